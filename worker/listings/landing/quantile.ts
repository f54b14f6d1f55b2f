/** A price per m², rounded to the euro before it is compared, so that every page shows the same figure. */
export function perSquareMetre(price: number, surface: number): number {
	return Math.round(price / surface);
}

/**
 * A quantile of sorted values, with linear interpolation between the two nearest.
 * @param part from 0 to 1
 * @param nth returns the value at a rank from 0
 */
export function quantile(count: number, part: number, nth: (at: number) => number): number {
	const at = (count - 1) * part;
	const [below, above] = [nth(Math.floor(at)), nth(Math.ceil(at))];
	return below + (above - below) * (at - Math.floor(at));
}

const HIGHEST = 50_000;
/** Initial size; grows with the values. */
const ROOM = 256;

/** Median of many whole numbers, computed by counting, without storing or sorting them. `HIGHEST` caps the values. */
export function createMiddle() {
	let counts = new Uint32Array(ROOM);
	let count = 0;

	function nth(at: number): number {
		let before = 0;
		for (let step = 0; step < counts.length; step += 1) {
			before += counts[step] ?? 0;
			if (before > at) return step;
		}
		return 0;
	}

	return {
		add(value: number): void {
			const step = Math.min(HIGHEST, Math.max(0, Math.round(value)));
			if (step >= counts.length) {
				const more = new Uint32Array(Math.max(step + 1, counts.length * 2));
				more.set(counts);
				counts = more;
			}
			counts[step] = (counts[step] ?? 0) + 1;
			count += 1;
		},
		count: () => count,
		value: () => quantile(count, 0.5, nth),
	};
}
