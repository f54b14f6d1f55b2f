import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { emptySearch, type Search } from "../../app/domain/search/search";
import { type GeneratedListing, generateListing, insertListings, randomNumbers } from "../../tests/support/listings";
import type { Facets } from "./facets";
import { createListings } from "./service";

const service = createListings(env.LISTINGS, { defaultLanguage: "nl" });
const all = Array.from({ length: 900 }, (_, index) => generateListing(5_000 + index));

beforeAll(async () => {
	await env.LISTINGS.batch(insertListings(env.LISTINGS, all));
});

/** Every option of the facets, as the search that choosing it asks for, with the count that it promises. */
function optionsOf(facets: Facets, search: Search): { chosen: Search; count: number }[] {
	const { minPrice: _min, maxPrice: _max, ...unpriced } = search;
	const { minBedrooms: _few, maxBedrooms: _many, ...anyRooms } = search;
	return [
		...facets.types.map(({ value, count }) => ({ chosen: { ...search, types: [value] }, count })),
		...facets.zips.map(({ value, count }) => ({ chosen: { ...search, zips: [value] }, count })),
		...facets.cities.map(({ city, count }) => ({ chosen: { ...search, city }, count })),
		...facets.epc.map(({ value, count }) => ({ chosen: { ...search, epc: [value] }, count })),
		...facets.bedrooms.map(({ value, count }) => ({ chosen: { ...anyRooms, minBedrooms: value }, count })),
		...facets.bathrooms.map(({ value, count }) => ({ chosen: { ...search, minBathrooms: value }, count })),
		...facets.garages.map(({ value, count }) => ({ chosen: { ...search, minGarages: value }, count })),
		...facets.parkings.map(({ value, count }) => ({ chosen: { ...search, minParkings: value }, count })),
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
		terrace: fc.constant(true as const),
		furnished: fc.constant(true as const),
		q: fc.constantFrom("tuin", "lichte", "woning"),
	},
	{ requiredKeys: ["types", "zips"] },
);

test("an option promises as many properties as choosing it finds", { timeout: 120_000 }, async () => {
	await fc.assert(
		fc.asyncProperty(searches, fc.integer({ min: 0, max: 1_000 }), async (filters, seed) => {
			const search: Search = { ...emptySearch(), ...filters };
			const options = optionsOf(await service.facets(search, "fr"), search);
			const random = randomNumbers(seed);
			for (let times = 0; times < 5; times += 1) {
				const option = options[Math.floor(random() * options.length)];
				if (!option) continue;
				const { total } = await service.search(option.chosen, "fr");
				expect({ option, total }).toEqual({ option, total: option.count });
			}
		}),
		{ numRuns: 60, seed: 5 },
	);
});

test("every option of a goal alone is told by the kept counts as by looking through the properties", async () => {
	const goalOnly: Search = { ...emptySearch(), goal: "sale" };
	const kept = await service.facets(goalOnly, "nl");
	// A lowest price of no more than the cheapest property changes the way, and leaves out only what has no price.
	const priced = all.filter(
		(property) => property.state === "listed" && property.goal === 0 && property.price !== null,
	);
	const scanned = await service.facets({ ...goalOnly, minPrice: 0 }, "nl");
	expect(kept.prices).toEqual(scanned.prices);
	expect(kept.prices.reduce((sum, step) => sum + step.count, 0)).toBe(priced.length);
	const { total } = await service.search(goalOnly, "nl");
	expect(
		kept.types.filter(({ value }) => [1, 2, 4, 6].includes(value)).reduce((sum, { count }) => sum + count, 0),
	).toBe(total);
});

test("a page with its facets is the page and the facets", async () => {
	for (const search of [
		{ ...emptySearch(), goal: "sale" as const },
		{ ...emptySearch(), types: [1], minBedrooms: 2, sort: "city" as const },
	]) {
		const { page, facets } = await service.searchWithFacets(search, "en");
		const { rowsRead: _rows, batches: _batches, ...alone } = await service.search(search, "en");
		const { rowsRead: _facetRows, batches: _facetBatches, ...facetsAlone } = await service.facets(search, "en");
		expect(page).toEqual(alone);
		expect(facets).toEqual(facetsAlone);
	}
});

/** The kept counts, and the same counted anew. */
async function countsTwice() {
	const kept = await env.LISTINGS.prepare(
		"SELECT facet, goal, value, n FROM counts WHERE n <> 0 ORDER BY facet, goal, value",
	).all();
	const counted = await env.LISTINGS.prepare(
		`SELECT facet, goal, value, count(*) AS n FROM listing_facets WHERE state = 'listed'
		GROUP BY facet, goal, value ORDER BY facet, goal, value`,
	).all();
	return { kept: kept.results, counted: counted.results };
}

test("the counts follow whatever happens to properties, and only what counts", async () => {
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
	for (let times = 0; times < 200; times += 1) {
		const property = all[Math.floor(random() * all.length)];
		const change = changes[times % changes.length] ?? {};
		const columns = Object.keys(change).map((column) => `${column} = ?`);
		await env.LISTINGS.prepare(`UPDATE listings SET ${columns.join(", ")} WHERE id = ?`)
			.bind(...Object.values(change), property?.id ?? 0)
			.run();
	}
	await env.LISTINGS.prepare("DELETE FROM listings WHERE id % 37 = 0").run();
	const { kept, counted } = await countsTwice();
	expect(kept).toEqual(counted);
	expect(kept.length).toBeGreaterThan(500);
	const unchanged = await env.LISTINGS.prepare("UPDATE listings SET hash = 'again' WHERE id < 5100").run();
	const properties = await env.LISTINGS.prepare("SELECT count(*) AS n FROM listings WHERE id < 5100").first<{
		n: number;
	}>();
	expect(unchanged.meta.rows_written).toBe(properties?.n);
});
