import { expect, test } from "vitest";
import type { UnitRow } from "../../domain/property/project/unit-rows";
import { filterUnits, floorsOf, parseUnitFilter, typedPrice } from "./unit-filter";

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

test.for(["300.000", "300 000", "€ 300.000", "300,000", "300k"])(
	"%s is a price as it is written on the site",
	(text) => {
		expect(parseUnitFilter(new URLSearchParams({ maxPrice: text }))).toEqual({ minBedrooms: null, maxPrice: 300_000 });
	},
);

test("a price is shown again as it was typed, and one that cannot be read is known as such", () => {
	const typed = (query: string) => typedPrice(new URLSearchParams(query));
	expect(typed("")).toEqual({ text: "", isRead: true });
	expect(typed("maxPrice=300.000")).toEqual({ text: "300.000", isRead: true });
	expect(typed("maxPrice=cheap")).toEqual({ text: "cheap", isRead: false });
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
