import { expect, test } from "vitest";
import { propertyTypes } from "../../../demo/feed/property-types";
import { homeTypesOf } from "./home-types";

test("houses and flats are the main types that people live in", () => {
	expect(homeTypesOf(propertyTypes())).toEqual([1, 2]);
});

test("an agency that groups no types, or has homes alone, has no default among them", () => {
	const type = (ID: number, WebID: number | null) => ({ ID, ParentID: null, Name: { nl: String(ID) }, WebID });
	expect(homeTypesOf([type(1, null), type(2, null)])).toEqual([]);
	expect(homeTypesOf([type(1, 1), type(2, 1)])).toEqual([]);
	expect(homeTypesOf([])).toEqual([]);
});
