import { readNumber } from "./read-number";

/** What people write around the figures: a sign or a word before or after them, and thousands or millions in short. */
const WRITTEN = /^(?:€|eur)?\s*(.*?)\s*(k|m)?\s*(?:€|euros?|eur)?$/i;
const LONGEST = 40;
const factors: Readonly<Record<string, number>> = { k: 1e3, m: 1e6 };

/**
 * An amount as visitors type it, in any of the languages and to the cent: `350000`, `350.000`, `€ 350 000`,
 * `2.500,50 euro`, `350k`, `1,2m`. Null for anything else.
 */
export function typedAmount(text: string): number | null {
	if (text.length > LONGEST) return null;
	const [, figures = "", short = ""] = WRITTEN.exec(text.trim()) ?? [];
	const number = readNumber(figures, "thousands");
	if (number === null) return null;
	return Math.round(number * (factors[short.toLowerCase()] ?? 1) * 100) / 100;
}
