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

/**
 * The words of a text with markup, entities decoded.
 * @param edge what stands in place of a tag: gets its name in lower case, and whether it ends the element; `!` for a
 * comment
 */
export function wordsOf(html: string, edge: (name: string, isEnd: boolean) => string): string {
	let words = "";
	let isHidden = false;
	let depth = 0;
	const parser = new ShallowParser({
		ontext(part) {
			if (!isHidden) words += part;
		},
		onopentagname(name) {
			depth += 1;
			parser.isFull ||= depth >= DEEPEST;
			isHidden = neverShown.has(name);
			words += edge(name, false);
		},
		onclosetag(name) {
			depth -= 1;
			isHidden = false;
			words += edge(name, true);
		},
		oncomment() {
			words += edge("!", true);
		},
		onprocessinginstruction() {
			words += edge("!", true);
		},
	});
	parser.end(html);
	return words;
}
