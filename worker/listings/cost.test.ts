import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { languages } from "../../app/domain/language";
import { emptySearch, type Search, sorts } from "../../app/domain/search/search";
import { generateListing, insertListings } from "../../tests/support/listings";
import { createListings } from "./service";

const HOMES = 3_000;
const MOST_ROWS_OF_A_LIST = 60;
/** Pages of shorter lists are counted to from the beginning. */
const ANCHORED_FROM = 240;

type Statement = { sql: string; values: unknown[] };
const statements: Statement[] = [];

/** The database, remembering what it is asked. */
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

const service = createListings(recording, { defaultLanguage: "nl" });

beforeAll(async () => {
	const properties = Array.from({ length: HOMES }, (_, index) => generateListing(1 + index));
	await env.LISTINGS.batch(insertListings(env.LISTINGS, properties));
	await createListings(env.LISTINGS, { defaultLanguage: "nl" }).refresh();
});

const base = emptySearch();
const keptSearches: Search[] = [
	...sorts.flatMap((sort) => [
		{ ...base, sort },
		{ ...base, goal: "sale" as const, sort },
	]),
	{ ...base, goal: "sale", types: [1] },
	{ ...base, goal: "sale", types: [11] },
	{ ...base, goal: "rent", types: [4] },
	{ ...base, types: [2] },
	{ ...base, goal: "sale", zips: ["9000"] },
	{ ...base, goal: "sale", city: "Lüttich" },
	{ ...base, goal: "sale", epc: ["b"] },
	{ ...base, goal: "sale", project: 4 },
	{ ...base, goal: "sale", types: [1], zips: ["4000"] },
	...(["terrace", "garden", "elevator", "furnished", "newBuild"] as const).map((flag) => ({
		...base,
		goal: "sale" as const,
		[flag]: true,
	})),
];

const scannedSearches: Search[] = [
	{ ...base, goal: "sale", types: [1], minBedrooms: 3, maxPrice: 400_000, sort: "price-asc" },
	{ ...base, q: "tuin", sort: "city" },
	{ ...base, goal: "rent", bbox: { west: 3, south: 50, east: 5, north: 51 }, furnished: true },
	{ ...base, zips: ["9000", "4000"], garden: true, sort: "type" },
];

test("a page whose count is kept reads at most 60 rows, in one batch, wherever it is", async () => {
	for (const search of keptSearches) {
		for (const page of [1, 2, 3, 9, 40]) {
			const { rowsRead, batches, total } = await service.search({ ...search, page }, "fr");
			const counted = total >= ANCHORED_FROM || page <= 2 ? 0 : Math.min(total, page * 24);
			expect(rowsRead).toBeLessThanOrEqual(MOST_ROWS_OF_A_LIST + counted);
			expect(batches).toBe(1);
		}
	}
});

test("any other search reads packed columns, far fewer rows than there are properties", async () => {
	for (const search of scannedSearches) {
		const { rowsRead } = await service.search(search, "nl");
		const words = search.q ? 1_000 : 0;
		expect(rowsRead).toBeLessThan(80 + words);
		expect((await service.facets(search, "nl")).rowsRead).toBeLessThan(80 + words);
	}
	const { rowsRead } = await service.points({ ...base, bbox: { west: 2, south: 49, east: 7, north: 52 } }, "nl");
	expect(rowsRead).toBeLessThan(300);
});

test("no statement scans the table or makes an index of its own", async () => {
	statements.length = 0;
	for (const search of [...keptSearches, ...scannedSearches]) {
		for (const language of search.sort === "city" ? languages : (["nl"] as const)) {
			await service.searchWithFacets(search, language);
			await service.searchWithFacets({ ...search, page: 5 }, language);
		}
	}
	await service.similar(5, "nl");
	await service.newest("nl", { region: "brussels" });
	await service.newest("nl");
	await service.newestInZips("nl", { zips: ["4700"], region: "wallonia", limit: 9 });
	await service.property(5, "nl");
	await service.project(1, "nl");
	await service.localitiesWithCounts("nl");
	await service.sitemap(100);
	await service.health();
	const distinct = new Map(statements.map((statement) => [statement.sql, statement]));
	expect(distinct.size).toBeGreaterThan(40);
	for (const { sql, values } of distinct.values()) {
		const plan = await env.LISTINGS.prepare(`EXPLAIN QUERY PLAN ${sql}`)
			.bind(...values)
			.all<{ detail: string }>();
		const bad = plan.results.filter(({ detail }) => /^SCAN (l|listings|c|listing_cities)\b|AUTOMATIC/.test(detail));
		expect({ sql, bad }).toEqual({ sql, bad: [] });
	}
});

test("an anchored page that has become wrong is counted to until the next refresh", async () => {
	const search: Search = { ...base, goal: "sale", page: 20 };
	const before = await service.search(search, "nl");
	await env.LISTINGS.prepare("UPDATE listings SET listed_at = 1900000000 WHERE id IN (11, 12, 13, 14, 16)").run();
	const stale = await service.search(search, "nl");
	expect(stale.rowsRead).toBeGreaterThan(20 * 24 - 24);
	await createListings(env.LISTINGS, { defaultLanguage: "nl" }).refresh();
	const fresh = await service.search(search, "nl");
	expect(fresh.rowsRead).toBeLessThan(MOST_ROWS_OF_A_LIST);
	expect(fresh.items.map((card) => card.id)).toEqual(stale.items.map((card) => card.id));
	expect(fresh.items.map((card) => card.id)).not.toEqual(before.items.map((card) => card.id));
});

test("refreshing when nothing has changed writes nothing", async () => {
	const before = await env.LISTINGS.prepare("SELECT generation FROM anchor_state").first();
	await createListings(env.LISTINGS, { defaultLanguage: "nl" }).refresh();
	expect(await env.LISTINGS.prepare("SELECT generation FROM anchor_state").first()).toEqual(before);
});
