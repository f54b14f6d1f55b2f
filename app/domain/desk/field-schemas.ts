import * as z from "zod";
import { type FieldFault, fault } from "./answers.ts";

/** A field that may stay empty: null then. */
export function blankIsNull<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((value) => (value === "" || value === undefined ? null : value), schema.nullable());
}

/** A line of text that stands on the site or in emails. */
export function deskLine(longest: number) {
	return z
		.string(fault("required"))
		.trim()
		.min(1, fault("required"))
		.max(longest, fault("long"))
		.refine((text) => !/[<>\p{Cc}]/u.test(text), fault("markup"));
}

/** A time of day, `09:00`. */
export const deskTime = z.string(fault("time")).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, fault("time"));

/** A whole number, both ends allowed. @param code its one fault */
export function deskCount(code: FieldFault, least: number, most: number) {
	return z.coerce.number(code).int(code).min(least, code).max(most, code);
}

export const deskProperty = deskCount("property", 1, Number.MAX_SAFE_INTEGER);
