/** Words before a locality in any of the four languages, and separators between localities. */
const BEFORE_PLACE = /(?:[,;]|\s(?:in|te|à|a|en|au|bei|near|nabij|près de|of|or|ou|oder|und|et|and))\s+/gi;

/** A text split into the part before and the locality being typed. */
export function splitTail(text: string): { before: string; tail: string } {
	let end = 0;
	for (const match of text.matchAll(BEFORE_PLACE)) end = match.index + match[0].length;
	return { before: text.slice(0, end), tail: text.slice(end) };
}
