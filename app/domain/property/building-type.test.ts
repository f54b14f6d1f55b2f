import { expect, test } from "vitest";
import { buildingType } from "./building-type";
import { LAND, RESIDENTIAL } from "./kind";

const plain = { webId: RESIDENTIAL, floor: null, ground: null };

test("a building is what its type is called, in any language", () => {
	const cases: [string, string][] = [
		["Rijwoning", "House"],
		["Maison de maître", "House"],
		["Reihenhaus", "House"],
		["Villa", "SingleFamilyResidence"],
		["Wohnung", "Apartment"],
		["Gelijkvloers appartement", "Apartment"],
		["Penthouse", "Apartment"],
	];
	for (const [type, building] of cases) expect([type, buildingType({ ...plain, type })]).toEqual([type, building]);
});

test("a type that says nothing leaves it to floor and ground; what nobody lives in is a place", () => {
	expect(buildingType({ ...plain, type: "Bien", floor: 3 })).toBe("Apartment");
	expect(buildingType({ ...plain, type: "Bien", ground: 500 })).toBe("House");
	expect(buildingType({ ...plain, type: null })).toBe("Accommodation");
	expect(buildingType({ ...plain, webId: LAND, type: "Bouwgrond bij huis" })).toBe("Place");
});
