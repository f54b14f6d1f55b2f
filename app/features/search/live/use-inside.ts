import { type RefObject, useEffect, useState } from "react";
import { OPEN_POPOVER } from "../../../ui/open-popover";
import { PHONE } from "../../../ui/phone";

const FINGER = "(pointer: coarse)";

/** On a phone a box for places takes the whole screen. */
export function openOnPhone(box: HTMLElement | null): void {
	if (box && !box.matches(OPEN_POPOVER) && matchMedia(PHONE).matches) box.showPopover();
}

/** Whether the visitor is in a box for places, which takes the whole screen of a phone then. */
export function useInside(box: RefObject<HTMLElement | null>, input: RefObject<HTMLElement | null>) {
	const [hasFocus, setFocus] = useState(false);
	const [isFull, setFull] = useState(false);

	// The press that has brought this script came before it.
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

	function leaveFull() {
		if (box.current?.matches(OPEN_POPOVER)) box.current.hidePopover();
		input.current?.blur();
	}

	return {
		isFull,
		isInside: hasFocus || isFull,
		setFocus,
		leaveFull,
		/** Focused by script, the field would open a phone's keyboard over the page. */
		canFocus: () => isFull || !matchMedia(PHONE).matches,
	};
}
