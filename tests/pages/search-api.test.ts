import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { boxContains, encodePolyline, pointInPolygon } from "../../app/domain/localities/geo";
import { energyLabels } from "../../app/domain/property/energy-label";
import { sorts } from "../../app/domain/search/orders";
import { parseSearch } from "../../app/domain/search/search";
import { generateListing, insertListings, listingsOf } from "../support/search/listings";
import { ask } from "../support/site";

const LISTINGS = 400;

const service = listingsOf(env);

beforeAll(async () => {
	const properties = Array.from({ length: LISTINGS }, (_, index) => generateListing(100 + index * 7));
	await env.LISTINGS.batch(insertListings(env.LISTINGS, properties));
});

async function read<Answer>(path: string): Promise<Answer> {
	const response = await ask(path);
	expect(response.status).toBe(200);
	return (await response.json()) as Answer;
}

const corner = fc.record({
	latitude: fc.double({ min: 49.5, max: 51.5, noNaN: true }),
	longitude: fc.double({ min: 2.6, max: 6.4, noNaN: true }),
});

const wrong = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("-1", "NaN", "1e9", "'; --", "1,2,3", "%00"));

const right: Record<string, fc.Arbitrary<string>> = {
	goal: fc.constantFrom("sale", "rent"),
	type: fc.constantFrom("1", "11", "2", "22", "6", "99"),
	zip: fc.constantFrom("9000", "1000", "4000", "2000"),
	city: fc.constantFrom("Gent", "liege", "Lüttich", "Bruxelles"),
	q: fc.constantFrom("tuin", "charmante woning", "li"),
	minPrice: fc.integer({ min: 0, max: 500_000 }).map(String),
	maxPrice: fc.integer({ min: 100_000, max: 900_000 }).map(String),
	minBedrooms: fc.integer({ min: 0, max: 5 }).map(String),
	garden: fc.constant("1"),
	epc: fc.constantFrom(...energyLabels),
	polygon: fc.array(corner, { minLength: 3, maxLength: 6 }).map(encodePolyline),
	sort: fc.constantFrom(...sorts),
	page: fc.integer({ min: 1, max: 12 }).map(String),
};

const parameters = fc
	.uniqueArray(fc.constantFrom(...Object.keys(right)), { maxLength: 4 })
	.chain((names) =>
		fc.tuple(
			...names.map((name) =>
				fc
					.oneof({ weight: 4, arbitrary: right[name] ?? wrong }, { weight: 1, arbitrary: wrong })
					.map((value): [string, string] => [name, value]),
			),
		),
	)
	.map((pairs) => new URLSearchParams(pairs));

type List = { total: number; page: number; pages: number; items: { id: number }[] };

test("whatever is asked, right or wrong, the API answers what the search finds", { timeout: 120_000 }, async () => {
	await fc.assert(
		fc.asyncProperty(parameters, async (params) => {
			const { search } = parseSearch(params);
			const expected = await service.search(search, "nl");
			const answer = await read<List>(`/api/properties?${params}&lang=nl`);
			expect({ ...answer, items: answer.items.map((item) => item.id) }).toMatchObject({
				total: expected.total,
				page: expected.page,
				pages: expected.pages,
				items: expected.items.map((card) => card.id),
			});
		}),
	);
});

type Placed = { latitude: number; longitude: number };
type OnMap = { total: number; points: (Placed & { id: number })[]; clusters: (Placed & { count: number })[] };

test("the map shows the properties of the same search, each once, alone or in a cluster", {
	timeout: 120_000,
}, async () => {
	await fc.assert(
		fc.asyncProperty(parameters, async (params) => {
			const list = await read<List>(`/api/properties?${params}&lang=nl`);
			const map = await read<OnMap>(`/api/map?${params}&lang=nl`);
			const shown = map.points.length + map.clusters.reduce((sum, cluster) => sum + cluster.count, 0);
			expect(map.total).toBeLessThanOrEqual(list.total);
			expect(shown).toBe(map.total);
			expect(new Set(map.points.map((point) => point.id)).size).toBe(map.points.length);
			const { bbox, polygon } = parseSearch(params).search;
			for (const point of map.points) {
				if (bbox) expect(boxContains(bbox, point)).toBe(true);
				if (polygon) expect(pointInPolygon(point, polygon)).toBe(true);
			}
		}),
		{ numRuns: 60 },
	);
});

test("a facet's count is what of the list can be had once the option is chosen", { timeout: 60_000 }, async () => {
	const asked = "goal=sale&minPrice=200000";
	const facets = await read<{ flags: Record<string, number>; bedrooms: { value: number; count: number }[] }>(
		`/api/facets?${asked}&lang=nl`,
	);
	async function offered(option: string): Promise<number> {
		const { total, ended } = await service.search(parseSearch(new URLSearchParams(`${asked}&${option}`)).search, "nl");
		return total - ended;
	}
	for (const [flag, count] of Object.entries(facets.flags)) expect(await offered(`${flag}=1`), flag).toBe(count);
	for (const { value, count } of facets.bedrooms) {
		expect(await offered(`minBedrooms=${value}`), `${value} bedrooms`).toBe(count);
	}
});

test("cards come in the order asked for, and what is no id is passed over", async () => {
	const { items } = await read<List>("/api/properties?lang=nl");
	const wanted = items
		.slice(0, 4)
		.map((item) => item.id)
		.reverse();
	const { items: cards } = await read<List>(`/api/cards?ids=${wanted.join(",")},999999999,x,-1&lang=fr`);
	expect(cards.map((card) => card.id)).toEqual(wanted);
	expect((await read<List>("/api/cards")).items).toEqual([]);
});

test.for(["Liège", "lüttich", "luik", "4000"])("the type-ahead knows %s", async (text) => {
	const found = await read<{ zips: string[] }[]>(`/api/places?q=${encodeURIComponent(text)}&lang=nl`);
	expect(found[0]?.zips).toContain("4000");
});

test("the type-ahead answers nothing to nothing, and never more than it shows", async () => {
	expect(await read<unknown[]>("/api/places?lang=nl")).toEqual([]);
	expect((await read<unknown[]>("/api/places?q=en&lang=nl")).length).toBeLessThanOrEqual(8);
});

test("the tree of places has every region", async () => {
	const { regions } = await read<{ regions: { region: string }[] }>("/api/place-tree?lang=de");
	expect(regions.map(({ region }) => region)).toEqual(["flanders", "brussels", "wallonia", "luxembourg"]);
});

test("a postcode typed where a city is asked is looked for as one", { timeout: 60_000 }, async () => {
	const response = await ask("/nl/te-koop/?city=9000&maxPrice=300000");
	expect(response.status).toBe(302);
	expect(response.headers.get("location")).toContain("/nl/te-koop/?zip=9000&maxPrice=300000");
});
