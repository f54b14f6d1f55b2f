import * as z from "zod";

/** Maximum lengths of single-line texts, such as a title or a city, and of running text with markup. */
const MAX_LINE_LENGTH = 1_000;
const MAX_TEXT_LENGTH = 50_000;

/** Schema of a `Multilingual` text. Separate, so that pages which only read texts do not load a validator. */
function multilingual(longest: number) {
	return z
		.union([z.string(), z.record(z.string().max(16), z.union([z.string(), z.null()]))])
		.check(({ value, issues }) => {
			const texts = typeof value === "string" ? [value] : Object.values(value);
			if (texts.every((text) => isWithin(text, longest))) return;
			issues.push({ code: "too_big", origin: "string", maximum: longest, input: value });
		});
}

function isWithin(text: string | null, longest: number): boolean {
	return text === null || text.length <= longest;
}

export const multilingualSchema = multilingual(MAX_LINE_LENGTH);
export const longMultilingualSchema = multilingual(MAX_TEXT_LENGTH);
