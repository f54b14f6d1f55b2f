import { flagNames } from "../../../domain/search/columns";
import type { Search } from "../../../domain/search/search";

/** Minimum-count filters of the last panel. */
export const counted = [
	["minBathrooms", "bathrooms"],
	["minGarages", "garages"],
	["minParkings", "parkings"],
] as const;

export const features = flagNames;

export function countOf(...values: (number | string | undefined)[]): number {
	return values.filter((value) => value !== undefined).length;
}

/** Filters of the last panel: how many of them the search has. */
export function moreCount(search: Search): number {
	const single = countOf(
		search.maxBedrooms,
		search.minSurface,
		search.maxSurface,
		search.minGround,
		search.maxGround,
		search.minYear,
		search.maxYear,
		search.q,
		...counted.map(([name]) => search[name]),
	);
	return single + search.deals.length + search.epc.length + features.filter((feature) => search[feature]).length;
}
