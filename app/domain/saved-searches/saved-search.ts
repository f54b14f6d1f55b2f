import type { Goal } from "../property/rules";
import { firstSort } from "../search/orders";
import { parseSearch, type Search, searchParams } from "../search/search";

/** A search that listings are matched against: of one goal, without an order, a page or a view. */
export type WantedSearch = Search & { goal: Goal };

/** A saved search as it is stored: the query string of its list with the goal. Equal searches are stored alike. */
export function storedSearch(search: WantedSearch): string {
	return searchParams(search, { rest: undefined, sort: firstSort, page: 1, view: "list" }).toString();
}

/** Null where no goal is named: nobody is told of sales and rentals alike. */
export function wantedSearch(query: string): WantedSearch | null {
	const { search } = parseSearch(new URLSearchParams(query));
	const { goal } = search;
	const { rest: _rest, ...kept } = search;
	return goal === undefined ? null : { ...kept, goal, sort: firstSort, page: 1, view: "list" };
}

/** @throws where the text was not written by `storedSearch` */
export function searchOfStored(text: string): WantedSearch {
	const search = wantedSearch(text);
	if (search === null) throw new Error("a stored search without a goal");
	return search;
}
