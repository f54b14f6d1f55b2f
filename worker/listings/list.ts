import type { ListingPage } from "../../app/domain/listing";
import { PAGE_SIZE, type Search } from "../../app/domain/search";
import { findCards } from "./card";
import { createRanking } from "./order";
import type { Reader } from "./reader";
import { failuresIn, scan } from "./scan";
import type { Shaping } from "./shaping";

/** Totals are told exactly up to here. */
export const HIGHEST_TOTAL = 10_000;
/** The last page of a search whose count is not kept. */
const LAST_PAGE = 400;

/** A page of the homes that a search finds, ready to show. A page beyond the last has the right totals and no homes. */
export async function findPage(reader: Reader, search: Search, shaping: Shaping): Promise<ListingPage> {
	return findByScan(reader, search, shaping);
}

async function findByScan(reader: Reader, search: Search, shaping: Shaping): Promise<ListingPage> {
	const ranking = createRanking(search.sort, shaping.language);
	const { filters, segments, isCut } = await scan(reader, search, ranking.columns);
	for (const segment of segments) {
		const { count } = failuresIn(segment, filters);
		ranking.add(segment, (place) => count[place] === 0);
	}
	const pages = Math.min(Math.ceil(ranking.total / PAGE_SIZE), LAST_PAGE);
	const ids = search.page > pages ? [] : ranking.ids((search.page - 1) * PAGE_SIZE, PAGE_SIZE);
	return {
		total: Math.min(ranking.total, HIGHEST_TOTAL),
		totalIsMore: ranking.total > HIGHEST_TOTAL || isCut,
		page: search.page,
		pages,
		pageSize: PAGE_SIZE,
		items: await findCards(reader, ids, shaping),
	};
}
