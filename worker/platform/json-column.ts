import type * as z from "zod";

/** Reads a column that holds JSON. @throws where the column holds anything but what the schema describes */
export function jsonColumn<Value>(schema: z.ZodType<Value>): (json: string) => Value {
	return (json) => schema.parse(JSON.parse(json));
}
