import type { Language } from "../../domain/language";
import { goalPage } from "../../domain/pages/listing-paths";
import { pagePath } from "../../domain/pages/paths";
import type { Goal } from "../../domain/property/property";
import { type Search, searchParams } from "../../domain/search/search";

/** Landing page of a type or deal in a place, and the filters that its path implies. */
export type LandingAddress = { path: string; filters: Partial<Search> };

/**
 * Returns the URL of a list: the goal is in the path, the rest of the search in parameters.
 * @param landing landing page of the list, whose path implies its filters
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

/** Changes to a search when switching between buying and renting: price, deals and states are reset. */
export const otherGoal: Partial<Search> = { minPrice: undefined, maxPrice: undefined, deals: [], states: [], page: 1 };
