import type { Language } from "../../domain/language";
import { goalPage } from "../../domain/pages/listing-paths";
import { pagePath } from "../../domain/pages/paths";
import type { Goal } from "../../domain/property/property";
import { type Search, searchParams } from "../../domain/search/search";

/** The page of a type or a deal and of a place, and what of the search its path says. */
export type LandingAddress = { path: string; filters: Partial<Search> };

/**
 * The address of a list: the goal is in the path, the rest of the search in parameters.
 * @param landing the page that the list is on, which says the rest
 */
export function listAddress(
	goal: Goal,
	search: Search,
	language: Language,
	changes: Partial<Search> = {},
	landing: LandingAddress | null = null,
): string {
	const path = landing?.path ?? pagePath(goalPage(goal), language);
	const inPath = Object.fromEntries(Object.keys(landing?.filters ?? {}).map((name) => [name, []]));
	const query = searchParams(search, { ...changes, ...inPath, goal: undefined }).toString();
	return query ? `${path}?${query}` : path;
}

/** The search kept when switching between buying and renting: all but the price, the kinds of deal and the states. */
export const otherGoal: Partial<Search> = { minPrice: undefined, maxPrice: undefined, deals: [], states: [], page: 1 };
