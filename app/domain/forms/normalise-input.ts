import { wellFormed } from "../formatting/well-formed";

/** Bidirectional control characters can disguise text, and no name needs them. */
const turningMarks = /[\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Trims and normalises text (Unicode NFC). Returns undefined for null or blank text. */
export function normaliseInput(value: unknown): unknown {
	if (value === null) return undefined;
	if (typeof value !== "string") return value;
	const text = wellFormed(value).replace(turningMarks, "").normalize("NFC").trim();
	return text === "" ? undefined : text;
}
