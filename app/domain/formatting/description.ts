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

const entities: Readonly<Record<string, string>> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	apos: "'",
	nbsp: " ",
	euro: "€",
	hellip: "…",
	ndash: "–",
	mdash: "—",
	lsquo: "‘",
	rsquo: "’",
	ldquo: "“",
	rdquo: "”",
	laquo: "«",
	raquo: "»",
	bull: "•",
	middot: "·",
	deg: "°",
	sup2: "²",
	sup3: "³",
	frac12: "½",
	times: "×",
	szlig: "ß",
	oelig: "œ",
	OElig: "Œ",
	aelig: "æ",
	AElig: "Æ",
	oslash: "ø",
	Oslash: "Ø",
	shy: "",
};

const marks: Readonly<Record<string, string>> = {
	grave: "\u0300",
	acute: "\u0301",
	circ: "\u0302",
	tilde: "\u0303",
	uml: "\u0308",
	ring: "\u030A",
	cedil: "\u0327",
};

function decodeEntity(whole: string, body: string): string {
	if (body.startsWith("#")) {
		const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
		const isCharacter = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
		const character = isCharacter ? String.fromCodePoint(code) : "";
		return /[^\P{Cc}\s]/u.test(character) ? "" : character;
	}
	if (Object.hasOwn(entities, body)) return entities[body] ?? whole;
	const mark = marks[body.slice(1)];
	return mark && Object.hasOwn(marks, body.slice(1)) ? (body.charAt(0) + mark).normalize("NFC") : whole;
}

/** Takes out everything from each `open` to its `close`; by index, so that hostile input costs no more than its length. */
function dropBetween(text: string, open: string, close: string): string {
	// ASCII only: other emails can change their length in lower case, and the indexes would no longer fit.
	const folded = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
	let kept = "";
	let from = 0;
	for (;;) {
		const start = folded.indexOf(open, from);
		if (start === -1) return kept + text.slice(from);
		const end = folded.indexOf(close, start + open.length);
		kept += `${text.slice(from, start)} `;
		if (end === -1) return kept;
		from = end + close.length;
	}
}

/** A figure and its unit, and marks that stand apart from their word in French, are not parted by the end of a line. */
const boundSpace = / (?=[:;?!»%€])|(?<=«) |(?<=\d) (?=(?:m[²³]?|km|kWh|ha)(?![\p{L}\d]))/gu;

/** Rich text as plain text on one line: tags off, entities decoded once, white space folded. */
export function plainText(html: string): string {
	let text = dropBetween(html, "<!--", "-->");
	text = dropBetween(text, "<script", "</script>");
	text = dropBetween(text, "<style", "</style>");
	return text
		.replace(/<\/?(?:a|abbr|b|em|i|mark|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi, "")
		.replace(/<\/?[a-z!][^<>]*>/gi, " ")
		.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,30});/gi, decodeEntity)
		.replace(/\s+/g, " ")
		.trim()
		.replace(boundSpace, "\u00A0");
}
