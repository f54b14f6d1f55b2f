import { parseSearch } from "../../app/domain/search/search";
import { generateListing, insertListings } from "../../tests/support/search/listings";
import { createListings } from "../../worker/listings/service";
import { metered, newMeter } from "../../worker/platform/metered";
import { createReader } from "../../worker/platform/reader";
import { bytesOf } from "../../worker/search/columns-in-memory";
import { createSearchMemory } from "../../worker/search/memory";
import { publishColumns } from "../../worker/search/publish";

/** Batch size: the rows stay below D1's limit of 2 MB per bound value. */
const PROPERTIES_PER_BATCH = 1_000;

type Env = { LISTINGS: D1Database; PRIVATE: R2Bucket };

/** Cost of one call, and enough of its result to verify it. */
export type Answer = { rowsRead: number; batches: number; total: number; shown: number };

/** Reads of a fresh isolate before its first search. */
export type Load = { rowsRead: number; pieces: number; pieceBytes: number; columnBytes: number; properties: number };

/**
 * `/fill?from=&to=` stores generated properties, `/publish` publishes their columns, `/load` loads them; other paths
 * search.
 */
export default {
	async fetch(request: Request, env: Env): Promise<Response> {
		const url = new URL(request.url);
		switch (url.pathname) {
			case "/fill":
				return Response.json(await fill(env.LISTINGS, url.searchParams));
			case "/publish":
				return Response.json(await publish(env));
			case "/load":
				return Response.json(await load(env, url.searchParams.has("rows")));
			case "/nothing":
				return Response.json({});
			default:
				return Response.json(await answer(env, url));
		}
	},
};

async function fill(db: D1Database, range: URLSearchParams): Promise<object> {
	const to = Number(range.get("to"));
	for (let id = Number(range.get("from")); id < to; id += PROPERTIES_PER_BATCH) {
		const count = Math.min(PROPERTIES_PER_BATCH, to - id);
		await db.batch(
			insertListings(
				db,
				Array.from({ length: count }, (_, index) => generateListing(id + index)),
			),
		);
	}
	return {};
}

async function publish(env: Env): Promise<object> {
	const memory = createSearchMemory({ db: env.LISTINGS, pieces: env.PRIVATE });
	const db = env.LISTINGS.withSession("first-primary");
	await (await publishColumns({ db, memory, bucket: env.PRIVATE, everything: true }))?.run();
	return {};
}

/** Loads the columns like a fresh isolate: from the published pieces, or from the rows when there are none. */
async function load(env: Env, rows: boolean): Promise<Load> {
	let pieces = 0;
	let pieceBytes = 0;
	const counted = {
		async get(name: string): Promise<R2ObjectBody | null> {
			const piece = rows ? null : await env.PRIVATE.get(name);
			pieces += 1;
			pieceBytes += piece?.size ?? 0;
			return piece;
		},
	} as Pick<R2Bucket, "get">;
	const meter = newMeter();
	const reader = createReader(metered(env.LISTINGS, meter));
	const { columns } = await createSearchMemory({ db: {}, pieces: counted }).current(reader);
	const { rowsRead } = meter;
	return { rowsRead, pieces, pieceBytes, columnBytes: bytesOf(columns), properties: columns.size };
}

async function answer(env: Env, url: URL): Promise<Answer> {
	const memory = createSearchMemory({ db: env.LISTINGS, pieces: env.PRIVATE });
	const meter = newMeter();
	const listings = createListings(metered(env.LISTINGS, meter), memory, { defaultLanguage: "nl" });
	const { search } = parseSearch(url.searchParams);
	// Worst case: the search also checks for changes.
	if (url.searchParams.has("asking")) memory.forget();
	if (url.pathname === "/map") {
		const { total, points, clusters } = await listings.points(search, "nl");
		return { rowsRead: meter.rowsRead, batches: meter.batches, total, shown: points.length + clusters.length };
	}
	const { page } = await listings.searchWithFacets(search, "nl");
	return { rowsRead: meter.rowsRead, batches: meter.batches, total: page.total, shown: page.items.length };
}
