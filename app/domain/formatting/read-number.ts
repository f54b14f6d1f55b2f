/** Thousands with one separator (also a blank or an apostrophe), decimals with another. */
const GROUPED = /^(-?[1-9]\d{0,2}(?:([.,\s'’])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;
const PLAIN = /^(-?\d+)(?:[.,](\d+))?$/;

/**
 * Parses a number as people and systems write it: `1250`, `1.250,50`, `1,250.50`, `1 250`.
 * @param oneSign meaning of a single separator before three digits (`1.250`): thousands, as in prices and surfaces, or
 * decimal
 * @returns null for anything else
 */
export function readNumber(text: string, oneSign: "thousands" | "decimal"): number | null {
	const patterns = oneSign === "thousands" ? [GROUPED, PLAIN] : [PLAIN, GROUPED];
	for (const pattern of patterns) {
		const match = pattern.exec(text);
		if (match?.[1] === undefined) continue;
		return Number(`${match[1].replace(/[^\d-]/g, "")}.${match.at(-1) ?? "0"}`);
	}
	return null;
}
