import { quantile } from "./quantile";

const HIGHEST = 50_000;

/** The middle of many whole numbers, without keeping or sorting them. Those above a limit count as the limit. */
export function createMiddle() {
	let counts: Uint32Array | null = null;
	let count = 0;

	function nth(at: number): number {
		let before = 0;
		for (let step = 0; step <= HIGHEST; step += 1) {
			before += counts?.[step] ?? 0;
			if (before > at) return step;
		}
		return 0;
	}

	return {
		add(value: number): void {
			counts ??= new Uint32Array(HIGHEST + 1);
			const step = Math.min(HIGHEST, Math.max(0, Math.round(value)));
			counts[step] = (counts[step] ?? 0) + 1;
			count += 1;
		},
		count: () => count,
		value: () => quantile(count, 0.5, nth),
	};
}
