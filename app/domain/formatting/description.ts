import { spaceOf, wordsOf } from "./markup";

/** Characters of a description on a card. Source: specification, section 9. */
export const DESCRIPTION_LIMIT = 250;

/** A word boundary counts when it lies past this part of the limit. Source: specification, section 9. */
const EARLIEST_BOUNDARY = 0.8;

const ELLIPSIS = "…";

/**
 * The text, or its first `limit` characters and an ellipsis. The cut moves back to a word boundary where one lies past
 * 80 percent of the limit, and never splits a character in two.
 */
export function cutDescription(text: string, limit: number = DESCRIPTION_LIMIT): string {
	if (text.length <= limit) return text;
	let end = limit;
	while (end > limit * EARLIEST_BOUNDARY && !/\s/.test(text.charAt(end))) end -= 1;
	if (end <= limit * EARLIEST_BOUNDARY) end = isSplit(text, limit) ? limit - 1 : limit;
	return text.slice(0, Math.max(end, 0)).trimEnd() + ELLIPSIS;
}

function isSplit(text: string, index: number): boolean {
	return /[\uD800-\uDBFF]/.test(text.charAt(index - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(index));
}

/** Rich text as plain text on one line: tags off, entities decoded once, white space folded. */
export function plainText(html: string): string {
	return oneLine(wordsOf(html, spaceOf));
}

/** Soft hyphens, control characters, and what stands for an entity that is no character. */
const unprintable = /[\u00AD\uFFFD]|[^\P{Cc}\s]/gu;

/** A figure and its unit, and marks that stand apart from their word in French, are not parted by the end of a line. */
const boundSpace = / (?=[:;?!»%€])|(?<=«) |(?<=\d) (?=(?:m[²³]?|km|kWh|ha)(?![\p{L}\d]))/gu;

/** Text without markup on one line: white space folded, none at the ends. */
export function oneLine(text: string): string {
	return text.replace(unprintable, "").replace(/\s+/g, " ").trim().replace(boundSpace, "\u00A0");
}
