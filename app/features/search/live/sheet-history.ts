import { historyEntry, shownAddress } from "../../../page/swap";
import { OPEN_POPOVER } from "../../../ui/open-popover";

/** Whether the current history entry is that of an open sheet. */
export function isSheetEntry(): boolean {
	return historyEntry().sheet === true;
}

/**
 * Gives an open sheet its own history entry. Going back closes it and leaves the page unchanged: its popstate events
 * are hidden from the code that swaps parts of the page. @returns function that stops this
 */
export function followSheet(sheet: HTMLElement): () => void {
	let isOpen = false;
	/** Number of pending history.go() calls of our own. */
	let pendingSteps = 0;

	function step(delta: number) {
		pendingSteps += 1;
		history.go(delta);
	}

	function open() {
		isOpen = true;
		history.pushState({ ...historyEntry(), sheet: true }, "");
	}

	function close() {
		isOpen = false;
		if (isSheetEntry()) step(-1);
	}

	const isShown = () => location.pathname + location.search === shownAddress();

	// Runs in the capture phase, before the listener of the page swaps, which handles every step to another state.
	function onPopState(event: PopStateEvent) {
		if (pendingSteps > 0) {
			pendingSteps -= 1;
			if (isShown()) event.stopImmediatePropagation();
			return;
		}
		if (!isOpen) return;
		event.stopImmediatePropagation();
		isOpen = false;
		sheet.hidePopover();
		// Going back after a choice in the sheet keeps the choice.
		if (!isShown()) step(1);
	}

	window.addEventListener("popstate", onPopState, { capture: true });
	function onToggle(event: ToggleEvent) {
		if (event.newState === "open" && !isOpen) open();
		else if (event.newState === "closed" && isOpen) close();
	}

	// beforetoggle fires before the sheet shows, so going back cannot happen in between. Browsers without popovers
	// only send toggle.
	sheet.addEventListener("beforetoggle", onToggle);
	sheet.addEventListener("toggle", onToggle);
	if (sheet.matches(OPEN_POPOVER)) open();
	return () => {
		window.removeEventListener("popstate", onPopState, { capture: true });
		sheet.removeEventListener("beforetoggle", onToggle);
		sheet.removeEventListener("toggle", onToggle);
	};
}
