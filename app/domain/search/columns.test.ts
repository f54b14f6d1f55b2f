import { expect, test } from "vitest";
import { textsOf } from "../../../tests/support/texts";
import { languages } from "../language";
import { columns, flagNames, parseSearchFacts, searchFactsOf } from "./columns";
import { emptySearch, parseSearch, searchParameterNames, searchParams } from "./search";

const source = {
	property: { ID: 1, Goal: 0 },
	region: null,
	price: null,
	energy: null,
	type: { id: null, main: null, rank: 0 },
	point: null,
	listedAt: 0,
};

test("every flag has its name in every language", () => {
	for (const language of languages) {
		const keys = [...textsOf(language, "search").keys()];
		expect(keys).toEqual(expect.arrayContaining(flagNames.map((name) => `feature.${name}`)));
	}
});

test("every flag is a parameter that survives its address", () => {
	for (const name of flagNames) {
		const { search, ignored } = parseSearch(new URLSearchParams({ [name]: "1" }));
		expect({ search, ignored }).toEqual({ search: { ...emptySearch(), [name]: true }, ignored: [] });
		expect(searchParams(search).toString()).toBe(`${name}=1`);
	}
});

test("no two columns share a parameter", () => {
	expect(new Set(searchParameterNames).size).toBe(searchParameterNames.length);
});

test("a property has a value for every column, and its row gives the same back", () => {
	const facts = searchFactsOf(source as never);
	expect(Object.keys(facts)).toEqual(Object.keys(columns));
	expect(parseSearchFacts(JSON.stringify(facts))).toEqual(facts);
});

test("a surface of nought is one that is not known: the next one is compared, of a plot its ground", () => {
	const surfaces = (property: object) => {
		const { surface, indoors } = searchFactsOf({ ...source, property: { ...source.property, ...property } } as never);
		return { surface, indoors };
	};
	expect(surfaces({ LivingSurface: 0, TotalSurface: 140 })).toEqual({ surface: 140, indoors: true });
	expect(surfaces({ LivingSurface: 0, TotalSurface: 0, GroundSurface: 800 })).toEqual({ surface: 800, indoors: false });
	expect(surfaces({ LivingSurface: 0 })).toEqual({ surface: null, indoors: false });
});

test("what a row of an older table lacks is no, or not known", () => {
	const facts = parseSearchFacts("{}");
	expect(facts).toMatchObject({ terrace: false, ended: false, price: null, bedrooms: null, zip: null, listedAt: 0 });
});

test("a row that holds something else than its column is a fault", () => {
	const facts = searchFactsOf(source as never);
	for (const wrong of [
		{ terrace: 1 },
		{ price: "1" },
		{ goal: "buy" },
		{ type: [1] },
		{ city: "Gent" },
		{ point: {} },
	]) {
		expect(() => parseSearchFacts(JSON.stringify({ ...facts, ...wrong }))).toThrow(Object.keys(wrong)[0]);
	}
	expect(columns.epc.isStored("z")).toBe(false);
});
