/** Value of a number word, or the conjunction between two. */
export type Meaning = number | "and";

/** A language's number words, without accents, spaces and capitals, and its way of counting. */
export type Lexicon = {
	meanings: ReadonlyMap<string, Meaning>;
	/** Reads the number below a hundred at a position; null when there is none. */
	belowHundred(words: readonly Meaning[], at: number): Reading | null;
	/** Writes a whole number, 1 to 999,999,999, in words. */
	write(amount: number): string;
};

/** A number and the position after it. */
export type Reading = { value: number; next: number };

export const HUNDRED = 100;
export const THOUSAND = 1_000;
export const MILLION = 1_000_000;
export const BILLION = 1_000_000_000;

const FIRST_TEN = 20;

function isUnit(meaning: Meaning | undefined): meaning is number {
	return typeof meaning === "number" && meaning < 10;
}

export function isTen(meaning: Meaning | undefined): meaning is number {
	return typeof meaning === "number" && meaning >= FIRST_TEN && meaning < HUNDRED;
}

function isBelowHundred(meaning: Meaning | undefined): meaning is number {
	return typeof meaning === "number" && meaning < HUNDRED;
}

/** Units before tens, as in Dutch and German: "one and twenty". */
export function unitFirst(words: readonly Meaning[], at: number): Reading | null {
	const [first, joint, second] = words.slice(at, at + 3);
	if (isUnit(first) && joint === "and" && isTen(second)) return { value: first + second, next: at + 3 };
	return isBelowHundred(first) ? { value: first, next: at + 1 } : null;
}

/** Tens before units, as in English: "twenty-one". */
export function tenFirst(words: readonly Meaning[], at: number): Reading | null {
	const [first, second] = words.slice(at, at + 2);
	if (isTen(first) && isUnit(second)) return { value: first + second, next: at + 2 };
	return isBelowHundred(first) ? { value: first, next: at + 1 } : null;
}

/** Builds a map from word to meaning. */
export function meaningsOf(words: readonly (readonly [Meaning, ...string[]])[]): ReadonlyMap<string, Meaning> {
	return new Map(words.flatMap(([meaning, ...same]) => same.map((word) => [word, meaning] as const)));
}

export function groupsOf(amount: number): { millions: number; thousands: number; rest: number } {
	return {
		millions: Math.floor(amount / MILLION),
		thousands: Math.floor((amount % MILLION) / THOUSAND),
		rest: amount % THOUSAND,
	};
}
