import { expect, test } from "vitest";
import { filterUnits, floorsOf, parseUnitFilter } from "./unit-filter";
import type { UnitRow } from "./unit-rows";

function row(unit: string, floor: string | null, bedrooms: number | null, price: number | null): UnitRow {
	const none = {
		status: "for-sale",
		requirement: null,
		propertyId: null,
		path: null,
		priceText: null,
		allIn: null,
		plan: null,
	};
	return { ...none, key: unit, unit, floor, bedrooms, price };
}

const rows = [
	row("1.02", "1", 2, 300_000),
	row("0.01", "0", 1, 200_000),
	row("1.01", "1", 3, 400_000),
	row("10.01", "10", 3, null),
	row("P1", null, null, 25_000),
];

function unitsFor(query: string): (string | null)[] {
	return filterUnits(rows, parseUnitFilter(new URLSearchParams(query))).map(({ unit }) => unit);
}

test("units are chosen by rooms and price, one with another", () => {
	expect(unitsFor("minBedrooms=3")).toEqual(["1.01", "10.01"]);
	expect(unitsFor("maxPrice=300000")).toEqual(["1.02", "0.01", "P1"]);
	expect(unitsFor("minBedrooms=2&maxPrice=300000")).toEqual(["1.02"]);
});

test("what makes no sense in an address leaves every unit", () => {
	for (const query of ["", "minBedrooms=x", "maxPrice=-1", "maxPrice=", "minBedrooms=0", "maxPrice=NaN"]) {
		expect([query, unitsFor(query).length]).toEqual([query, rows.length]);
	}
});

test("floors stand above one another, each with its units in order", () => {
	expect(
		floorsOf(rows).map(({ floor, units }) => [floor, units.map(({ unit, bedrooms }) => [unit, bedrooms])]),
	).toEqual([
		["10", [["10.01", 3]]],
		[
			"1",
			[
				["1.01", 3],
				["1.02", 2],
			],
		],
		["0", [["0.01", 1]]],
	]);
});
