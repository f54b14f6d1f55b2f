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

/** Call it when an island is hydrated: its buttons work from now on. @returns whether it was not before */
export function markHydrated(part: HTMLElement): boolean {
	const isFirst = part.hasAttribute(DEHYDRATED);
	part.removeAttribute(DEHYDRATED);
	return isFirst;
}

/** Call it after that, when its effects have run. */
export function replayEarlyInput(part: HTMLElement): void {
	if (applyEarlyInput) applyEarlyInput(part);
	else void prepareHydration().then(() => applyEarlyInput?.(part));
}

/**
 * Removes the mark from a press that took effect at once. Call it before hydration: from then on React stops most events
 * for what is not hydrated. It lets those through whose island waits together with a change of the page around it.
 */
export function clearHandledPresses(): void {
	window.addEventListener("click", ({ target }) => {
		const button = target instanceof Element ? target.closest(`[${PRESSED}]`) : null;
		const waiting = button?.closest(`[${DEHYDRATED}]`);
		if (!waiting || waiting === document.documentElement) button?.removeAttribute(PRESSED);
	});
}
