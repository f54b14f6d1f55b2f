/** What a message offers beside its text: undoing it, or a page to see it on. */
export type ToastOffer = { label: string; run: () => void } | { label: string; to: string };

const SHOWN_FOR_MS = 6_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Draws a message in place of the last one. It stays while it is pointed at or has the focus. */
export function showIn(region: Element, text: string, offers: readonly ToastOffer[]): void {
	const end = () => region.replaceChildren();
	const wait = () => {
		clearTimeout(timer);
		timer = setTimeout(end, SHOWN_FOR_MS);
	};
	const hold = () => clearTimeout(timer);
	const words = Object.assign(document.createElement("span"), { textContent: text, className: "py-3" });
	const line = Object.assign(document.createElement("p"), { className: "toast" });
	line.replaceChildren(words, ...offers.map((offer) => offered(offer, end)));
	for (const name of ["pointerenter", "focusin"]) line.addEventListener(name, hold);
	for (const name of ["pointerleave", "focusout"]) line.addEventListener(name, wait);
	region.replaceChildren(line);
	wait();
}

function offered(offer: ToastOffer, end: () => void): HTMLElement {
	const element = document.createElement("to" in offer ? "a" : "button");
	element.className = "toast-offer";
	element.textContent = offer.label;
	if (element instanceof HTMLAnchorElement) {
		if ("to" in offer) element.href = offer.to;
		return element;
	}
	element.addEventListener("click", () => {
		if ("run" in offer) offer.run();
		end();
	});
	return element;
}
