/** Thousands behind one sign, which may be a blank or an apostrophe, and decimals behind another one. */
const GROUPED = /^(-?[1-9]\d{0,2}(?:([.,\s'’])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;
const PLAIN = /^(-?\d+)(?:[.,](\d+))?$/;

/**
 * A number as people and systems write it: `1250`, `1.250,50`, `1,250.50`, `1 250`.
 * @param oneSign what a single sign before three digits is (`1.250`): the end of thousands, as in prices and surfaces, or
 * the decimal sign
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
