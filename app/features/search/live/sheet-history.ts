import { historyEntry, shownAddress } from "../../../page/swap";
import { OPEN_POPOVER } from "../../../ui/open-popover";

/** Whether the shown entry of the history is that of an open drawer. */
export function isSheetEntry(): boolean {
	return historyEntry().sheet === true;
}

/**
 * Gives an open drawer its own history entry: going back closes it and leaves the page as it is, because the code that
 * swaps parts of the page does not hear these steps. @returns how to stop
 */
export function followSheet(drawer: HTMLElement): () => void {
	let isOpen = false;
	/** Steps of our own that are under way. */
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

	// Before the listener of swapped parts, which hears of every step to another state of the page.
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
		// Back from a choice that was made in the drawer: it stays chosen.
		if (!isShown()) step(1);
	}

	window.addEventListener("popstate", goneBack, { capture: true });
	function follow(event: ToggleEvent) {
		if (event.newState === "open" && !isOpen) open();
		else if (event.newState === "closed" && isOpen) close();
	}

	// Before it shows, so that no step back can come between; browsers without popovers send the later event alone.
	drawer.addEventListener("beforetoggle", follow);
	drawer.addEventListener("toggle", follow);
	if (drawer.matches(OPEN_POPOVER)) open();
	return () => {
		window.removeEventListener("popstate", goneBack, { capture: true });
		drawer.removeEventListener("beforetoggle", follow);
		drawer.removeEventListener("toggle", follow);
	};
}
