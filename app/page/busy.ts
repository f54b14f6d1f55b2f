import { isPlainClick } from "./presses";

const LEAVING = "data-leaving";

/** Whether a click loads another document of the site in this window. */
function isNavigation(link: HTMLAnchorElement, event: MouseEvent): boolean {
	if (event.defaultPrevented || !isPlainClick(event)) return false;
	if (link.target || link.origin !== location.origin || /\.\w+$/.test(link.pathname)) return false;
	return link.pathname + link.search !== location.pathname + location.search;
}

/** Marks the clicked link and shows the progress line under the header. */
export function showBusy(link?: Element): void {
	document.documentElement.dataset.busy = "";
	link?.setAttribute(LEAVING, "");
}

export function hideBusy(): void {
	delete document.documentElement.dataset.busy;
	for (const link of document.querySelectorAll(`[${LEAVING}]`)) link.removeAttribute(LEAVING);
}

/** Shows the busy state on clicks of links and submits of forms. */
export function showBusyOnNavigation(): void {
	document.addEventListener("click", (event) => {
		const link = event.target instanceof Element ? event.target.closest("a") : null;
		if (link && isNavigation(link, event)) showBusy(link);
	});
	window.addEventListener("submit", (event) => {
		if (!event.defaultPrevented) showBusy();
	});
	// Restored from the back-forward cache.
	window.addEventListener("pageshow", ({ persisted }) => persisted && hideBusy());
}
