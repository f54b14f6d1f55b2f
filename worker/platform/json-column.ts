import type * as z from "zod";

/** Returns a parser for a JSON column. @throws when the JSON does not match the schema */
export function jsonColumn<Value>(schema: z.ZodType<Value>): (json: string) => Value {
	return (json) => schema.parse(JSON.parse(json));
}

/** Parses JSON that the site itself wrote, without validation; it has the type of the time when it was written. */
export function parseTrustedJson<Value>(json: string): Value {
	return JSON.parse(json);
}

/** Parses JSON from outside; null when it is invalid. */
export function jsonOrNull(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
