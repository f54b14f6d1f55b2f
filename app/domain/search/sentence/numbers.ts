import { readNumber } from "../../formatting/read-number";

/** Parses a number as written in any of the four languages: `400.000`, `400 000,00`, `1,200`, `1,5`. */
export function parseNumber(text: string): number {
	return readNumber(text, "thousands") ?? Number(text.replace(/\D/g, ""));
}

/**
 * Lower end of an abbreviated range: `200-300k` and `200 to 300.000` start at 200.000.
 * @param factor the multiplier of the upper end
 */
export function lowerEnd(low: number, high: number, factor: number): number {
	if (factor > 1 && low * factor < high) return low * factor;
	return low < 1_000 && high >= 10_000 && low * 1_000 < high ? low * 1_000 : low;
}
