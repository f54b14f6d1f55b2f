import { expect, test } from "vitest";
import { languages } from "./language";
import { placeTree } from "./place-tree";
import { places } from "./places";

test.for(languages)("every municipality stands in the tree once, in %s", (language) => {
	const found = placeTree(language).flatMap(({ provinces }) => provinces.flatMap((each) => each.places));
	expect(found.map((place) => place.code).sort()).toEqual(places.map((place) => place.code).sort());
});
