import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { encodePolyline } from "../../app/domain/localities/geo";
import { localities } from "../../app/domain/localities/localities";
import { type Criteria, fits, type PropertyFacts, savedSearchOf } from "../../app/domain/saved-searches/saved-search";
import { criteriaFor, generateCriteria, generateProperty } from "../../tests/support/search/criteria";
import { rowCounter } from "../../tests/support/search/row-counter";
import { storeSavedSearches } from "../../tests/support/search/saved-searches";
import { findSavedSearches, indexSavedSearches } from "./lookup";

const db = () => env.PERSONAL.withSession("first-primary");

afterEach(async () => {
	await env.PERSONAL.prepare("DELETE FROM saved_searches").run();
});

async function found(properties: readonly PropertyFacts[]): Promise<string[][]> {
	const answer = await findSavedSearches(
		db(),
		properties.map((property, number) => ({ number, property })),
	);
	return properties.map((_property, number) => [...(answer.get(number) ?? [])].sort());
}

function filtered(properties: readonly PropertyFacts[], savedSearches: readonly Criteria[]): string[][] {
	return properties.map((property) =>
		savedSearches.flatMap((criteria, index) => (fits(property, savedSearchOf(criteria)) ? [`d${index}`] : [])).sort(),
	);
}

const ghent = generateProperty(1);

test("the index finds exactly what a filter over all saved searches finds", async () => {
	let pairs = 0;
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.nat(1_000_000), { minLength: 20, maxLength: 60 }),
			fc.array(fc.nat(1_000_000), { minLength: 5, maxLength: 12 }),
			async (savedSearchSeeds, propertySeeds) => {
				const properties = propertySeeds.map(generateProperty);
				// Half of them look where the properties are: chance alone would seldom bring two together.
				const savedSearches = savedSearchSeeds.map((seed, index): Criteria => {
					const criteria = generateCriteria(seed);
					const property = properties[index % properties.length];
					if (index % 2 === 0 || !property) return criteria;
					const near =
						index % 4 === 0 ? { zones: [...criteria.zones, ...property.municipalities] } : drawnAround(property);
					return {
						...criteria,
						goal: property.goal,
						propertyTypes: [...criteria.propertyTypes, property.types[index % 2] ?? 1],
						...near,
					};
				});
				await storeSavedSearches(savedSearches.map((criteria, index) => ({ id: `d${index}`, criteria })));
				await indexSavedSearches(db());
				const expected = filtered(properties, savedSearches);
				pairs += expected.flat().length;
				expect(await found(properties)).toEqual(expected);
				await env.PERSONAL.prepare("DELETE FROM saved_searches").run();
			},
		),
		{ numRuns: 25 },
	);
	expect(pairs).toBeGreaterThan(50);
});

function drawnAround({ point }: PropertyFacts): Partial<Criteria> {
	if (!point) return {};
	const corner = (north: number, east: number) => ({
		latitude: point.latitude + north,
		longitude: point.longitude + east,
	});
	return { polygon: encodePolyline([corner(0.1, 0), corner(-0.02, 0.15), corner(-0.02, -0.15)]) };
}

test("a whole region of many types is a few rows, and exact", async () => {
	const flanders = localities.filter(({ region }) => region === "flanders").map(({ code }) => code);
	const most = [...flanders.slice(1), "1000", "Gent"];
	const types = Array.from({ length: 40 }, (_, index) => index + 1);
	const savedSearches = [
		criteriaFor({ zips: [], zones: flanders }),
		criteriaFor({ zips: [], zones: most, propertyTypes: types }),
	];
	await storeSavedSearches(savedSearches.map((criteria, index) => ({ id: `d${index}`, criteria })));
	await indexSavedSearches(db());
	const rows = await env.PERSONAL.prepare(
		"SELECT saved_search_id, count(*) AS n FROM saved_search_keys GROUP BY saved_search_id",
	).all();
	expect(rows.results).toMatchObject([{ n: 1 }, { n: expect.any(Number) }]);
	expect(rows.results[1]?.n).toBeLessThan(100);
	const properties = Array.from({ length: 40 }, (_, seed) => generateProperty(seed));
	expect(await found(properties)).toEqual(filtered(properties, savedSearches));
});

test("a postcode of both countries finds the properties of one", async () => {
	const of = (zip: string): PropertyFacts => ({
		...ghent,
		goal: "sale",
		types: [1],
		zip,
		municipalities: [],
		point: null,
		price: 100,
	});
	const [inLuxembourg] = localities.filter(({ country }) => country === "LU").map(({ code }) => code);
	await storeSavedSearches([
		{ id: "d0", criteria: criteriaFor({ zips: ["4000"] }) },
		{ id: "d1", criteria: criteriaFor({ zips: ["4000"], zones: [inLuxembourg ?? ""] }) },
	]);
	await indexSavedSearches(db());
	expect(await found([of("4000"), of("L-4000")])).toEqual([["d0"], ["d1"]]);
});

test("a price that is not published is within no bound, so that no bound can reveal it", async () => {
	const property = { ...ghent, goal: "sale" as const, types: [1], zip: "9000", price: null };
	const bounds = [{}, { minPrice: 0 }, { maxPrice: 1_000_000_000 }, { minPrice: 1 }];
	await storeSavedSearches(bounds.map((bound, index) => ({ id: `d${index}`, criteria: criteriaFor(bound) })));
	await indexSavedSearches(db());
	expect(await found([property])).toEqual([["d0", "d1"]]);
});

test("keys follow their saved search: changed, paused, back, gone", async () => {
	const property = { ...ghent, goal: "sale" as const, types: [1], zip: "9000", price: 100 };
	const change = async (set: string) => {
		await env.PERSONAL.prepare(`UPDATE saved_searches SET ${set}`).run();
		await indexSavedSearches(db());
		return found([property]);
	};
	await storeSavedSearches([{ id: "d0", criteria: criteriaFor() }]);
	await indexSavedSearches(db());
	expect(await found([property])).toEqual([["d0"]]);
	expect(await change(`criteria = json_set(criteria, '$.maxPrice', 50)`)).toEqual([[]]);
	expect(await change(`criteria = json_set(criteria, '$.maxPrice', 200)`)).toEqual([["d0"]]);
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
	const property = {
		...ghent,
		goal: "sale" as const,
		types: [1],
		zip: "9000",
		municipalities: [],
		point: null,
		price: 100,
	};
	// The end of a search is the row behind it: one is there from the start.
	await storeSavedSearches([
		{ id: "d0", criteria: criteriaFor() },
		{ id: "behind", criteria: criteriaFor({ zips: ["9999"] }) },
	]);
	await indexSavedSearches(db());
	const counter = rowCounter(env.PERSONAL);
	const cost = async () => {
		counter.reset();
		await findSavedSearches(counter.db.withSession(), [{ number: 0, property }]);
		return counter.rows();
	};
	const before = await cost();
	await storeSavedSearches(elsewhere);
	await indexSavedSearches(db());
	expect(await cost()).toBe(before);
	expect(before).toBeLessThan(20);
});
