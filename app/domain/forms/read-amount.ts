import { typedAmount } from "../formatting/typed-amount";
import { given } from "./given";

/** Parses an amount typed into a form. Unreadable text is returned for the schema to reject. */
export function readAmount(value: unknown): unknown {
	const text = given(value);
	return typeof text === "string" ? (typedAmount(text) ?? text) : text;
}
