import { typedAmount } from "../formatting/typed-amount";
import { normaliseInput } from "./normalise-input";

/** Parses an amount typed into a form. Unreadable text is returned for the schema to reject. */
export function readAmount(value: unknown): unknown {
	const text = normaliseInput(value);
	return typeof text === "string" ? (typedAmount(text) ?? text) : text;
}
