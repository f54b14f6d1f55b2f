import { landingPath } from "../../../domain/landing/landing";
import { placeOfCity } from "../../../domain/landing/places";
import type { Language } from "../../../domain/language";
import { goalPage } from "../../../domain/pages/listing-paths";
import { pagePath } from "../../../domain/pages/paths";
import type { Goal } from "../../../domain/property/property";
import type { LocalityEntry } from "../../../features/home-page/locality-list";

const MOST_PLACES: Readonly<Record<Goal, number>> = { sale: 12, rent: 6 };

type LocalityCount = { name: string; city: string; count: number };

/** The cities with the most homes of a goal, in the order of the alphabet, with the list of each. */
export function localitiesOf(counted: readonly LocalityCount[], goal: Goal, language: Language): LocalityEntry[] {
	const list = pagePath(goalPage(goal), language);
	return counted
		.slice(0, MOST_PLACES[goal])
		.map(({ name, city, count }) => {
			const place = placeOfCity(city);
			const path = place
				? landingPath({ goal, type: null, place }, language)
				: `${list}?${new URLSearchParams({ city })}`;
			return { name, count, path };
		})
		.sort((a, b) => a.name.localeCompare(b.name, language));
}
