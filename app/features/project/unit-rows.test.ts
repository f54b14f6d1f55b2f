import { expect, test } from "vitest";
import type { ProjectConstruction } from "../../domain/property/listing";
import { parseUnitOrder, sortUnits, unitColumns, unitRows } from "./unit-rows";

function construction(unit: string, floor: string | null, status: string | null): ProjectConstruction {
	return { unit, floor, status, requirement: null, propertyId: null, path: null };
}

const rows = unitRows({
	constructions: [
		construction("A10", "1", "sold"),
		construction("A2", "0", "for-sale"),
		construction("B1", null, "option"),
		construction("A1", "10", "for-sale"),
	],
	prices: [
		{ unit: "A2", price: 400_000, priceText: "€ 400.000", path: "/nl/te-koop/gent/a2/2/" },
		{ unit: "A1", price: 360_000, priceText: "€ 360.000", path: null },
		{ unit: "P1", price: 25_000, priceText: "€ 25.000", path: null },
	],
});

function unitsIn(order: string | null): (string | null)[] {
	return sortUnits(rows, parseUnitOrder(order)).map((row) => row.unit);
}

test("each unit has its price, and a price without a unit is a row of its own", () => {
	expect(rows.map((row) => [row.unit, row.priceText])).toEqual([
		["A10", null],
		["A2", "€ 400.000"],
		["B1", null],
		["A1", "€ 360.000"],
		["P1", "€ 25.000"],
	]);
	expect(rows.find((row) => row.unit === "A2")?.path).toBe("/nl/te-koop/gent/a2/2/");
});

test("what is for sale comes first, as long as nobody asks for another order", () => {
	expect(unitsIn(null)).toEqual(["A2", "A1", "B1", "A10", "P1"]);
	for (const wrong of ["", "-", "colour", "--unit", "constructor"]) expect(unitsIn(wrong)).toEqual(unitsIn(null));
});

test("units sort as people count, both ways, and what is not known stays last", () => {
	expect(unitsIn("unit")).toEqual(["A1", "A2", "A10", "B1", "P1"]);
	expect(unitsIn("-unit")).toEqual(["P1", "B1", "A10", "A2", "A1"]);
	expect(unitsIn("floor").slice(0, 3)).toEqual(["A2", "A10", "A1"]);
	expect(unitsIn("-floor").slice(0, 3)).toEqual(["A1", "A10", "A2"]);
	expect(unitsIn("price")).toEqual(["P1", "A1", "A2", "A10", "B1"]);
	expect(unitsIn("-price")).toEqual(["A2", "A1", "P1", "A10", "B1"]);
});

test("no order loses or doubles a row", () => {
	for (const column of unitColumns) {
		for (const order of [column, `-${column}`]) expect([...unitsIn(order)].sort()).toEqual([...unitsIn("unit")].sort());
	}
});
