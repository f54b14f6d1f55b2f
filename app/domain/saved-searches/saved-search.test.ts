import { expect, test } from "vitest";
import { criteriaFor } from "../../../tests/support/search/criteria";
import { encodePolyline } from "../localities/geo";
import { localities } from "../localities/localities";
import { resolvePlaces } from "../search/resolve-places";
import { parseSearch } from "../search/search";
import { searchableLocalities } from "../search/searchable-localities";
import { fieldsOfSearch, searchesOfForm } from "./form-search";
import { storedSearch, wantedSearch } from "./saved-search";

const triangle = encodePolyline([
	{ latitude: 51.1, longitude: 3.7 },
	{ latitude: 51, longitude: 3.8 },
	{ latitude: 51, longitude: 3.6 },
]);

const queries = (...args: Parameters<typeof criteriaFor>) => searchesOfForm(criteriaFor(...args)).map(storedSearch);

test("the full form is a search, its lower bounds of nothing aside", () => {
	expect(
		queries({
			zips: ["9000"],
			zones: ["44021", "Luik"],
			propertyTypes: [12, 1],
			minPrice: 0,
			maxPrice: 400_000,
			minBedrooms: 3,
			bathrooms: 1,
			garages: 0,
			garden: true,
		}),
	).toEqual([
		"goal=sale&type=1&type=12&city=44021&city=62063&city=9000&maxPrice=400000&minBedrooms=3&minBathrooms=1&garden=1",
	]);
});

test("no bedroom at most asks for studios", () => {
	expect(queries({ maxBedrooms: 0, minBedrooms: 0 })).toEqual(["goal=sale&type=1&city=9000&maxBedrooms=0"]);
});

test("places and a drawn area are alternatives of the form: they become two searches", () => {
	expect(queries({ zones: ["44021"], zips: [], polygon: triangle, search: ["radius=10", "elevator=1"] })).toEqual([
		"goal=sale&type=1&city=44021&radius=10&elevator=1",
		`goal=sale&type=1&elevator=1&${new URLSearchParams({ polygon: triangle })}`,
	]);
});

test("what the form has no field for is kept from a list to the form and back", () => {
	const query =
		"goal=sale&type=11&city=Gent&state=for-sale&radius=10&q=zonnig&minPrice=1&maxPrice=9&minSurface=120&elevator=1&furnished=1&newBuild=1&epc=a&epc=b&project=5&bbox=3%2C51%2C4%2C52";
	const { search } = parseSearch(new URLSearchParams(query));
	const { propertyTypes = [], search: beside = [], zones = [], ...fields } = fieldsOfSearch(search);
	const [back] = searchesOfForm(
		criteriaFor({
			zips: [],
			zones: [zones].flat(),
			propertyTypes: [propertyTypes].flat().map(Number),
			search: [beside].flat(),
			minPrice: Number(fields.minPrice),
			maxPrice: Number(fields.maxPrice),
		}),
	);
	expect(back && storedSearch(back)).toBe(query.replace("city=Gent", "city=44021"));
});

test("every place that a search can be named by is kept from a list to the form and back", () => {
	const lost = searchableLocalities()
		.map(({ names }) => names.nl)
		.filter((name) => {
			const { search } = parseSearch(new URLSearchParams({ goal: "sale", city: name }));
			const { search: beside = [], zones = [], zips = [] } = fieldsOfSearch(search);
			const [back] = searchesOfForm(
				criteriaFor({ zips: [zips].flat(), zones: [zones].flat(), search: [beside].flat() }),
			);
			return JSON.stringify(covered(back?.cities ?? [])) !== JSON.stringify(covered(search.cities));
		});
	expect(lost).toEqual([]);
});

function covered(cities: readonly string[]) {
	const { codes, zips, circles } = resolvePlaces(cities);
	return [[...codes].sort(), [...zips].sort(), circles];
}

test("every municipality of both countries with as many postcodes as the form takes is one search, whole", () => {
	const zones = localities.map(({ code }) => code);
	const zips = Array.from({ length: 200 }, (_, index) => String(1000 + index));
	const [search] = searchesOfForm(criteriaFor({ zones, zips }));
	expect(search?.cities).toHaveLength(zones.length + zips.length);
	expect(search && wantedSearch(storedSearch(search))?.cities).toHaveLength(zones.length + zips.length);
});

test("a list without a goal is nothing to be written to about", () => {
	expect(wantedSearch("city=Gent")).toBeNull();
	expect(wantedSearch("goal=rent&sort=price-asc&page=3&view=map")).toMatchObject({
		sort: "date",
		page: 1,
		view: "list",
	});
});
