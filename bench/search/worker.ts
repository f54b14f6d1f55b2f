import { parseSearch } from "../../app/domain/search/search";
import { generateListing, insertListings } from "../../tests/support/listings";
import { createListings } from "../../worker/listings/service";

/** Properties in one batch: their rows stay below the 2 MB of one bound value. */
const HOMES_PER_BATCH = 1_000;

/** What one call cost, and enough of its answer to see that it is one. */
export type Answer = { rowsRead: number; batches: number; total: number; shown: number };

/** `/fill?from=&to=` stores generated properties; `/refresh` packs them; `/list`, `/both` and `/map` search. */
export default {
	async fetch(request: Request, env: { LISTINGS: D1Database }): Promise<Response> {
		const url = new URL(request.url);
		const listings = createListings(env.LISTINGS, { defaultLanguage: "nl" });
		if (url.pathname === "/fill") return Response.json(await fill(env.LISTINGS, url.searchParams));
		if (url.pathname === "/refresh") {
			await listings.refresh();
			return Response.json({});
		}
		return Response.json(await answer(listings, url));
	},
};

async function fill(db: D1Database, range: URLSearchParams): Promise<object> {
	const to = Number(range.get("to"));
	for (let id = Number(range.get("from")); id < to; id += HOMES_PER_BATCH) {
		const count = Math.min(HOMES_PER_BATCH, to - id);
		await db.batch(
			insertListings(
				db,
				Array.from({ length: count }, (_, index) => generateListing(id + index)),
			),
		);
	}
	return {};
}

async function answer(listings: ReturnType<typeof createListings>, url: URL): Promise<Answer> {
	const { search } = parseSearch(url.searchParams);
	if (url.pathname === "/map") {
		const { rowsRead, batches, total, points, clusters } = await listings.points(search, "nl");
		return { rowsRead, batches, total, shown: points.length + clusters.length };
	}
	if (url.pathname === "/both") {
		const { rowsRead, batches, page } = await listings.searchWithFacets(search, "nl");
		return { rowsRead, batches, total: page.total, shown: page.items.length };
	}
	const { rowsRead, batches, total, items } = await listings.search(search, "nl");
	return { rowsRead, batches, total, shown: items.length };
}
