import * as z from "zod";
import { fault } from "../../../domain/desk/answers";
import { deskLine } from "../../../domain/desk/field-schemas";

const line = deskLine(120);

/** Somebody whom the site introduces: a name, an office, and a role in each language. */
export const memberSchema = z.object({
	name: line,
	office: z.string().max(60),
	nl: line,
	fr: line,
	en: line,
	de: line,
	/** His own number at the institute. */
	number: z
		.string()
		.trim()
		.max(40, fault("long"))
		.refine((text) => !/[<>\p{Cc}]/u.test(text), fault("markup"))
		.default(""),
	/** Codes with commas between. */
	languages: z
		.string()
		.trim()
		.toLowerCase()
		.max(60, fault("long"))
		.regex(/^(?:[a-z]{2}(?:\s*,\s*[a-z]{2})*)?$/, fault("languages"))
		.default("")
		.transform((text) => (text === "" ? [] : text.split(/\s*,\s*/))),
});
