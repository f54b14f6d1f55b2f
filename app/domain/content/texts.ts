import { isRecord } from "../records";

/** A section of a text page. */
export type Section = { heading: string; paragraphs: string[]; list?: string[] };

/** Replacement of a bundled text: a text, or the sections of a page. */
export type TextValue = string | Section[];

/** Changed texts of a namespace by dotted key, such as `hero.headline`. */
export type TextChanges = Readonly<Record<string, TextValue>>;

/** Texts as in the locale files. */
export type TextTree = { readonly [key: string]: unknown };

/** Applies changes to a namespace's texts. Keys no longer in the bundled texts are skipped. */
export function mergeTexts<Tree extends TextTree>(texts: Tree, changes: TextChanges): Tree {
	let laid = texts;
	for (const [key, value] of Object.entries(changes)) laid = replaced(laid, key.split("."), value);
	return laid;
}

function replaced<Tree extends TextTree>(tree: Tree, path: readonly string[], value: TextValue): Tree {
	const [name = "", ...rest] = path;
	const inner = tree[name];
	if (!Object.hasOwn(tree, name)) return tree;
	if (rest.length > 0) return isRecord(inner) ? { ...tree, [name]: replaced(inner, rest, value) } : tree;
	const fits = Array.isArray(value) ? Array.isArray(inner) : typeof inner === "string";
	return fits ? { ...tree, [name]: value } : tree;
}

/** All texts of a namespace by dotted key; the sections of a page are one text. */
export function textsByKey(texts: TextTree): Map<string, TextValue> {
	const found = new Map<string, TextValue>();
	collect(texts, "", found);
	return found;
}

function collect(tree: TextTree, before: string, found: Map<string, TextValue>): void {
	for (const [name, value] of Object.entries(tree)) {
		const key = before ? `${before}.${name}` : name;
		if (typeof value === "string") found.set(key, value);
		else if (Array.isArray(value)) found.set(key, value as Section[]);
		else if (isRecord(value)) collect(value, key, found);
	}
}
