import { Parser } from "htmlparser2";

/** Their content is raw text up to their own end. */
const neverShown = new Set(["script", "style"]);

/**
 * The words of a text with markup, entities decoded.
 * @param edge what stands in place of a tag: gets its name in lower case, and whether it ends the element; `!` for a
 * comment
 */
export function wordsOf(html: string, edge: (name: string, isEnd: boolean) => string): string {
	let words = "";
	let isHidden = false;
	const parser = new Parser({
		ontext(part) {
			if (!isHidden) words += part;
		},
		onopentagname(name) {
			isHidden = neverShown.has(name);
			words += edge(name, false);
		},
		onclosetag(name) {
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
