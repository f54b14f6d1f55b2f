import { Parser } from "htmlparser2";

/** No text for people has more. At each end tag the parser looks through every element that is open. */
const DEEPEST = 200;

/** Their content is raw text up to their own end. */
const neverShown = new Set(["script", "style"]);

/** In them a script would be no raw text. */
const drawings = new Set(["svg", "math"]);

class ShallowParser extends Parser {
	/** From then on an element ends where it begins. */
	isFull = false;

	protected override isVoidElement(name: string): boolean {
		return super.isVoidElement(name) || drawings.has(name) || (this.isFull && !neverShown.has(name));
	}
}

/** Elements whose edges part no words. */
const inline = new Set(["a", "abbr", "b", "em", "i", "mark", "small", "span", "strong", "sub", "sup", "u"]);

/** What stands in place of a tag that means nothing more to a reader: a space where it parts words. */
export function spaceOf(name: string): "" | " " {
	return inline.has(name) ? "" : " ";
}

export type MarkupReader = {
	/** A part of what a visitor sees, entities decoded. */
	words(part: string): void;
	/** A tag: its name in lower case, and whether it ends the element; `!` for a comment, which is an end. */
	edge(name: string, isEnd: boolean): void;
	/** Of the tag that `edge` has just begun; entities decoded. */
	attribute?(name: string, value: string): void;
};

/** Reads a text with markup from its beginning to its end. Elements without an end are ended with the text. */
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
 * The words of a text with markup, entities decoded.
 * @param edge what stands in place of a tag: gets its name in lower case, and whether it ends the element; `!` for a
 * comment
 */
export function wordsOf(html: string, edge: (name: string, isEnd: boolean) => string): string {
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
