/** The value of a number as people write it in any of the four languages: `400.000`, `400 000`, `1,200`, `1,5`. */
export function numberIn(text: string): number {
	if (/^\d{1,3}(?:[.,'\s]\d{3})+$/.test(text)) return Number(text.replace(/\D/g, ""));
	return Number(text.replace(",", "."));
}

/**
 * The lower end of a range that is written short: `200-300k` and `200 to 300.000` start at 200.000.
 * @param factor what the upper end was multiplied by
 */
export function lowerEnd(low: number, high: number, factor: number): number {
	if (factor > 1 && low * factor < high) return low * factor;
	return low < 1_000 && high >= 10_000 && low * 1_000 < high ? low * 1_000 : low;
}
