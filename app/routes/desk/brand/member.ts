import * as z from "zod";

const line = z
	.string("required")
	.trim()
	.min(1, "required")
	.max(120, "long")
	.refine((text) => !/[<>\p{Cc}]/u.test(text), "markup");

/** Somebody whom the site introduces: a name, an office, and a role in each language. */
export const memberSchema = z.object({
	name: line,
	office: z.string().max(60),
	nl: line,
	fr: line,
	en: line,
	de: line,
});
