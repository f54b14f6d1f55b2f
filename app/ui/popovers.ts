import { OPEN_POPOVER } from "./open-popover";

const GAP_PX = 8;

/** Puts a panel under its button, in browsers without CSS anchor positioning. */
function place(panel: HTMLElement): void {
	const button = document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`);
	if (!button) return;
	const anchor = button.getBoundingClientRect();
	const left = panel.dataset.popover === "end" ? anchor.right - panel.offsetWidth : anchor.left;
	const highestLeft = document.documentElement.clientWidth - panel.offsetWidth - GAP_PX;
	panel.style.inset = `${anchor.bottom + GAP_PX}px auto auto ${Math.max(GAP_PX, Math.min(left, highestLeft))}px`;
	panel.style.margin = "0";
}

/** A panel covers what is behind it, so moving the focus out of it closes it. */
function closeLeft({ target }: FocusEvent): void {
	if (!(target instanceof Element)) return;
	for (const panel of document.querySelectorAll<HTMLElement>(`[popover="auto"]${OPEN_POPOVER}`)) {
		const isIts = panel.contains(target) || target.closest(`[popovertarget="${CSS.escape(panel.id)}"]`);
		if (!isIts) panel.hidePopover();
	}
}

/** What panels need beyond the browser: to close when they are left, a place, and in old ones popovers at all. */
export function helpPopovers(): void {
	document.addEventListener("focusin", closeLeft);
	if (!CSS.supports("position-area", "bottom")) {
		document.addEventListener(
			"toggle",
			({ target }) => target instanceof HTMLElement && target.dataset.popover && place(target),
			{ capture: true },
		);
	}
	if (!("popover" in HTMLElement.prototype)) {
		void import("./popover-fallback").then(({ providePopovers }) => providePopovers());
	}
}
