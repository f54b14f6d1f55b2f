import type { TreeNode } from "../../domain/feed/tree";
import type { ListingDocument } from "../../domain/property/listing";

/** A choice that a loader can send: its label is text. */
export type WordChoice = { value: string; label: string; family?: string };

/**
 * The kinds of property that somebody looks for: each branch as a whole, for who is open to all of it, and its leaves.
 * @param wholeOf the words for a branch as a whole
 */
export function wantedTypeChoices(tree: readonly TreeNode[], wholeOf: (type: string) => string): WordChoice[] {
	return tree.flatMap((node) =>
		node.children.length > 0
			? [
					{ value: String(node.id), label: wholeOf(node.label) },
					...ofFamily(kindsOf(node.children), propertyTypeChoices(node.children)),
				]
			: [{ value: String(node.id), label: node.label }],
	);
}

/** The kinds of property to tick: the agency's own tree, each branch by its leaves where it has any. */
export function propertyTypeChoices(tree: readonly TreeNode[]): WordChoice[] {
	return tree.flatMap((node) =>
		node.children.length > 0
			? ofFamily(node.label, propertyTypeChoices(node.children))
			: [{ value: String(node.id), label: node.label }],
	);
}

function ofFamily(family: string, choices: readonly WordChoice[]): WordChoice[] {
	return choices.map((choice) => ({ ...choice, family }));
}

/** 'Villa, Bungalow, Farmhouse': what a folded branch is called beside the box that stands for all of it. */
function kindsOf(children: readonly TreeNode[]): string {
	return children.map(({ label }) => label).join(", ");
}

/** What the agency sends on request alone, to choose from. */
export function requestable(documents: readonly ListingDocument[]): WordChoice[] {
	return documents.filter(({ access }) => access === "on-request").map(({ id, name }) => ({ value: id, label: name }));
}
