import { given } from "./given";

/**
 * Amounts as people write them: `300000`, `300.000`, `300 000`, `€ 1.234,56`, `1,234.56`. A separator with three digits
 * after it groups thousands; with one or two it is the decimal separator.
 */
export function readAmount(value: unknown): unknown {
	const text = given(value);
	if (typeof text !== "string") return text;
	const bare = text.replace(/€|EUR/gi, "").replace(/[\s'\u2019]/g, "");
	const match = /^(\d{1,3}(?:([.,])\d{3}(?:\2\d{3})*)?|\d{1,12})(?:[.,](\d{1,2}))?$/.exec(bare);
	if (!match?.[1]) return text;
	return Number(`${match[1].replace(/\D/g, "")}.${match[3] ?? "0"}`);
}
