import type { TreeNode } from "../../domain/feed/tree";

/** The agency's name for a type, wherever in its tree; null for one that it does not have. */
export function typeNameIn(types: readonly TreeNode[], id: number): string | null {
	for (const type of types) {
		if (type.id === id) return type.label;
		const below = typeNameIn(type.children, id);
		if (below !== null) return below;
	}
	return null;
}
