import { OPEN_POPOVER } from "./open-popover";

const GAP_PX = 8;

/** Positions a panel under its button, in browsers without CSS anchor positioning. */
function positionPanel(panel: HTMLElement): void {
	const button = document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`);
	if (!button) return;
	const anchor = button.getBoundingClientRect();
	const left = panel.dataset.popover === "end" ? anchor.right - panel.offsetWidth : anchor.left;
	const highestLeft = document.documentElement.clientWidth - panel.offsetWidth - GAP_PX;
	panel.style.inset = `${anchor.bottom + GAP_PX}px auto auto ${Math.max(GAP_PX, Math.min(left, highestLeft))}px`;
	panel.style.margin = "0";
}

/** Closes a panel when the focus leaves it, because it covers the content behind. */
function closeOnFocusOut({ target }: FocusEvent): void {
	if (!(target instanceof Element)) return;
	for (const panel of document.querySelectorAll<HTMLElement>(`[popover="auto"]${OPEN_POPOVER}`)) {
		const isIts = panel.contains(target) || target.closest(`[popovertarget="${CSS.escape(panel.id)}"]`);
		if (!isIts) panel.hidePopover();
	}
}

/** Closes panels on loss of focus, positions them, and polyfills popovers in old browsers. */
export function setUpPopovers(): void {
	document.addEventListener("focusin", closeOnFocusOut);
	if (!CSS.supports("position-area", "bottom")) {
		document.addEventListener(
			"toggle",
			({ target }) => target instanceof HTMLElement && target.dataset.popover && positionPanel(target),
			{ capture: true },
		);
	}
	if (!("popover" in HTMLElement.prototype)) {
		void import("./popover-polyfill").then(({ installPopoverPolyfill }) => installPopoverPolyfill());
	}
}
