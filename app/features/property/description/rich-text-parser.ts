import { Parser } from "htmlparser2";
import { oneLine } from "../../../domain/formatting/description";

const tags = ["p", "br", "ul", "ol", "li", "strong", "b", "em", "i", "u", "h3", "h4", "a"] as const;
type Tag = (typeof tags)[number];

export type RichNode = string | { tag: Tag; href?: string; children: RichNode[] };

const SAFE_ADDRESS = /^(?:https:|mailto:|tel:)/i;

/** Null for no text. */
export function richText(html: string | null): RichNode[] | null {
	return html === null ? null : parseRichText(html);
}

/**
 * The elements of a sanitised text; what is not among them loses its tag and keeps its words. A text without any
 * paragraph is one.
 */
export function parseRichText(html: string): RichNode[] {
	const root: RichNode[] = [];
	const open: { tag: Tag; children: RichNode[] }[] = [];
	const here = () => open.at(-1)?.children ?? root;
	let words = "";
	const endWords = () => {
		if (words !== "") here().push(foldedWords(words));
		words = "";
	};
	const parser = new Parser({
		ontext(part) {
			words += part;
		},
		onopentag(name, { href }) {
			endWords();
			const tag = tags.find((known) => known === name);
			if (!tag) return;
			const node = { tag, ...hrefOf(tag, href), children: [] };
			here().push(node);
			open.push(node);
		},
		onclosetag(name) {
			endWords();
			if (open.at(-1)?.tag === name) open.pop();
		},
	});
	parser.end(html);
	endWords();
	const hasBlocks = root.some((node) => typeof node !== "string" && ["p", "ul", "ol", "h3", "h4"].includes(node.tag));
	return hasBlocks ? root.filter((node) => typeof node !== "string" || node.trim() !== "") : [paragraph(root)];
}

/** Characters of a text that are in sight before the rest is folded. */
const IN_SIGHT = 150;
/** So little more is not worth a fold. */
const WORTH_FOLDING = 160;

function lengthOf(node: RichNode): number {
	return typeof node === "string" ? node.length : node.children.reduce((sum, child) => sum + lengthOf(child), 0);
}

/** The blocks that a reader sees at once, and the rest. */
export type FoldedText = { shown: RichNode[]; folded: RichNode[] };

export function foldedText(text: readonly RichNode[]): FoldedText {
	let length = 0;
	const end = text.findIndex((node) => {
		length += lengthOf(node);
		return length >= IN_SIGHT;
	});
	const folded = end < 0 ? [] : text.slice(end + 1);
	const isWorthIt = folded.reduce((sum, node) => sum + lengthOf(node), 0) >= WORTH_FOLDING;
	return isWorthIt ? { shown: text.slice(0, end + 1), folded } : { shown: [...text], folded: [] };
}

function paragraph(children: RichNode[]): RichNode {
	return { tag: "p", children };
}

function hrefOf(tag: Tag, href = ""): { href?: string } {
	return tag === "a" && SAFE_ADDRESS.test(href) ? { href } : {};
}

/** Spaces at the ends are kept, since words may stand on both sides of a tag. */
function foldedWords(text: string): string {
	const middle = oneLine(text);
	return middle === "" ? text : `${/^\s/.test(text) ? " " : ""}${middle}${/\s$/.test(text) ? " " : ""}`;
}
