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

type Replay = (part: HTMLElement) => void;

let replay: Replay | null = null;

/**
 * Fetches what carries out early deeds, where there are any. Call it before a part comes alive: React may draw the part
 * anew at once, and what was ticked would be gone.
 */
export async function prepareToWake(): Promise<void> {
	if (typeof document === "undefined" || !document.documentElement.hasAttribute(TOUCHED)) return;
	// Without it the page goes on with what is done from now on.
	replay ??= await import("./replay").then((module) => module.replay).catch(() => null);
}

/** Call it when a part has come alive: what was done in it while it slept is carried out. */
export function wake(part: HTMLElement): void {
	if (!part.hasAttribute(ASLEEP)) return;
	part.removeAttribute(ASLEEP);
	if (replay) replay(part);
	else void prepareToWake().then(() => replay?.(part));
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
