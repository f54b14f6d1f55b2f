import fc from "fast-check";
import { expect, test } from "vitest";
import type { PropertyType } from "./feed";
import { type TreeNode, toTree } from "./tree";

const house: PropertyType = { ID: 1, ParentID: null, Name: { nl: "Woning", fr: "Maison" }, WebID: 1 };
const terraced: PropertyType = { ID: 11, ParentID: 1, Name: { nl: "Rijwoning" }, WebID: 1 };

test("a type becomes id, parentid, value, label, item and children", () => {
	expect(toTree([house, terraced], "fr")).toEqual([
		{
			id: 1,
			parentid: null,
			value: "1-Maison",
			label: "Maison",
			item: house,
			children: [{ id: 11, parentid: 1, value: "11-Rijwoning", label: "Rijwoning", item: terraced, children: [] }],
		},
	]);
});

test("a child may precede its parent, and a type without a name shows its number", () => {
	const [top] = toTree([{ ID: 21, ParentID: 2 }, { ID: 2 }], "nl");
	expect(top?.children.map((child) => child.label)).toEqual(["21"]);
});

function identifiers(nodes: TreeNode[]): number[] {
	return nodes.flatMap((node) => [node.id, ...identifiers(node.children)]);
}

const types = fc.array(
	fc.record({ ID: fc.integer({ min: 1, max: 15 }), ParentID: fc.option(fc.integer({ min: 1, max: 20 })) }),
);

test("whatever the parents, no type is lost or duplicated and nesting is at most one level", () => {
	fc.assert(
		fc.property(types, (items) => {
			const tree = toTree(items, "nl");
			const expected = [...new Set(items.map((item) => item.ID))].sort((a, b) => a - b);
			expect(identifiers(tree).sort((a, b) => a - b)).toEqual(expected);
			for (const node of tree) for (const child of node.children) expect(child.children).toEqual([]);
		}),
	);
});
