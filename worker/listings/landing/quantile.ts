/** A price per m², rounded to the euro before it is compared, so that every page shows the same figure. */
export function perSquareMetre(price: number, surface: number): number {
	return Math.round(price / surface);
}

/**
 * The value below which so much of a number of values lies, between the two nearest in proportion.
 * @param nth the value that comes after so many, in order
 */
export function quantile(count: number, part: number, nth: (at: number) => number): number {
	const at = (count - 1) * part;
	const [below, above] = [nth(Math.floor(at)), nth(Math.ceil(at))];
	return below + (above - below) * (at - Math.floor(at));
}

const HIGHEST = 50_000;
/** Room at first: it grows with the numbers that come. */
const ROOM = 256;

/** The middle of many whole numbers, without keeping or sorting them. Those above a limit count as the limit. */
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
