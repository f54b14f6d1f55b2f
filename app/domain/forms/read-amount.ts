import { readNumber } from "../formatting/read-number";
import { given } from "./given";

/** Amounts as people write them: `300000`, `300.000`, `€ 1.234,56`. What cannot be read is left for the schema to refuse. */
export function readAmount(value: unknown): unknown {
	const text = given(value);
	if (typeof text !== "string") return text;
	return readNumber(text.replace(/€|EUR/gi, "").trim(), "thousands") ?? text;
}
