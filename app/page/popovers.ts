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

/** Panels for browsers that lack a part of what they need: places, or popovers at all. */
export function helpPopovers(): void {
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
