export type Random = {
	/** Number from 0 (inclusive) to 1 (exclusive). */
	next(): number;
	/** Integer, both ends inclusive. */
	int(lowest: number, highest: number): number;
	pick<T>(items: readonly T[]): T;
	/** True with the given probability. */
	chance(probability: number): boolean;
	shuffled<T>(items: readonly T[]): T[];
};

/** Creates a seeded generator (mulberry32): the same seed gives the same numbers on every machine. */
export function createRandom(seed: number): Random {
	let state = seed >>> 0;
	function next(): number {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}
	const int = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1));
	function shuffled<T>(items: readonly T[]): T[] {
		const copy = [...items];
		for (let last = copy.length - 1; last > 0; last -= 1) {
			const other = int(0, last);
			[copy[last], copy[other]] = [copy[other]!, copy[last]!];
		}
		return copy;
	}
	return {
		next,
		int,
		pick: (items) => items[int(0, items.length - 1)]!,
		chance: (probability) => next() < probability,
		shuffled,
	};
}
