/** Words behind which a place is being typed, in any of the four languages, and what parts several of them. */
const BEFORE_PLACE = /(?:[,;]|\s(?:in|te|à|a|en|au|bei|near|nabij|près de|of|or|ou|oder|und|et|and))\s+/gi;

/** A text in two: what was said before, and the place that is being typed behind it. */
export function splitTail(text: string): { before: string; tail: string } {
	let end = 0;
	for (const match of text.matchAll(BEFORE_PLACE)) end = match.index + match[0].length;
	return { before: text.slice(0, end), tail: text.slice(end) };
}
