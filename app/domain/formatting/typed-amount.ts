import { readNumber } from "./read-number";

/**
 * Allowed around the figures: a currency before or after, the dash for no cents, a suffix for thousands or millions.
 */
const WRITTEN =
	/^(?:€|eur)?\s*(.*?)(?:[.,][-–]{1,2})?\s*(k|m|mio|mln|miljoen|millions?|millionen)?\s*(?:€|euros?|eur)?$/i;
const MAX_LENGTH = 40;
const factors: Readonly<Record<string, number>> = { k: 1e3, m: 1e6 };

/**
 * Parses an amount as visitors type it in any of the languages, rounded to the cent: `350000`, `350.000`, `€ 350 000`,
 * `2.500,50 euro`, `350.000,-`, `350k`, `1,2m`, `1,2 miljoen`. Null for anything else.
 */
export function typedAmount(text: string): number | null {
	if (text.length > MAX_LENGTH) return null;
	const [, figures = "", short = ""] = WRITTEN.exec(text.trim()) ?? [];
	const number = readNumber(figures, "thousands");
	if (number === null) return null;
	return Math.round(number * (factors[short.charAt(0).toLowerCase()] ?? 1) * 100) / 100;
}
