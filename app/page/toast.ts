/** What a message offers beside its text: to undo something, or a page to see it on. */
type Offer = { label: string; run: () => void } | { label: string; to: string };

const SHOWN_FOR_MS = 6_000;

let timer: ReturnType<typeof setTimeout> | undefined;

function region(): HTMLElement | null {
	return document.querySelector<HTMLElement>("[data-toast]");
}

/** Says to a screen reader what the page itself shows. */
export function announce(text: string): void {
	const line = Object.assign(document.createElement("p"), { className: "sr-only", textContent: text });
	region()?.replaceChildren(line);
}

/**
 * A short message in place of the last one, for what can be undone. It stays while it is pointed at or has the focus.
 * Never the only place where an error is shown.
 */
export function showToast(text: string, offers: readonly Offer[] = []): void {
	const place = region();
	const end = () => place?.replaceChildren();
	const wait = () => {
		clearTimeout(timer);
		timer = setTimeout(end, SHOWN_FOR_MS);
	};
	const words = Object.assign(document.createElement("span"), { textContent: text, className: "py-3" });
	const line = Object.assign(document.createElement("p"), { className: "toast" });
	line.replaceChildren(words, ...offers.map((offer) => offered(offer, end)));
	for (const name of ["pointerenter", "focusin"]) line.addEventListener(name, () => clearTimeout(timer));
	for (const name of ["pointerleave", "focusout"]) line.addEventListener(name, wait);
	place?.replaceChildren(line);
	wait();
}

function offered(offer: Offer, end: () => void): HTMLElement {
	if ("to" in offer) {
		return Object.assign(document.createElement("a"), {
			className: "toast-offer",
			textContent: offer.label,
			href: offer.to,
		});
	}
	const button = Object.assign(document.createElement("button"), {
		type: "button" as const,
		className: "toast-offer",
		textContent: offer.label,
	});
	button.addEventListener("click", () => {
		offer.run();
		end();
	});
	return button;
}
