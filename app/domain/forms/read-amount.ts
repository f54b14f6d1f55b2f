import { typedAmount } from "../formatting/typed-amount";
import { given } from "./given";

/** An amount that was typed into a form. What cannot be read is left for the schema to refuse. */
export function readAmount(value: unknown): unknown {
	const text = given(value);
	return typeof text === "string" ? (typedAmount(text) ?? text) : text;
}
