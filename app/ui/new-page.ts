/** Controls that stay while the address changes: filters and their like, with the links of a panel. */
const STAYING = "input, select, textarea, button, summary, [popover] a";

/** Where in the site the visitor was at last; another query or anchor is not another page. */
let shown = typeof location === "undefined" ? "" : location.pathname;

/**
 * Moves the focus to the title of a page that has just been drawn: a screen reader then reads it, and the next press of
 * Tab is in the page. The focus stays on a control of the page that is still there.
 */
export function focusNewPage(): void {
	if (location.pathname === shown) return;
	shown = location.pathname;
	const main = document.querySelector("main");
	const focused = document.activeElement;
	if (!main || (focused && main.contains(focused) && focused.matches(STAYING))) return;
	const title = main.querySelector("h1") ?? main;
	title.tabIndex = -1;
	title.focus({ preventScroll: true });
}
