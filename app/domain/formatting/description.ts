import { markupText, tagSpace } from "./markup";

/** Maximum length of a description on a card. Source: specification, section 9. */
export const DESCRIPTION_LIMIT = 250;

/** A word boundary must lie beyond this share of the limit. Source: specification, section 9. */
const EARLIEST_BOUNDARY = 0.8;

const ELLIPSIS = "…";

/**
 * Returns the text, or its first `limit` characters with an ellipsis. Cuts at a word boundary if one lies beyond 80
 * percent of the limit, and never within a surrogate pair.
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

/** Converts HTML to plain text on one line: strips tags, decodes entities once, folds white space. */
export function plainText(html: string): string {
	return oneLine(markupText(html, tagSpace));
}

/** Soft hyphens, control characters, and the replacement character of invalid entities. */
const unprintable = /[\u00AD\uFFFD]|[^\P{Cc}\s]/gu;

/** Spaces that must not break: between a figure and its unit, and around French punctuation. */
const boundSpace = / (?=[:;?!»%€])|(?<=«) |(?<=\d) (?=(?:m[²³]?|km|kWh|ha)(?![\p{L}\d]))/gu;

/** Folds white space of plain text into one line, and trims it. */
export function oneLine(text: string): string {
	return text.replace(unprintable, "").replace(/\s+/g, " ").trim().replace(boundSpace, "\u00A0");
}
