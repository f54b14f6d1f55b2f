import { type RefObject, useEffect, useState } from "react";
import { OPEN_POPOVER } from "../../../ui/open-popover";
import { PHONE } from "../../../ui/phone";

const FINGER = "(pointer: coarse)";

/** Opens a place box over the whole screen on phones. */
export function openOnPhone(box: HTMLElement | null): void {
	if (box && !box.matches(OPEN_POPOVER) && matchMedia(PHONE).matches) box.showPopover();
}

/** Tracks whether the focus is in a place box, which fills the screen on phones. */
export function useFocusWithin(box: RefObject<HTMLElement | null>, input: RefObject<HTMLElement | null>) {
	const [hasFocus, setFocus] = useState(false);
	const [isFullScreen, setFull] = useState(false);

	// The press that loaded this script came before its listeners.
	useEffect(() => {
		if (document.activeElement !== input.current) return;
		setFocus(true);
		if (matchMedia(FINGER).matches) openOnPhone(box.current);
	}, [box, input]);

	useEffect(() => {
		const element = box.current;
		const look = () => setFull(element?.matches(OPEN_POPOVER) ?? false);
		element?.addEventListener("toggle", look);
		return () => element?.removeEventListener("toggle", look);
	}, [box]);

	function exitFullScreen() {
		if (box.current?.matches(OPEN_POPOVER)) box.current.hidePopover();
		input.current?.blur();
	}

	return {
		isFullScreen,
		hasFocusWithin: hasFocus || isFullScreen,
		setFocus,
		exitFullScreen,
		/** Focusing the field by script would open a phone's keyboard over the page. */
		canFocus: () => isFullScreen || !matchMedia(PHONE).matches,
	};
}
