/** Marks what is drawn but not alive yet, and inside it the buttons that were pressed too early, with the moment. */
export const ASLEEP = "data-asleep";
export const PRESSED = "data-pressed";

/** On `<html>` once somebody has moved, touched or typed. */
export const TOUCHED = "data-touched";
export const FIRST_TOUCHES = [
	"pointerover",
	"pointerdown",
	"focusin",
	"keydown",
	"click",
	"change",
	"popstate",
] as const;

/** Call it after a part has come alive: what was done in it while it slept is carried out. */
export function wake(part: HTMLElement): void {
	if (!part.hasAttribute(ASLEEP)) return;
	part.removeAttribute(ASLEEP);
	if (!document.documentElement.hasAttribute(TOUCHED)) return;
	// Without it the page goes on with what is done from now on.
	import("./replay").then(({ replay }) => replay(part)).catch(() => undefined);
}

/**
 * Takes the mark from a press that was carried out at once. Call it before the page comes alive: from then on React
 * stops the presses that it cannot hand on to a part, so that they do not come here.
 */
export function forgetHandledPresses(): void {
	window.addEventListener("click", ({ target }) => {
		if (target instanceof Element) target.closest(`[${PRESSED}]`)?.removeAttribute(PRESSED);
	});
}
