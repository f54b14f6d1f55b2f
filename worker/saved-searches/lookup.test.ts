import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { encodePolyline } from "../../app/domain/localities/geo";
import { localities } from "../../app/domain/localities/localities";
import { energyLabels } from "../../app/domain/property/energy-label";
import type { SearchFacts } from "../../app/domain/search/columns";
import { columns, countNames, flagNames } from "../../app/domain/search/columns";
import { parseSearch } from "../../app/domain/search/search";
import { emptyStorage } from "../../tests/support/runner/empty-storage";
import { criteriaFor } from "../../tests/support/search/criteria";
import {
	factsOf,
	type GeneratedListing,
	generateListing,
	insertListings,
	listingsOf,
} from "../../tests/support/search/listings";
import { rowCounter } from "../../tests/support/search/row-counter";
import { storeSavedSearches } from "../../tests/support/search/saved-searches";
import { findSavedSearches, indexSavedSearches } from "./lookup";
import { findProperties } from "./properties";

const LISTINGS = 400;
const all = Array.from({ length: LISTINGS }, (_, index) => generateListing(index + 1));
const service = listingsOf(env);
const session = () => ({
	listings: env.LISTINGS.withSession("first-primary"),
	personal: env.PERSONAL.withSession("first-primary"),
});

beforeAll(async () => {
	await env.LISTINGS.batch(insertListings(env.LISTINGS, all));
});
afterAll(emptyStorage);
afterEach(async () => {
	await env.PERSONAL.prepare("DELETE FROM saved_searches").run();
});

type Values = Record<string, (property: GeneratedListing, random: number) => string | null>;

/** Searches use the property's own number of bedrooms. */
const others = countNames.filter((name) => name !== "bedrooms");

/** Parameters of a search for something like a property: most searches match one. */
const values: Values = {
	type: ({ type_id, main_type_id }, random) => String((random % 2 ? type_id : main_type_id) ?? 1),
	zip: ({ zip }) => zip,
	city: ({ city_fr, zip, region }, random) => {
		const locality = localities.find(({ zips }) => zips.includes(zip ?? ""));
		const [first = null] = [city_fr, locality?.code, region === "luxembourg" ? `L-${zip}` : zip].slice(random % 3);
		return first || null;
	},
	q: ({ words }) => words.title.split(" ")[0] ?? null,
	minPrice: ({ price }) => (price === null ? null : String(price)),
	maxPrice: ({ price }) => (price === null ? null : String(price)),
	maxMonthly: ({ goal }, random) => String(goal === 0 ? 500 + (random % 3_000) : 200 + (random % 2_000)),
	minBedrooms: ({ bedrooms }) => (bedrooms === null ? null : String(bedrooms)),
	maxBedrooms: ({ bedrooms }) => (bedrooms === null ? null : String(bedrooms)),
	...Object.fromEntries(others.map((name) => [columns[name].min, (_property, random) => String(random % 3)])),
	minSurface: ({ surface }) => (surface === null ? null : String(Math.floor(surface))),
	maxSurface: ({ surface }) => (surface === null ? null : String(Math.ceil(surface))),
	state: ({ goal }) => (goal === 0 ? "for-sale" : "for-rent"),
	radius: (_property, random) => String(1 + (random % 60)),
	epc: ({ epc }, random) => epc ?? energyLabels[random % energyLabels.length] ?? null,
	project: ({ project_id }) => (project_id === null ? null : String(project_id)),
	bbox: ({ latitude, longitude }, random) => {
		if (latitude === null || longitude === null) return null;
		const reach = 0.01 + (random % 50) / 50;
		return [longitude - reach, latitude - reach, longitude + reach, latitude + reach]
			.map((d) => d.toFixed(5))
			.join(",");
	},
	polygon: ({ latitude, longitude }, random) => {
		if (latitude === null || longitude === null) return null;
		const reach = 0.01 + (random % 50) / 50;
		return encodePolyline([
			{ latitude: latitude + reach, longitude },
			{ latitude: latitude - reach, longitude: longitude + reach },
			{ latitude: latitude - reach, longitude: longitude - reach },
		]);
	},
	...Object.fromEntries(flagNames.map((flag) => [flag, () => "1"])),
};

const queries = fc
	.record({
		at: fc.nat(LISTINGS - 1),
		names: fc.uniqueArray(fc.constantFrom(...Object.keys(values)), { maxLength: 4 }),
		random: fc.nat(10_000),
		goal: fc.constantFrom("own", "sale", "rent"),
	})
	.map(({ at, names, random, goal }) => {
		const property = all[at] ?? generateListing(1);
		const own = property.goal === 0 ? "sale" : "rent";
		const params = new URLSearchParams({ goal: goal === "own" ? own : goal });
		for (const name of names) {
			const value = values[name]?.(property, random) ?? null;
			if (value !== null) params.set(name, value);
		}
		return params.toString();
	});

/** Ids that the list shows for a search, on all pages, without sold and let properties. */
async function listed(query: string): Promise<number[]> {
	const { search } = parseSearch(new URLSearchParams(query));
	const ids: number[] = [];
	for (let page = 1; ; page += 1) {
		const { items, pages } = await service.search({ ...search, page }, "nl");
		ids.push(...items.map(({ id }) => id));
		if (page >= pages) break;
	}
	const ended = new Set(all.flatMap(({ id, ended: isEnded }) => (isEnded === 1 ? [id] : [])));
	return ids.filter((id) => !ended.has(id)).sort((a, b) => a - b);
}

test("for any search and any property on the market, the list shows it if and only if the alert tells of it", {
	timeout: 120_000,
}, async () => {
	const { listings } = session();
	const properties = await findProperties(
		listings,
		all.map(({ id }) => id),
	);
	const lookups = [...properties.values()].map((property) => ({ number: property.id, property }));
	let pairs = 0;
	await fc.assert(
		fc.asyncProperty(fc.array(queries, { minLength: 10, maxLength: 40 }), async (asked) => {
			await storeSavedSearches(asked.map((query, index) => ({ id: `s${index}`, query })));
			await indexSavedSearches(session().personal);
			const found = await findSavedSearches(session(), lookups);
			for (const [index, query] of asked.entries()) {
				const told = [...found].flatMap(([id, searches]) => (searches.has(`s${index}`) ? [id] : []));
				expect({ query, told: told.sort((a, b) => a - b) }).toEqual({ query, told: await listed(query) });
				pairs += told.length;
			}
			await env.PERSONAL.prepare("DELETE FROM saved_searches").run();
		}),
		{ numRuns: 25 },
	);
	expect(pairs).toBeGreaterThan(1_000);
});

const ghent: SearchFacts = {
	...factsOf(generateListing(1)),
	goal: "sale",
	type: [1, 1, 0],
	zip: "9000",
	city: { written: "Gent", names: { nl: "gent", fr: "gand", en: "ghent", de: "gent" }, municipality: "44021" },
	region: "flanders",
	price: 100,
};

async function found(...facts: SearchFacts[]): Promise<string[][]> {
	await indexSavedSearches(session().personal);
	const answer = await findSavedSearches(
		session(),
		facts.map((each, number) => ({ number, property: { id: 900_000 + number, facts: each } })),
	);
	return facts.map((_each, number) => [...(answer.get(number) ?? [])].sort());
}

test("a whole region of many types is a few rows", async () => {
	const flanders = localities.filter(({ region }) => region === "flanders").map(({ code }) => code);
	const most = [...flanders.slice(1), "1000", "Gent"];
	const types = Array.from({ length: 40 }, (_, index) => index + 1);
	await storeSavedSearches([
		{ id: "d0", criteria: criteriaFor({ zips: [], zones: flanders }) },
		{ id: "d1", criteria: criteriaFor({ zips: [], zones: most, propertyTypes: types }) },
	]);
	expect(await found(ghent)).toEqual([["d0", "d1"]]);
	const rows = await env.PERSONAL.prepare(
		"SELECT saved_search_id, count(*) AS n FROM saved_search_keys GROUP BY saved_search_id",
	).all();
	expect(rows.results).toMatchObject([{ n: 1 }, { n: expect.any(Number) }]);
	expect(rows.results[1]?.n).toBeLessThan(100);
});

test("a postcode of both countries finds the properties of one: Belgium's, unless all other places are in Luxembourg", async () => {
	const of = (region: "wallonia" | "luxembourg"): SearchFacts => ({
		...ghent,
		zip: "4000",
		city: null,
		point: null,
		region,
	});
	const [inLuxembourg] = localities.filter(({ country }) => country === "LU").map(({ code }) => code);
	await storeSavedSearches([
		{ id: "d0", criteria: criteriaFor({ zips: ["4000"] }) },
		{ id: "d1", criteria: criteriaFor({ zips: ["4000"], zones: [inLuxembourg ?? ""] }) },
		{ id: "d2", query: "goal=sale&city=L-4000" },
	]);
	expect(await found(of("wallonia"), of("luxembourg"))).toEqual([["d0"], ["d1", "d2"]]);
});

test("a price that is not published is within no bound, so that no bound can reveal it", async () => {
	const bounds = [{}, { minPrice: 0 }, { maxPrice: 1_000_000_000 }, { minPrice: 1 }];
	await storeSavedSearches(bounds.map((bound, index) => ({ id: `d${index}`, criteria: criteriaFor(bound) })));
	expect(await found({ ...ghent, price: null })).toEqual([["d0", "d1"]]);
});

test("keys follow their saved search: changed, paused, back, gone", async () => {
	const change = async (set: string) => {
		await env.PERSONAL.prepare(`UPDATE saved_searches SET ${set}`).run();
		return found(ghent);
	};
	await storeSavedSearches([{ id: "d0", criteria: criteriaFor() }]);
	expect(await found(ghent)).toEqual([["d0"]]);
	expect(await change("search = search || '&maxPrice=50'")).toEqual([[]]);
	expect(await change("search = replace(search, 'maxPrice=50', 'maxPrice=200')")).toEqual([["d0"]]);
	expect(await change("state = 'paused'")).toEqual([[]]);
	expect(await change("state = 'active'")).toEqual([["d0"]]);
	await env.PERSONAL.prepare("DELETE FROM saved_searches").run();
	expect(await env.PERSONAL.prepare("SELECT count(*) AS n FROM saved_search_keys").first("n")).toBe(0);
});

test("saved searches elsewhere cost a lookup nothing", async () => {
	const elsewhere = Array.from({ length: 400 }, (_, index) => ({
		id: `e${index}`,
		criteria: criteriaFor({ zips: [String(2000 + index)] }),
	}));
	// An index scan ends at the next row, so one exists from the start.
	await storeSavedSearches([
		{ id: "d0", criteria: criteriaFor() },
		{ id: "behind", criteria: criteriaFor({ zips: ["9999"] }) },
	]);
	await indexSavedSearches(session().personal);
	const counter = rowCounter(env.PERSONAL);
	const cost = async () => {
		counter.reset();
		await findSavedSearches({ ...session(), personal: counter.db.withSession() }, [
			{ number: 0, property: { id: 900_000, facts: { ...ghent, city: null, point: null } } },
		]);
		return counter.rows();
	};
	const before = await cost();
	await storeSavedSearches(elsewhere);
	await indexSavedSearches(session().personal);
	expect(await cost()).toBe(before);
	expect(before).toBeLessThan(20);
});
