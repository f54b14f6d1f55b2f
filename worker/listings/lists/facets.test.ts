import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Deal } from "../../../app/domain/property/deals";
import { columns, countNames } from "../../../app/domain/search/columns";
import { emptySearch, type Search } from "../../../app/domain/search/search";
import {
	changeListings,
	type GeneratedListing,
	generateListing,
	insertListings,
	listingsOf,
	randomNumbers,
} from "../../../tests/support/search/listings";
import type { Facets } from "./facets";

const service = listingsOf(env);
/** More bedrooms than the highest option. */
const MANY_ROOMS = columns.bedrooms.options + 2;
const castle = { ...generateListing(9_000), state: "listed", ended: 0, goal: 0, bedrooms: MANY_ROOMS } as const;
const drawn = generateListing(9_001);
const names = { nl: "Brussel", fr: "Bruxelles", en: "Brussels", de: "Brüssel" };
const capital: GeneratedListing = {
	...drawn,
	state: "listed",
	goal: 0,
	region: "brussels",
	zip: "1000",
	...{ city_nl: "brussel", city_fr: "bruxelles", city_en: "brussels", city_de: "bruessel" },
	card: JSON.stringify({ ...JSON.parse(drawn.card), city: names }),
};
const all = [...Array.from({ length: 900 }, (_, index) => generateListing(5_000 + index)), castle, capital];

beforeAll(async () => {
	await env.LISTINGS.batch(insertListings(env.LISTINGS, all));
});

/** Every option of the facets, as the search that it leads to and its count. */
function optionsOf(facets: Facets, search: Search): { chosen: Search; count: number }[] {
	const { minPrice: _min, maxPrice: _max, ...unpriced } = search;
	const { minBedrooms: _few, maxBedrooms: _many, ...anyRooms } = search;
	return [
		...facets.types.map(({ value, count }) => ({ chosen: { ...search, types: [value] }, count })),
		...facets.zips.map(({ value, count }) => ({ chosen: { ...search, zips: [value] }, count })),
		...facets.cities.map(({ city, count }) => ({ chosen: { ...search, cities: [city] }, count })),
		...facets.states.map(({ value, count }) => ({ chosen: { ...search, states: [value] }, count })),
		...facets.deals.map(({ value, count }) => ({ chosen: { ...search, deals: [value] }, count })),
		...facets.epc.map(({ value, count }) => ({ chosen: { ...search, epc: [value] }, count })),
		...countNames.flatMap((name) =>
			facets[name].map(({ value, count }) => ({
				chosen: { ...(name === "bedrooms" ? anyRooms : search), [columns[name].min]: value },
				count,
			})),
		),
		...Object.entries(facets.flags).map(([flag, count]) => ({ chosen: { ...search, [flag]: true as const }, count })),
		...facets.prices.map(({ from, to, count }) => ({
			chosen: { ...unpriced, minPrice: from, ...(to === null ? {} : { maxPrice: to - 0.01 }) },
			count,
		})),
	];
}

const searches = fc.record(
	{
		goal: fc.constantFrom("sale" as const, "rent" as const),
		types: fc.constantFrom<number[]>([], [1], [11, 2], [4]),
		zips: fc.constantFrom<string[]>([], ["9000"], ["4000", "1000"]),
		minPrice: fc.integer({ min: 0, max: 300_000 }),
		maxBedrooms: fc.integer({ min: 1, max: 6 }),
		deals: fc.constantFrom<Deal[]>(["sale"], ["rent", "sale"]),
		terrace: fc.constant(true as const),
		furnished: fc.constant(true as const),
		q: fc.constantFrom("tuin", "lichte", "woning"),
	},
	{ requiredKeys: ["types", "zips"] },
);

test("an option promises as many properties to be had as choosing it finds", { timeout: 120_000 }, async () => {
	await fc.assert(
		fc.asyncProperty(searches, fc.integer({ min: 0, max: 1_000 }), async (filters, seed) => {
			const search: Search = { ...emptySearch(), ...filters };
			const options = optionsOf(await service.facets(search, "fr"), search);
			const random = randomNumbers(seed);
			for (let times = 0; times < 5; times += 1) {
				const option = options[Math.floor(random() * options.length)];
				if (!option) continue;
				const { total, ended } = await service.search(option.chosen, "fr");
				expect({ option, offered: total - ended }).toEqual({ option, offered: option.count });
			}
		}),
		{ numRuns: 60, seed: 5 },
	);
});

test("a city whose name a search takes for its Region is an option under its other name", async () => {
	for (const [language, name] of [
		["nl", "Brussel-Stad"],
		["fr", "Bruxelles-Ville"],
		["en", "City of Brussels"],
		["de", "Brüssel-Stadt"],
	] as const) {
		const search: Search = { ...emptySearch(), goal: "sale", zips: ["1000"] };
		const { cities } = await service.facets(search, language);
		const option = cities.find((each) => each.name === name);
		expect(cities.map((each) => each.name)).not.toContain(names[language]);
		const { total, ended } = await service.search({ ...search, cities: [option?.city ?? ""] }, language);
		expect([name, option?.count]).toEqual([name, total - ended]);
	}
});

test("a city of the home page counts what its list has to be had", async () => {
	const cities = await service.localitiesWithCounts("nl", "sale");
	expect(cities.length).toBeGreaterThan(0);
	for (const { city, count } of cities.slice(0, 10)) {
		const { total, ended } = await service.search({ ...emptySearch(), goal: "sale", cities: [city] }, "nl");
		expect([city, count]).toEqual([city, total - ended]);
	}
});

test("a number that is chosen is an option with its own count, also where nothing is left or it is above the others", async () => {
	const nothing: Search = { ...emptySearch(), goal: "sale", minPrice: 99_000_000, minBedrooms: 3 };
	expect((await service.facets(nothing, "nl")).bedrooms).toEqual([{ value: 3, count: 0 }]);
	const many: Search = { ...emptySearch(), goal: "sale", minBedrooms: MANY_ROOMS };
	expect((await service.facets(many, "nl")).bedrooms.at(-1)).toEqual({ value: MANY_ROOMS, count: 1 });
});

test("the histogram holds every property to be had that has a price, and the main types every one", async () => {
	const search: Search = { ...emptySearch(), goal: "sale" };
	const facets = await service.facets(search, "nl");
	const priced = all.filter(
		(property) => property.state === "listed" && property.ended === 0 && property.goal === 0 && property.price !== null,
	);
	expect(facets.prices.reduce((sum, step) => sum + step.count, 0)).toBe(priced.length);
	expect((await service.facets({ ...search, minPrice: 0 }, "nl")).prices).toEqual(facets.prices);
	const { total, ended } = await service.search(search, "nl");
	expect(
		facets.types.filter(({ value }) => [1, 2, 4, 6].includes(value)).reduce((sum, { count }) => sum + count, 0),
	).toBe(total - ended);
});

test("a page with its facets is the page and the facets", async () => {
	for (const search of [
		{ ...emptySearch(), goal: "sale" as const },
		{ ...emptySearch(), types: [1], minBedrooms: 2, sort: "city" as const },
	]) {
		const { page, facets } = await service.searchWithFacets(search, "en");
		expect(page).toEqual(await service.search(search, "en"));
		expect(facets).toEqual(await service.facets(search, "en"));
	}
});

test("the counts follow whatever happens to properties", async () => {
	const random = randomNumbers(9);
	const changes: Partial<GeneratedListing>[] = [
		{ price: null },
		{ zip: "4700", city_nl: "eupen", city_fr: "eupen", city_en: "eupen", city_de: "eupen" },
		{ goal: 1, price: 850 },
		{ state: "ended" },
		{ state: "listed", ended: 1 },
		{ type_id: 12, main_type_id: 1 },
		{ bedrooms: 4, terrace: 1, project_id: 3, new_build: 1 },
		{ listed_at: 1_700_000_000 },
	];
	const changed = Array.from({ length: 200 }, (_, times) =>
		Object.assign(all[Math.floor(random() * all.length)] ?? {}, changes[times % changes.length]),
	) as GeneratedListing[];
	await env.LISTINGS.batch(changeListings(env.LISTINGS, [...new Set(changed)]));
	service.forget();
	const listed = all.filter((property) => property.state === "listed" && property.ended === 0);
	const facets = await service.facets(emptySearch(), "nl");
	expect(facets.flags.terrace).toBe(listed.filter((property) => property.terrace === 1).length);
	for (const { value, count } of facets.types) {
		expect(count).toBe(
			listed.filter((property) => property.type_id === value || property.main_type_id === value).length,
		);
	}
	for (const { value, count } of facets.bedrooms) {
		expect(count).toBe(listed.filter((property) => (property.bedrooms ?? 0) >= value).length);
	}
	for (const { value, count } of facets.epc)
		expect(count).toBe(listed.filter((property) => property.epc === value).length);
});
