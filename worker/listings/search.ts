import type { ListingPage } from "../../app/domain/property/listing";
import { PAGE_SIZE, type Search } from "../../app/domain/search/search";
import { orderOf, pageOf } from "../search/order";
import { tallyOf } from "../search/tally";
import { type Found, findIn } from "../search/words";
import { findCards } from "./card";
import { type Facets, shapeFacets } from "./facets";
import type { SearchParts } from "./search-parts";

/** Totals are exact up to here. */
const HIGHEST_TOTAL = 10_000;

/** A page of the properties that a search finds, ready to show. A page beyond the last has the right totals and no properties. */
export async function findPage(parts: SearchParts, search: Search): Promise<ListingPage> {
	return pageWith(parts, search, await findIn(parts.reader, parts.snapshot, search));
}

/** How many properties each option of the panel would leave. */
export async function findFacets({ reader, snapshot, shaping }: SearchParts, search: Search): Promise<Facets> {
	const { sifted } = await findIn(reader, snapshot, search);
	return shapeFacets(tallyOf(snapshot.columns, sifted, search), search, shaping);
}

/** A page and its facets, in one pass. */
export async function findPageWithFacets(
	parts: SearchParts,
	search: Search,
): Promise<{ page: ListingPage; facets: Facets }> {
	const found = await findIn(parts.reader, parts.snapshot, search);
	const facets = shapeFacets(tallyOf(parts.snapshot.columns, found.sifted, search), search, parts.shaping);
	return { page: await pageWith(parts, search, found), facets };
}

/** The page of what was found. */
export async function pageWith(parts: SearchParts, search: Search, { sifted, isCut }: Found): Promise<ListingPage> {
	const { snapshot, shaping } = parts;
	const { total, verdicts } = sifted;
	const offset = (search.page - 1) * PAGE_SIZE;
	const shown =
		offset < total ? pageOf(orderOf(snapshot, search.sort, shaping.language), verdicts, offset, PAGE_SIZE) : [];
	const ids = shown.map((position) => snapshot.columns.numbers.id[position] ?? 0);
	return {
		total: Math.min(total, HIGHEST_TOTAL),
		totalIsMore: total > HIGHEST_TOTAL || isCut,
		page: search.page,
		pages: Math.ceil(total / PAGE_SIZE),
		pageSize: PAGE_SIZE,
		items: await findCards(parts, ids),
	};
}
