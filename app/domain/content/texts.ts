import { isRecord } from "../records";

/** A part of a page of prose. */
export type Section = { heading: string; paragraphs: string[]; list?: string[] };

/** What the desk may put in place of a bundled text: other words, or the parts of a page. */
export type TextValue = string | Section[];

/** Changed texts of one namespace by their dotted key: `hero.headline`. */
export type TextChanges = Readonly<Record<string, TextValue>>;

/** Texts as the locale files have them. */
export type TextTree = { readonly [key: string]: unknown };

/** The texts of a namespace with changes laid over them. A key that the bundled texts no longer have is passed over. */
export function layOver<Tree extends TextTree>(texts: Tree, changes: TextChanges): Tree {
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

/** Every text of a namespace by its dotted key; the parts of a page are one text. */
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
