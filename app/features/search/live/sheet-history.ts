import { historyEntry, shownAddress } from "../../../page/swap";
import { OPEN_POPOVER } from "../../../ui/open-popover";

/** Whether the current history entry is that of an open drawer. */
export function isSheetEntry(): boolean {
	return historyEntry().sheet === true;
}

/**
 * Gives an open drawer its own history entry. Going back closes it and leaves the page unchanged: its popstate events
 * are hidden from the code that swaps parts of the page. @returns function that stops this
 */
export function followSheet(drawer: HTMLElement): () => void {
	let isOpen = false;
	/** Number of pending history.go() calls of our own. */
	let steps = 0;

	function step(delta: number) {
		steps += 1;
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
	function goneBack(event: PopStateEvent) {
		if (steps > 0) {
			steps -= 1;
			if (isShown()) event.stopImmediatePropagation();
			return;
		}
		if (!isOpen) return;
		event.stopImmediatePropagation();
		isOpen = false;
		drawer.hidePopover();
		// Going back after a choice in the drawer keeps the choice.
		if (!isShown()) step(1);
	}

	window.addEventListener("popstate", goneBack, { capture: true });
	function follow(event: ToggleEvent) {
		if (event.newState === "open" && !isOpen) open();
		else if (event.newState === "closed" && isOpen) close();
	}

	// beforetoggle fires before the drawer shows, so going back cannot happen in between. Browsers without popovers
	// only send toggle.
	drawer.addEventListener("beforetoggle", follow);
	drawer.addEventListener("toggle", follow);
	if (drawer.matches(OPEN_POPOVER)) open();
	return () => {
		window.removeEventListener("popstate", goneBack, { capture: true });
		drawer.removeEventListener("beforetoggle", follow);
		drawer.removeEventListener("toggle", follow);
	};
}
