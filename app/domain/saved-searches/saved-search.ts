import type { Goal } from "../property/rules";
import { defaultSort } from "../search/orders";
import { parseSearch, type Search, searchParams } from "../search/search";

/** A search to match listings against: with a goal, without order, page or view. */
export type WantedSearch = Search & { goal: Goal };

/** Serialises a saved search: the query string of its list, with the goal. Equal searches give equal strings. */
export function storedSearch(search: WantedSearch): string {
	return searchParams(search, { rest: undefined, sort: defaultSort, page: 1, view: "list" }).toString();
}

/** Null without a goal: no alert mixes sales and rentals. */
export function wantedSearch(query: string): WantedSearch | null {
	const { search } = parseSearch(new URLSearchParams(query));
	const { goal } = search;
	const { rest: _rest, ...kept } = search;
	return goal === undefined ? null : { ...kept, goal, sort: defaultSort, page: 1, view: "list" };
}

/** @throws for a text not written by `storedSearch` */
export function searchOfStored(text: string): WantedSearch {
	const search = wantedSearch(text);
	if (search === null) throw new Error("a stored search without a goal");
	return search;
}
