import { type Language, pickText } from "../language";
import type { PropertyType } from "./feed";

export type TreeNode = {
	id: number;
	parentid: number | null;
	/** `ID-Name`, as in the specification. */
	value: string;
	label: string;
	item: PropertyType;
	children: TreeNode[];
};

function parentsById(items: readonly PropertyType[]): Map<number, number | null> {
	return new Map(items.map((item) => [item.ID, item.ParentID ?? null]));
}

/** The topmost ancestor; the item itself when its parent is unknown or its ancestors form a cycle. */
function rootOf(id: number, parents: ReadonlyMap<number, number | null>): number {
	const seen = new Set([id]);
	let top = id;
	for (;;) {
		const parent = parents.get(top) ?? null;
		if (parent === null || !parents.has(parent)) return top;
		if (seen.has(parent)) return id;
		seen.add(parent);
		top = parent;
	}
}

/**
 * Builds a tree of two levels, in feed order. Deeper types go under their topmost ancestor, and those without a known
 * parent to the top level, so that no type is lost. With duplicate IDs the last type counts.
 */
export function toTree(items: readonly PropertyType[], language: Language): TreeNode[] {
	const parents = parentsById(items);
	const nodes = new Map<number, TreeNode>();
	for (const item of items) {
		const name = pickText(item.Name, language);
		nodes.set(item.ID, {
			id: item.ID,
			parentid: item.ParentID ?? null,
			value: `${item.ID}-${name ?? ""}`,
			label: name ?? String(item.ID),
			item,
			children: [],
		});
	}
	const top: TreeNode[] = [];
	for (const node of nodes.values()) {
		const root = rootOf(node.id, parents);
		if (root === node.id) top.push(node);
		else nodes.get(root)?.children.push(node);
	}
	return top;
}

/** Names of all nodes of a tree by id. */
export function namesById(tree: readonly TreeNode[]): ReadonlyMap<number, string> {
	return new Map(tree.flatMap(namesOf));
}

function namesOf(node: TreeNode): [number, string][] {
	return [[node.id, node.label], ...node.children.flatMap(namesOf)];
}
