import type { Language } from "../../domain/language";
import { goalPage, pagePath } from "../../domain/pages/paths";
import type { Goal } from "../../domain/property/property";
import { type Search, searchParams } from "../../domain/search/search";

/** The address of a list: its path says the goal, the rest of the search stands in its parameters. */
export function listAddress(goal: Goal, search: Search, language: Language, changes: Partial<Search> = {}): string {
	const path = pagePath(goalPage(goal), language);
	const query = searchParams(search, { ...changes, goal: undefined }).toString();
	return query ? `${path}?${query}` : path;
}

/** What is kept when a visitor turns from buying to renting: everything but the price, which does not compare. */
export const otherGoal: Partial<Search> = { minPrice: undefined, maxPrice: undefined, page: 1 };
