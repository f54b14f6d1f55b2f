import type { ToastOffer } from "./toast-line";

const ID = "toast";

/**
 * A short confirmation of an action, in the browser only; a new one takes the place of the last. Never the only place
 * where an error is shown.
 */
export function showToast(text: string, offers: readonly ToastOffer[] = []) {
	const region = document.getElementById(ID);
	if (region) void import("./toast-line").then(({ showIn }) => showIn(region, text, offers));
}

/** Says to a screen reader what the page itself shows. */
export function announce(text: string): void {
	const line = Object.assign(document.createElement("p"), { className: "sr-only", textContent: text });
	document.getElementById(ID)?.replaceChildren(line);
}

/** Rendered once, at the end of the page; what it shows is drawn by a script of its own. */
export function ToastRegion() {
	return <div id={ID} role="status" className="toast-region" />;
}
