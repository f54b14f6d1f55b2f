import { monthlyCost } from "../../../app/domain/costs/monthly-cost";
import type { ListingCard, ListingPage } from "../../../app/domain/property/listing";
import { asksMonthly, PAGE_SIZE, parseSearch, type Search } from "../../../app/domain/search/search";
import type { SearchColumns } from "../../search/columns-in-memory";
import { orderOf, pageOf } from "../../search/order";
import { tallyOf } from "../../search/tally";
import { type Found, findIn, preferring } from "../../search/words";
import { findCards } from "../card";
import type { SearchParts } from "../search-parts";
import { type Facets, shapeFacets } from "./facets";

/** Totals are exact up to here. */
const HIGHEST_TOTAL = 10_000;

/** A page of the properties that a search finds, ready to show. A page beyond the last has the right totals and no properties. */
export async function findPage(parts: SearchParts, search: Search): Promise<ListingPage> {
	return pageWith(parts, search, await findIn(parts.reader, parts.snapshot, search));
}

/** How many properties to be had each search finds: no cards are read. */
export async function findTotals({ reader, snapshot }: SearchParts, searches: readonly Search[]): Promise<number[]> {
	const totals: number[] = [];
	for (const search of searches) totals.push((await findIn(reader, snapshot, search)).sifted.offered().total);
	return totals;
}

/** How many properties to be had each option of the panel would leave. */
export async function findFacets({ reader, snapshot, shaping }: SearchParts, search: Search): Promise<Facets> {
	const { sifted } = await findIn(reader, snapshot, search);
	return shapeFacets(tallyOf(snapshot.columns, sifted.offered(), search), search, shaping);
}

/** A page and its facets, in one pass. */
export async function findPageWithFacets(
	parts: SearchParts,
	search: Search,
): Promise<{ page: ListingPage; facets: Facets }> {
	const found = await findIn(parts.reader, parts.snapshot, search);
	const facets = shapeFacets(tallyOf(parts.snapshot.columns, found.sifted.offered(), search), search, parts.shaping);
	return { page: await pageWith(parts, search, found), facets };
}

/** The page of what was found. @param next properties whose cards are asked for afterwards */
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

/** The cards with what each costs per month, as the search counts it. */
function withMonthly(
	{ numbers, dictionaries }: SearchColumns,
	shown: readonly number[],
	search: Search,
	cards: readonly ListingCard[],
): ListingCard[] {
	const isAsked = asksMonthly(search);
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

/** Pages of the search that are read: more open days than anybody visits. */
const MOST_PAGES = 5;

export async function findWithOpenDays(parts: SearchParts): Promise<ListingCard[]> {
	const cards: ListingCard[] = [];
	for (let page = 1; page <= MOST_PAGES; page += 1) {
		const { search } = parseSearch(new URLSearchParams({ openHouse: "1", page: String(page) }));
		const found = await findPage(parts, search);
		cards.push(...found.items);
		if (page >= found.pages) break;
	}
	return cards;
}
