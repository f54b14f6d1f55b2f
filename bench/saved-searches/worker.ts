import { searchOfStored } from "../../app/domain/saved-searches/saved-search";
import { generateCriteria } from "../../tests/support/search/criteria";
import { generateListing, insertListings } from "../../tests/support/search/listings";
import { rowCounter } from "../../tests/support/search/row-counter";
import { storeSavedSearches } from "../../tests/support/search/saved-searches";
import type { Databases } from "../../worker/platform/reader";
import { createReader } from "../../worker/platform/reader";
import { indexSavedSearches } from "../../worker/saved-searches/lookup";
import { matchChanges } from "../../worker/saved-searches/match";
import { findProperties } from "../../worker/saved-searches/properties";
import { fitting } from "../../worker/search/fitting";

type Env = { LISTINGS: D1Database; PERSONAL: D1Database };

/** Cost of one step. Rows are those that D1 counts in both databases. */
export type Cost = { done: number; rowsRead: number; rowsWritten: number; milliseconds: number };

const SEARCHES_PER_BATCH = 1_000;
const SEARCHES_PER_READ = 5_000;
const NOW = 1_800_000_000;
/** Of every KINDS changed properties, NEW are new and CHEAPER fell in price; the others changed otherwise. */
const NEW = 10;
const CHEAPER = 6;
const KINDS = 20;

const steps: Record<string, (env: Env, params: URLSearchParams) => Promise<object>> = {
	"/saved-searches": storeSome,
	"/homes": (env, params) => storeProperties(env, Number(params.get("count"))),
	"/changes": changeProperties,
	"/more": (env, params) => changeSome(env, Number(params.get("count"))),
	"/index": (env) => measured(env, ({ personal }) => indexSavedSearches(personal)),
	"/match": (env) => measured(env, matchAll),
	"/filter": (env) => measured(env, askEverySavedSearch),
	"/new": async (env) => ({ done: await countNew(env) }),
};

/** Each path is a step of the bench. */
export default {
	async fetch(request: Request, env: Env): Promise<Response> {
		const { pathname, searchParams } = new URL(request.url);
		const step = steps[pathname];
		return step ? Response.json(await step(env, searchParams)) : new Response(null, { status: 404 });
	},
};

async function measured(env: Env, work: (db: Databases) => Promise<number>): Promise<Cost> {
	const counters = { listings: rowCounter(env.LISTINGS), personal: rowCounter(env.PERSONAL) };
	const started = Date.now();
	const done = await work({
		listings: counters.listings.db.withSession(),
		personal: counters.personal.db.withSession(),
	});
	const both = Object.values(counters);
	return {
		done,
		rowsRead: both.reduce((sum, counter) => sum + counter.rows(), 0),
		rowsWritten: both.reduce((sum, counter) => sum + counter.written(), 0),
		milliseconds: Date.now() - started,
	};
}

async function storeSome(_env: Env, params: URLSearchParams): Promise<object> {
	const to = Number(params.get("to"));
	for (let from = Number(params.get("from")); from < to; from += SEARCHES_PER_BATCH) {
		const count = Math.min(SEARCHES_PER_BATCH, to - from);
		await storeSavedSearches(
			Array.from({ length: count }, (_, index) => ({
				id: crypto.randomUUID(),
				email: `d${from + index}@example.com`,
				criteria: generateCriteria(from + index),
			})),
		);
	}
	return {};
}

/**
 * Stores available properties and logs the creation of those that change later. `changeProperties` logs the new ones.
 */
async function storeProperties({ LISTINGS }: Env, count: number): Promise<object> {
	const properties = Array.from({ length: count }, (_, index) => ({
		...generateListing(index + 1),
		state: "listed" as const,
		ended: 0 as const,
	}));
	await LISTINGS.batch([...insertListings(LISTINGS, properties), log(LISTINGS, "created", `id % ${KINDS} >= ${NEW}`)]);
	return {};
}

async function changeProperties({ LISTINGS }: Env): Promise<object> {
	const cheaper = `id % ${KINDS} >= ${NEW} AND id % ${KINDS} < ${NEW + CHEAPER} AND price IS NOT NULL`;
	const others = `id % ${KINDS} >= ${NEW} AND NOT (${cheaper})`;
	await LISTINGS.batch([
		log(LISTINGS, "created", `id % ${KINDS} < ${NEW}`),
		log(LISTINGS, "price-down", cheaper),
		log(LISTINGS, "changed", others),
		LISTINGS.prepare(`UPDATE listings SET facts = json_set(facts, '$.price', price * 0.93) WHERE ${cheaper}`),
		LISTINGS.prepare(
			`UPDATE listings SET facts = json_set(facts, '$.bedrooms', coalesce(bedrooms, 0) + 1) WHERE ${others}`,
		),
	]);
	return {};
}

/** Lowers the price of the last properties. */
async function changeSome({ LISTINGS }: Env, count: number): Promise<object> {
	const some = `id IN (SELECT id FROM listings WHERE price IS NOT NULL ORDER BY id DESC LIMIT ${count})`;
	await LISTINGS.batch([
		log(LISTINGS, "price-down", some),
		LISTINGS.prepare(`UPDATE listings SET facts = json_set(facts, '$.price', price * 0.9) WHERE ${some}`),
	]);
	return {};
}

function log(db: D1Database, what: string, where: string): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO changes (run_id, kind, record_id, what, at, price_before)
			SELECT 1, 'property', id, ?, ?, price FROM listings WHERE ${where}`,
		)
		.bind(what, NOW);
}

async function matchAll(db: Databases): Promise<number> {
	let matches = 0;
	for (;;) {
		const step = await matchChanges(db, NOW);
		matches += step.matches;
		if (step.isDone) return matches;
	}
}

/** Baseline without the index: reads every saved search and matches it with every new property. */
async function askEverySavedSearch({ listings, personal }: Databases): Promise<number> {
	const { results: ids } = await listings
		.prepare(`SELECT id FROM listings WHERE id % ${KINDS} < ${NEW}`)
		.all<{ id: number }>();
	const properties = [
		...(
			await findProperties(
				listings,
				ids.map(({ id }) => id),
			)
		).values(),
	];
	let found = 0;
	let after = "";
	for (;;) {
		const { results } = await personal
			.prepare("SELECT id, search FROM saved_searches WHERE id > ? ORDER BY id LIMIT ?")
			.bind(after, SEARCHES_PER_READ)
			.all<{ id: string; search: string }>();
		const last = results.at(-1);
		if (!last) return found;
		after = last.id;
		const fit = await fitting(
			createReader({ withSession: () => listings }),
			results.map(({ id, search }) => ({ key: id, search: searchOfStored(search) })),
			properties.map((property) => ({ number: property.id, property })),
		);
		found += fit.length;
	}
}

async function countNew({ PERSONAL }: Env): Promise<number> {
	return (
		(await PERSONAL.prepare("SELECT count(*) AS n FROM announcements WHERE reason = 'new'").first<number>("n")) ?? 0
	);
}
