import { DEHYDRATED, INTERACTED, PRESSED } from "./island-marks";

type ApplyEarlyInput = (part: HTMLElement) => void;

let applyEarlyInput: ApplyEarlyInput | null = null;

/**
 * Loads the replay of early input, where there is any. Call it before an island hydrates: React may render the island
 * again at once, and early input would be lost.
 */
export async function prepareHydration(): Promise<void> {
	if (typeof document === "undefined" || !document.documentElement.hasAttribute(INTERACTED)) return;
	// If loading fails, only early input is lost.
	applyEarlyInput ??= await import("./early-input").then((module) => module.applyEarlyInput).catch(() => null);
}

/** Call it when an island is hydrated: replays its early input. */
export function markHydrated(part: HTMLElement): void {
	if (!part.hasAttribute(DEHYDRATED)) return;
	part.removeAttribute(DEHYDRATED);
	if (applyEarlyInput) applyEarlyInput(part);
	else void prepareHydration().then(() => applyEarlyInput?.(part));
}

/**
 * Removes the mark from a press that took effect at once. Call it before hydration: from then on React
 * stops events for islands that are not hydrated, and they do not arrive here.
 */
export function clearHandledPresses(): void {
	window.addEventListener("click", ({ target }) => {
		if (target instanceof Element) target.closest(`[${PRESSED}]`)?.removeAttribute(PRESSED);
	});
}
