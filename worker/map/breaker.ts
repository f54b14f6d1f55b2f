/** Failures in a row after which a source is left alone, and for how long. */
const FAILURES_ALLOWED = 3;
export const REST_MS = 60_000;

export type Breaker = {
	/** The source has failed too often: no requests until the pause is over. */
	isOpen(): boolean;
	succeeded(): void;
	failed(): void;
};

/** Spares visitors the wait for a source that does not answer. After the rest one question decides. */
export function createBreaker(now: () => number): Breaker {
	let failures = 0;
	let restsUntil = 0;
	return {
		isOpen: () => now() < restsUntil,
		succeeded() {
			failures = 0;
		},
		failed() {
			failures += 1;
			if (failures < FAILURES_ALLOWED) return;
			restsUntil = now() + REST_MS;
			failures = FAILURES_ALLOWED - 1;
		},
	};
}
