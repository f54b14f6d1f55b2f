/** Action or link of a toast, such as undo. */
type Offer = { label: string; run: () => void } | { label: string; to: string };

const SHOWN_FOR_MS = 6_000;
/** Longer for keyboard users, who may have to hear the text first. */
const OFFERED_FOR_MS = 20_000;

let timer: ReturnType<typeof setTimeout> | undefined;

function region(): HTMLElement | null {
	return document.querySelector<HTMLElement>("[data-toast]");
}

/** Announces a text to screen readers that the page itself already shows. */
export function announce(text: string): void {
	const line = Object.assign(document.createElement("span"), { textContent: text });
	region()?.querySelector("[role=status]")?.replaceChildren(line);
}

/**
 * Shows a toast, which replaces the previous one. It stays while hovered or focused. Errors must also be shown
 * elsewhere.
 * @param keyHint tells screen reader users that Tab leads to the offers; announced before the offers' labels
 */
export function showToast(text: string, offers: readonly Offer[] = [], keyHint = ""): void {
	const from = document.activeElement;
	const time = from?.matches(":focus-visible") ? OFFERED_FOR_MS : SHOWN_FOR_MS;
	// Announced separately from the visible toast: some screen readers skip links and buttons in a message, others read
	// them.
	announce(offers.length > 0 ? `${text} ${keyHint} ${offers.map(({ label }) => label).join(", ")}.` : text);
	const words = Object.assign(document.createElement("span"), { textContent: text, className: "py-3" });
	words.setAttribute("aria-hidden", "true");
	const line = Object.assign(document.createElement("section"), { className: "toast" });
	line.setAttribute("aria-label", text);
	const end = () => {
		const hasFocus = line.contains(document.activeElement);
		line.remove();
		announce("");
		if (hasFocus) restoreFocus(from);
	};
	const wait = () => {
		clearTimeout(timer);
		timer = setTimeout(end, time);
	};
	line.replaceChildren(words, ...offers.map((offer) => createOffer(offer, end)));
	for (const name of ["pointerenter", "focusin"]) line.addEventListener(name, () => clearTimeout(timer));
	for (const name of ["pointerleave", "focusout"]) line.addEventListener(name, wait);
	region()?.querySelector(".toast")?.remove();
	region()?.appendChild(line);
	handleTabKey(line, from, end);
	wait();
}

function restoreFocus(element: Element | null): void {
	const isThere = element?.isConnected && element !== document.body;
	const place = isThere ? element : document.querySelector("main");
	if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}

/** Puts the toast, which is at the end of the document, into the tab order once, after the focused element. */
function handleTabKey(line: HTMLElement, from: Element | null, end: () => void): void {
	const stops = [...line.querySelectorAll<HTMLElement>(".toast-offer")];
	let isPassed = false;
	function press(event: KeyboardEvent): void {
		if (!line.isConnected) {
			document.removeEventListener("keydown", press);
			return;
		}
		const { activeElement } = document;
		const at = stops.findIndex((stop) => stop.matches(":focus"));
		if (event.key === "Escape" && at !== -1) end();
		if (event.key !== "Tab" || event.ctrlKey || event.altKey || event.metaKey) return;
		if (at === -1) {
			const isThere = activeElement === from || activeElement === document.body;
			if (isPassed || event.shiftKey || !isThere) return;
			isPassed = true;
			stops[0]?.focus();
			// An open modal dialog keeps the toast from taking the focus.
			if (document.activeElement === stops[0]) event.preventDefault();
		} else if (at === (event.shiftKey ? 0 : stops.length - 1)) {
			// Going forwards, the browser continues from there.
			if (event.shiftKey) event.preventDefault();
			restoreFocus(from);
		}
	}
	if (stops.length > 0) document.addEventListener("keydown", press);
}

function createOffer(offer: Offer, end: () => void): HTMLElement {
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
