import type { Language } from "../../domain/language";
import { goalPage } from "../../domain/pages/listing-paths";
import { pagePath } from "../../domain/pages/paths";
import type { Goal } from "../../domain/property/property";
import { type Search, searchParams } from "../../domain/search/search";

/**
 * The address of a list: the goal is in the path, the rest of the search in parameters.
 * @param landing the page of a type or a deal and of a place, which then are in the path too
 */
export function listAddress(
	goal: Goal,
	search: Search,
	language: Language,
	changes: Partial<Search> = {},
	landing: { path: string; filters: Partial<Search> } | null = null,
): string {
	const path = landing?.path ?? pagePath(goalPage(goal), language);
	const inPath = Object.fromEntries(Object.keys(landing?.filters ?? {}).map((name) => [name, []]));
	const query = searchParams(search, { ...changes, ...inPath, goal: undefined }).toString();
	return query ? `${path}?${query}` : path;
}

/** The search kept when switching between buying and renting: everything but the price. */
export const otherGoal: Partial<Search> = { minPrice: undefined, maxPrice: undefined, page: 1 };
