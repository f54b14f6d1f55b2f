import { DEHYDRATED, INTERACTED, PRESSED } from "./island-marks";

type ApplyEarlyInput = (part: HTMLElement) => void;

let applyEarlyInput: ApplyEarlyInput | null = null;

/**
 * Fetches what carries out early deeds, where there are any. Call it before a part comes alive: React may draw the part
 * anew at once, and what was ticked would be gone.
 */
export async function prepareHydration(): Promise<void> {
	if (typeof document === "undefined" || !document.documentElement.hasAttribute(INTERACTED)) return;
	// Without it the page goes on with what is done from now on.
	applyEarlyInput ??= await import("./early-input").then((module) => module.applyEarlyInput).catch(() => null);
}

/** Call it when a part has come alive: what was done in it while it slept is carried out. */
export function markHydrated(part: HTMLElement): void {
	if (!part.hasAttribute(DEHYDRATED)) return;
	part.removeAttribute(DEHYDRATED);
	if (applyEarlyInput) applyEarlyInput(part);
	else void prepareHydration().then(() => applyEarlyInput?.(part));
}

/**
 * Takes the mark from a press that was carried out at once. Call it before the page comes alive: from then on React
 * stops the presses that it cannot hand on to a part, so that they do not come here.
 */
export function clearHandledPresses(): void {
	window.addEventListener("click", ({ target }) => {
		if (target instanceof Element) target.closest(`[${PRESSED}]`)?.removeAttribute(PRESSED);
	});
}
