/** Words before a locality in any of the four languages, and separators between localities. */
const BEFORE_PLACE = /(?:[,;]|\s(?:in|te|à|a|en|au|bei|near|nabij|près de|of|or|ou|oder|und|et|and))\s+/gi;

/** Splits a text into the part before the locality and the locality being typed; `lead` excludes the joining word. */
export function splitTail(text: string): { lead: string; before: string; tail: string } {
	let [start, end] = [0, 0];
	for (const match of text.matchAll(BEFORE_PLACE)) {
		start = match.index;
		end = start + match[0].length;
	}
	return { lead: text.slice(0, start), before: text.slice(0, end), tail: text.slice(end) };
}
