import { expect, test } from "vitest";
import type { SearchableLocality } from "../searchable-localities";
import { isListed, type NamedLocality, selectLocalities, withoutParentTypes } from "./listed";

function locality(name: string, zips: readonly string[]): SearchableLocality {
	const names = { nl: name, fr: name, en: name, de: name };
	return { kind: "municipality", names, also: [], zips, codes: [], circles: [], byNameAlone: false };
}

/** Localities with the position of their names in a text. */
function named(text: string, ...localities: SearchableLocality[]): NamedLocality[] {
	return localities.map((each) => {
		const start = text.indexOf(each.names.en);
		return {
			locality: each,
			fact: { parsed: { is: "place", locality: each }, start, end: start + each.names.en.length },
		};
	});
}

const leuven = locality("Leuven", ["3000", "3001", "3010"]);
const heverlee = locality("Heverlee", ["3001"]);
const mersch = locality("Mersch", []);

const namesOf = (some: readonly NamedLocality[]) => some.map((each) => each.locality.names.en);

test.for(["Leuven or Heverlee", "Leuven, Heverlee", "Heverlee/Leuven", "Heverlee et Leuven"])(
	"%s: both are meant, though the one lies in the other",
	(text) => {
		const { taken, left } = selectLocalities(text, named(text, leuven, heverlee));
		expect(namesOf(taken)).toEqual(["Leuven", "Heverlee"]);
		expect(left).toEqual([]);
	},
);

test("a locality that is named beside the one it lies in is meant alone", () => {
	const text = "Heverlee Leuven";
	expect(namesOf(selectLocalities(text, named(text, leuven, heverlee)).taken)).toEqual(["Heverlee"]);
});

test("of several of which one has no postcodes the first is meant, and the others are left", () => {
	const text = "Leuven or Mersch";
	const { taken, left } = selectLocalities(text, named(text, leuven, mersch));
	expect([namesOf(taken), namesOf(left)]).toEqual([["Leuven"], ["Mersch"]]);
});

test("what stands between two is a list in either order of the two", () => {
	const text = "flat or house";
	const [flat, house] = [
		{ start: 0, end: 4 },
		{ start: 8, end: 13 },
	];
	expect([isListed(text, flat, house), isListed(text, house, flat)]).toEqual([true, true]);
	expect(isListed("flat in house", flat, house)).toBe(false);
});

test("of kinds the families go whose kind is among them", () => {
	const types = [
		{ id: 1, parent: null, names: [] },
		{ id: 2, parent: 1, names: [] },
		{ id: 3, parent: null, names: [] },
	];
	expect(withoutParentTypes([1, 2, 3], types)).toEqual([2, 3]);
	expect(withoutParentTypes([1, 3], types)).toEqual([1, 3]);
});
