import { oneLine } from "../../../domain/formatting/description";
import { readMarkup, tagSpace } from "../../../domain/formatting/markup";

const tags = ["p", "br", "ul", "ol", "li", "strong", "b", "em", "i", "u", "h3", "h4", "a"] as const;
type Tag = (typeof tags)[number];

type RichElement = { tag: Tag; href?: string; children: RichNode[] };

export type RichNode = string | RichElement;

const SAFE_ADDRESS = /^(?:https:|mailto:|tel:)/i;

/** Null if there is no text. */
export function richText(html: string | null): RichNode[] | null {
	return html === null ? null : parseRichText(html);
}

/**
 * Parses sanitised HTML. Elements that are not allowed lose their tags but keep their text. A text without paragraphs
 * becomes one paragraph.
 */
export function parseRichText(html: string): RichNode[] {
	const root: RichNode[] = [];
	const open: RichElement[] = [];
	let begun: RichElement | null = null;
	const here = () => open.at(-1)?.children ?? root;
	let words = "";
	const endWords = () => {
		const folded = foldedWords(words);
		if (folded !== "") here().push(folded);
		words = "";
	};
	readMarkup(html, {
		words(part) {
			words += part;
		},
		edge(name, isEnd) {
			begun = null;
			const tag = tags.find((known) => known === name);
			if (!tag) {
				words += tagSpace(name);
				return;
			}
			endWords();
			if (!isEnd) {
				begun = { tag, children: [] };
				here().push(begun);
				open.push(begun);
			} else if (open.at(-1)?.tag === name) open.pop();
		},
		attribute(name, value) {
			if (begun?.tag === "a" && name === "href" && SAFE_ADDRESS.test(value)) begun.href ??= value;
		},
	});
	endWords();
	const hasBlocks = root.some((node) => typeof node !== "string" && ["p", "ul", "ol", "h3", "h4"].includes(node.tag));
	return hasBlocks ? root.filter((node) => typeof node !== "string" || node.trim() !== "") : [paragraph(root)];
}

/** Minimum number of visible characters before the fold. */
const IN_SIGHT = 150;
/** Minimum number of folded characters; a shorter rest is shown. */
const WORTH_FOLDING = 160;

function lengthOf(node: RichNode): number {
	return typeof node === "string" ? node.length : node.children.reduce((sum, child) => sum + lengthOf(child), 0);
}

/** Text blocks shown at once, and the folded rest. */
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

/** Collapses whitespace. A space at either end is kept, since a tag may separate two words. */
function foldedWords(text: string): string {
	const middle = oneLine(text);
	if (middle === "") return /\s/.test(text) ? " " : "";
	return `${/^\s/.test(text) ? " " : ""}${middle}${/\s$/.test(text) ? " " : ""}`;
}
