import { monthlyCost } from "../../../app/domain/costs/monthly-cost";
import type { ListingCard, ListingPage } from "../../../app/domain/property/listing";
import { hasMonthlyFilter, PAGE_SIZE, parseSearch, type Search } from "../../../app/domain/search/search";
import type { SearchColumns } from "../../search/columns-in-memory";
import { orderOf, pageOf } from "../../search/order";
import { tallyOf } from "../../search/tally";
import { type Found, findIn, preferring } from "../../search/words";
import { findCards } from "../card";
import type { SearchParts } from "../search-parts";
import { type Facets, shapeFacets } from "./facets";

/** Totals are exact up to this number. */
const HIGHEST_TOTAL = 10_000;

/** A page of a search's properties. A page beyond the last one has the right totals and no properties. */
export async function findPage(parts: SearchParts, search: Search): Promise<ListingPage> {
	return pageWith(parts, search, await findIn(parts.reader, parts.snapshot, search));
}

/** Number of available properties per search; reads no cards. */
export async function findTotals({ reader, snapshot }: SearchParts, searches: readonly Search[]): Promise<number[]> {
	const totals: number[] = [];
	for (const search of searches) totals.push((await findIn(reader, snapshot, search)).sifted.offered().total);
	return totals;
}

/** Number of available properties per option of the panel. */
export async function findFacets({ reader, snapshot, shaping }: SearchParts, search: Search): Promise<Facets> {
	const { sifted } = await findIn(reader, snapshot, search);
	return shapeFacets(tallyOf(snapshot.columns, sifted.offered(), search), search, shaping);
}

/** Finds a page and its facets in one pass. */
export async function findPageWithFacets(
	parts: SearchParts,
	search: Search,
): Promise<{ page: ListingPage; facets: Facets }> {
	const found = await findIn(parts.reader, parts.snapshot, search);
	const facets = shapeFacets(tallyOf(parts.snapshot.columns, found.sifted.offered(), search), search, parts.shaping);
	return { page: await pageWith(parts, search, found), facets };
}

/** The page of a search's result. @param next ids of the cards needed afterwards */
export async function pageWith(
	parts: SearchParts,
	search: Search,
	{ sifted, isCut }: Found,
	next: readonly number[] = [],
): Promise<ListingPage> {
	const { snapshot, shaping } = parts;
	const { total, verdicts } = sifted;
	const offset = (search.page - 1) * PAGE_SIZE;
	const order = orderOf(snapshot, search, shaping.language);
	const shown =
		offset < total ? pageOf(await preferring(parts.reader, snapshot, search, order), verdicts, offset, PAGE_SIZE) : [];
	const ids = shown.map((position) => snapshot.columns.numbers.id[position] ?? 0);
	return {
		total: Math.min(total, HIGHEST_TOTAL),
		totalIsMore: total > HIGHEST_TOTAL || isCut,
		ended: total - sifted.offered().total,
		page: search.page,
		pages: Math.ceil(total / PAGE_SIZE),
		pageSize: PAGE_SIZE,
		items: withMonthly(snapshot.columns, shown, search, await findCards(parts, ids, next)),
	};
}

/** Adds the monthly cost to each card, by the terms of the search. */
function withMonthly(
	{ numbers, dictionaries }: SearchColumns,
	shown: readonly number[],
	search: Search,
	cards: readonly ListingCard[],
): ListingCard[] {
	const isAsked = hasMonthlyFilter(search);
	const positions = new Map(shown.map((position) => [numbers.id[position] ?? 0, position]));
	return cards.map((card) => {
		const at = positions.get(card.id) ?? -1;
		const rent = numbers.monthly[at] ?? Number.NaN;
		const price = numbers.price[at] ?? Number.NaN;
		const costs = dictionaries.costs.values[numbers.costs[at] ?? -1] ?? null;
		const loan = costs === null || Number.isNaN(price) ? null : Math.round(monthlyCost(price, costs, search));
		return { ...card, monthly: Number.isNaN(rent) ? loan : rent, ...(isAsked && { isMonthlyAsked: true as const }) };
	});
}

/** Maximum number of pages read: enough for more open days than anybody visits. */
const MAX_PAGES = 5;

export async function findWithOpenDays(parts: SearchParts): Promise<ListingCard[]> {
	const cards: ListingCard[] = [];
	for (let page = 1; page <= MAX_PAGES; page += 1) {
		const { search } = parseSearch(new URLSearchParams({ openHouse: "1", page: String(page) }));
		const found = await findPage(parts, search);
		cards.push(...found.items);
		if (page >= found.pages) break;
	}
	return cards;
}
