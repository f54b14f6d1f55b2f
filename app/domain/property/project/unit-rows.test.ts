import { expect, test } from "vitest";
import type { ListingCard, ProjectConstruction } from "../listing";
import { isAvailableUnit, parseUnitOrder, sortUnits, unitChoices, unitColumns, unitRows } from "./unit-rows";

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
		{ unit: "A2", propertyId: null, price: 400_000, priceText: "€ 400.000", path: "/nl/te-koop/gent/a2/2/" },
		{ unit: "A1", propertyId: null, price: 360_000, priceText: "€ 360.000", path: null },
		{ unit: "P1", propertyId: null, price: 25_000, priceText: "€ 25.000", path: null },
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

test("a question can be about each unit that is not gone, also about one that the price list alone names", () => {
	expect(unitChoices(rows).map(({ value }) => value)).toEqual(["A2", "B1", "A1", "P1"]);
});

test("a unit with a card has its price in the card's words, and its state where the list has none", () => {
	const card = (id: number, priceText: string, price: number | null, state: ListingCard["state"] = "for-sale") =>
		({ id, priceText, price, state }) as ListingCard;
	const named = { ...construction("A3", "2", null), propertyId: 3 };
	const found = unitRows({
		constructions: [named],
		prices: [{ unit: "A5", propertyId: 5, price: 405_000, priceText: "€ 405.000", path: null }],
		properties: [card(3, "Prijs op aanvraag", null, "sold"), card(5, "vanaf € 405.000", 405_000)],
	});
	expect(found.map(({ unit, status, price, priceText }) => [unit, status, price, priceText])).toEqual([
		["A3", "sold", null, "Prijs op aanvraag"],
		["A5", "for-sale", 405_000, "vanaf € 405.000"],
	]);
});

test("a unit that the list has for sale is what its own page says", () => {
	const states = ["for-sale", "for-rent", "under-option", "under-offer", "sold", "rented"] as const;
	const found = (status: string) =>
		unitRows({
			constructions: states.map((_, id) => ({ ...construction(`A${id}`, "1", status), propertyId: id })),
			prices: [],
			properties: states.map((state, id) => ({ id, priceText: "€ 1.030", price: 1_030, state }) as ListingCard),
		}).map((row) => row.status);
	expect(found("for-sale")).toEqual(["for-sale", "for-rent", "option", "under-offer", "sold", "rented"]);
	expect(found("for-sale").map(isAvailableUnit)).toEqual([true, true, true, false, false, false]);
	expect(new Set(found("sold"))).toEqual(new Set(["sold"]));
});

test("what a card adds to its price, costs or a period, stands beside the price in the list too", () => {
	const priced = { id: 6, priceText: "€ 360.000", priceUnit: "excl. kosten", price: 360_000, state: "for-sale" };
	const [row] = unitRows({
		constructions: [{ ...construction("B2", "2", "for-sale"), propertyId: 6 }],
		prices: [{ unit: "B2", propertyId: 6, price: 360_000, priceText: "€ 360.000", path: null }],
		properties: [priced as ListingCard],
	});
	expect(row?.priceText).toBe("€ 360.000 excl. kosten");
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
