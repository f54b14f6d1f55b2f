import type * as z from "zod";

/** Reads a column that holds JSON. @throws where the column holds anything but what the schema describes */
export function jsonColumn<Value>(schema: z.ZodType<Value>): (json: string) => Value {
	return (json) => schema.parse(JSON.parse(json));
}

/** What the site itself wrote as JSON, of the type that it had then. It is not checked again. */
export function ownJson<Value>(json: string): Value {
	return JSON.parse(json);
}

/** What somebody else wrote as JSON; null where it is none. */
export function jsonOrNull(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
