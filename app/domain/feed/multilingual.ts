import * as z from "zod";

/** Maximum lengths of single-line texts, such as a title or a city, and of running text with markup. */
const LONGEST_LINE = 1_000;
const LONGEST_TEXT = 50_000;

/** The shape of a `Multilingual` text. Apart from it, so that pages which only read texts carry no validator. */
function multilingual(longest: number) {
	return z
		.union([z.string(), z.record(z.string().max(16), z.union([z.string(), z.null()]))])
		.refine(
			(text) => (typeof text === "string" ? [text] : Object.values(text)).every((each) => isWithin(each, longest)),
			{
				error: `Too long: expected at most ${longest} characters`,
			},
		);
}

function isWithin(text: string | null, longest: number): boolean {
	return text === null || text.length <= longest;
}

export const multilingualSchema = multilingual(LONGEST_LINE);
export const longMultilingualSchema = multilingual(LONGEST_TEXT);
