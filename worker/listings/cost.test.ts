import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { languages } from "../../app/domain/language";
import { flagNames } from "../../app/domain/search/columns";
import { sorts } from "../../app/domain/search/orders";
import { emptySearch, type Search } from "../../app/domain/search/search";
import { counted, generateListing, insertListings } from "../../tests/support/search/listings";
import { createSearchMemory } from "../search/memory";
import { createListings } from "./service";

const HOMES = 3_000;
const MAX_ROWS = 60;
/** Each match of a text reads one row, once. */
const MAX_WORD_ROWS = 1_000;

type Statement = { sql: string; values: unknown[] };
const statements: Statement[] = [];

/** The database, with a record of its statements. */
const recording = new Proxy(env.LISTINGS, {
	get(db, name) {
		if (name !== "withSession") return Reflect.get(db, name);
		return () => {
			const session = db.withSession();
			return {
				prepare: (sql: string) => ({
					bind(...values: unknown[]) {
						statements.push({ sql, values });
						return session.prepare(sql).bind(...values);
					},
				}),
				batch: (prepared: D1PreparedStatement[]) => session.batch(prepared),
			};
		};
	},
});

const memory = createSearchMemory({ db: recording, pieces: env.PRIVATE });
const { db, costOf } = counted(recording);
const service = createListings(db, memory, { defaultLanguage: "nl" });

beforeAll(async () => {
	const properties = Array.from({ length: HOMES }, (_, index) => generateListing(1 + index));
	await env.LISTINGS.batch(insertListings(env.LISTINGS, properties));
	await service.health();
});

const base = emptySearch();
const belgium = { west: 2, south: 49, east: 7, north: 52 };
const searches: Search[] = [
	...sorts.flatMap((sort) => [
		{ ...base, sort },
		{ ...base, goal: "sale" as const, sort },
	]),
	{ ...base, goal: "sale", types: [1], minBedrooms: 3, maxPrice: 400_000, sort: "price-asc" },
	{ ...base, goal: "sale", zips: ["9000"] },
	{ ...base, zips: ["9000"], radius: 10 },
	{ ...base, goal: "sale", cities: ["Lüttich"], epc: ["b"] },
	{ ...base, q: "tuin", sort: "city" },
	{ ...base, goal: "rent", bbox: belgium, furnished: true },
	...flagNames.map((flag) => ({ ...base, goal: "sale" as const, [flag]: true })),
];

test("a search with all its facets reads the rows that it shows and a few, wherever its page is", async () => {
	for (const search of searches) {
		for (const page of [1, 3, 40]) {
			memory.forget();
			const { rowsRead, batches } = await costOf(() => service.searchWithFacets({ ...search, page }, "fr"));
			expect(rowsRead).toBeLessThanOrEqual(MAX_ROWS + (search.q ? MAX_WORD_ROWS : 0));
			expect(batches).toBeLessThanOrEqual(search.q ? 3 : 2);
		}
	}
});

test("within a second the database is asked for cards that were not shown yet, and for a text's matches once", async () => {
	await service.search(base, "nl");
	expect((await costOf(() => service.search(base, "nl"))).batches).toBe(0);
	expect((await costOf(() => service.facets({ ...base, goal: "sale" }, "nl"))).batches).toBe(0);
	await service.facets({ ...base, q: "zicht" }, "nl");
	expect((await costOf(() => service.facets({ ...base, q: "zicht" }, "nl"))).rowsRead).toBe(0);
});

test("a map reads the rows that it shows one by one", async () => {
	const { rowsRead, result } = await costOf(() => service.points({ ...base, bbox: belgium }, "nl"));
	expect(rowsRead).toBeLessThanOrEqual(result.points.length + MAX_ROWS);
});

test("no statement scans the table or makes an index of its own", async () => {
	statements.length = 0;
	for (const search of searches) {
		for (const language of search.sort === "city" ? languages : (["nl"] as const)) {
			await service.searchWithFacets(search, language);
			await service.searchWithFacets({ ...search, page: 5 }, language);
		}
	}
	memory.forget();
	await service.similar(5, "nl");
	await service.addresses("molen", "nl", 3);
	await service.streets({ text: "molen", zip: "9000", most: 8 }, "nl");
	await service.morePictures([5, 6]);
	await service.newest("nl", { region: "brussels" });
	await service.newest("nl", { zips: ["4700"], region: "wallonia", limit: 9 });
	await service.points({ ...base, bbox: belgium }, "nl");
	await service.property(5, "nl");
	await service.project(1, "nl");
	await service.localitiesWithCounts("nl");
	await service.sitemap(100);
	await service.health();
	const distinct = new Map(statements.map((statement) => [statement.sql, statement]));
	expect(distinct.size).toBeGreaterThan(15);
	for (const { sql, values } of distinct.values()) {
		const plan = await env.LISTINGS.prepare(`EXPLAIN QUERY PLAN ${sql}`)
			.bind(...values)
			.all<{ detail: string }>();
		const bad = plan.results.filter(({ detail }) => /^SCAN (l|listings)\b|AUTOMATIC/.test(detail));
		expect({ sql, bad }).toEqual({ sql, bad: [] });
	}
});
