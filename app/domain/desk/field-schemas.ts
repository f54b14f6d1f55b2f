import * as z from "zod";
import { type FieldFault, fault } from "./answers.ts";

/** An optional field: blank becomes null. */
export function blankIsNull<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((value) => (value === "" || value === undefined ? null : value), schema.nullable());
}

/** A line of text shown on the site or in emails. */
export function deskLine(longest: number) {
	return z
		.string(fault("required"))
		.trim()
		.min(1, fault("required"))
		.max(longest, fault("long"))
		.refine((text) => !/[<>\p{Cc}]/u.test(text), fault("markup"));
}

/** A time of day, such as `09:00`. */
export const deskTime = z.string(fault("time")).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, fault("time"));

/** An integer within inclusive limits. @param code error for every violation */
export function deskCount(code: FieldFault, least: number, most: number) {
	return z.coerce.number(code).int(code).min(least, code).max(most, code);
}

export const deskProperty = deskCount("property", 1, Number.MAX_SAFE_INTEGER);
