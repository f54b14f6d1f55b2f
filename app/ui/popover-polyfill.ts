const OPEN = "data-popover-open";

function invokersOf(panel: HTMLElement): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>(`[popovertarget="${CSS.escape(panel.id)}"]`)];
}

function setOpen(panel: HTMLElement, isOpen: boolean): void {
	if (panel.hasAttribute(OPEN) === isOpen) return;
	panel.toggleAttribute(OPEN, isOpen);
	for (const button of invokersOf(panel)) button.setAttribute("aria-expanded", String(isOpen));
	panel.dispatchEvent(Object.assign(new Event("toggle"), { newState: isOpen ? "open" : "closed" }));
}

function opened(): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>(`[${OPEN}]`)];
}

function press({ target }: Event): void {
	if (!(target instanceof Element)) return;
	const button = target.closest("[popovertarget]");
	const panel = document.getElementById(button?.getAttribute("popovertarget") ?? "");
	for (const other of opened()) {
		if (other !== panel && !other.contains(target)) setOpen(other, false);
	}
	if (!panel) return;
	const isHiding = button?.getAttribute("popovertargetaction") === "hide";
	setOpen(panel, !isHiding && !panel.hasAttribute(OPEN));
}

function pressKey({ key }: KeyboardEvent): void {
	const panel = opened().at(-1);
	if (key !== "Escape" || !panel) return;
	setOpen(panel, false);
	invokersOf(panel)[0]?.focus();
}

/**
 * Polyfill for browsers without popovers, such as Safari before 17: a button opens its panel; the button, Escape or a
 * press outside closes it. The style sheets support both marks of an open panel.
 */
export function installPopoverPolyfill(): void {
	Object.assign(HTMLElement.prototype, {
		showPopover(this: HTMLElement) {
			setOpen(this, true);
		},
		hidePopover(this: HTMLElement) {
			setOpen(this, false);
		},
	});
	document.addEventListener("click", press);
	document.addEventListener("keydown", pressKey);
}
