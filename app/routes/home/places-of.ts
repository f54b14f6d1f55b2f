import type { Language } from "../../domain/language";
import { goalPage, pagePath } from "../../domain/paths";
import type { Goal } from "../../domain/property";
import type { PlaceEntry } from "../../features/home/place-list";

/** Fills three columns for sale and one for rent with lines of the same number. */
const MOST_PLACES: Readonly<Record<Goal, number>> = { sale: 24, rent: 8 };

type PlaceCount = { name: string; city: string; count: number };

/** The cities with the most homes of a goal, in the order of the alphabet, with the list of each. */
export function placesOf(counted: readonly PlaceCount[], goal: Goal, language: Language): PlaceEntry[] {
	const list = pagePath(goalPage(goal), language);
	return counted
		.slice(0, MOST_PLACES[goal])
		.map(({ name, city, count }) => ({ name, count, path: `${list}?${new URLSearchParams({ city })}` }))
		.sort((a, b) => a.name.localeCompare(b.name, language));
}

/** Every city of the lists once. */
export function placeNames(...lists: readonly PlaceEntry[][]): string[] {
	return [...new Set(lists.flat().map((place) => place.name))];
}
