import type { TreeNode } from "../../domain/feed/tree";
import type { ListingDocument } from "../../domain/property/listing";

/** Serializable choice: its label is a string. */
export type WordChoice = { value: string; label: string; family?: string };

/**
 * Choices of wanted property types: each branch as a whole, followed by its leaves.
 * @param wholeOf returns the label for a whole branch
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

/** Choices of property types from the agency's tree: the leaves of each branch, or the type itself. */
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

/** Label of a folded branch beside the checkbox for the whole: 'Villa, Bungalow, Farmhouse'. */
function kindsOf(children: readonly TreeNode[]): string {
	return children.map(({ label }) => label).join(", ");
}

/** Choices of the documents that the agency sends only on request. */
export function requestable(documents: readonly ListingDocument[]): WordChoice[] {
	return documents.filter(({ access }) => access === "on-request").map(({ id, name }) => ({ value: id, label: name }));
}
