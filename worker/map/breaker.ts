/** Consecutive failures that open the breaker, and the pause in milliseconds. */
const FAILURES_ALLOWED = 3;
export const REST_MS = 60_000;

export type Breaker = {
	/** Whether requests are blocked until the pause is over. */
	isOpen(): boolean;
	succeeded(): void;
	failed(): void;
};

/**
 * Circuit breaker: visitors do not wait for a source that is down. After the pause, a single failure opens it again.
 */
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
