import { Parser } from "htmlparser2";

/** Deeper than any real text. At each end tag the parser scans all open elements. */
const DEEPEST = 200;

/** Elements whose content is raw text, which is skipped. */
const neverShown = new Set(["script", "style"]);

/** Treated as void elements, because a script inside them is not raw text. */
const drawings = new Set(["svg", "math"]);

class ShallowParser extends Parser {
	/** Once set, every element except script and style is void. */
	isFull = false;

	protected override isVoidElement(name: string): boolean {
		return super.isVoidElement(name) || drawings.has(name) || (this.isFull && !neverShown.has(name));
	}
}

/** Inline elements, which do not separate words. */
const inline = new Set(["a", "abbr", "b", "em", "i", "mark", "small", "span", "strong", "sub", "sup", "u"]);

/** Replacement of a tag: a space where it separates words. */
export function tagSpace(name: string): "" | " " {
	return inline.has(name) ? "" : " ";
}

export type MarkupReader = {
	/** Receives visible text, entities decoded. */
	words(part: string): void;
	/** Receives a tag: its name in lower case, and whether it is an end tag. A comment comes as the end tag `!`. */
	edge(name: string, isEnd: boolean): void;
	/** Receives an attribute of the last start tag, entities decoded. */
	attribute?(name: string, value: string): void;
};

/** Parses markup from start to end. Unclosed elements are closed at the end. */
export function readMarkup(html: string, reader: MarkupReader): void {
	let isHidden = false;
	let depth = 0;
	const parser = new ShallowParser({
		ontext(part) {
			if (!isHidden) reader.words(part);
		},
		onopentagname(name) {
			depth += 1;
			parser.isFull ||= depth >= DEEPEST;
			isHidden = neverShown.has(name);
			reader.edge(name, false);
		},
		onattribute: (name, value) => reader.attribute?.(name, value),
		onclosetag(name) {
			depth -= 1;
			isHidden = false;
			reader.edge(name, true);
		},
		oncomment: () => reader.edge("!", true),
		onprocessinginstruction: () => reader.edge("!", true),
	});
	parser.end(html);
}

/**
 * Returns the text of markup, entities decoded.
 * @param edge replacement of a tag: receives its name in lower case, and whether it is an end tag; `!` for a comment
 */
export function markupText(html: string, edge: (name: string, isEnd: boolean) => string): string {
	let words = "";
	readMarkup(html, {
		words: (part) => {
			words += part;
		},
		edge: (name, isEnd) => {
			words += edge(name, isEnd);
		},
	});
	return words;
}
