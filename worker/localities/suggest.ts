import type { Language } from "../../app/domain/language";
import type { LocalitySuggestion } from "../../app/domain/locality-suggestion";
import type { Goal } from "../../app/domain/property/property";
import { comparable, type LocalityMeant } from "../../app/domain/search/locality-meant";
import { emptySearch } from "../../app/domain/search/search";
import type { Listings } from "../listings/service";
import { type LocalityFound, localitiesFound } from "./finder";

/** Counted and put in order before the best of them are offered. */
const MOST_COUNTED = 40;
/** Longer lists of postcodes are a name's. */
const MOST_ZIPS = 50;

type Counting = Pick<Listings, "facets" | "localitiesWithCounts">;
type Asked = { text: string; language: Language; goal: Goal | undefined; most: number };

/** Localities that a text may mean, the best first: how well the name fits, then how much is listed there. */
export async function suggestLocalities(
	listings: Counting,
	{ text, language, goal, most }: Asked,
): Promise<LocalitySuggestion[]> {
	const found = localitiesFound(text).slice(0, MOST_COUNTED);
	const zips = [...new Set(found.flatMap(({ locality }) => locality.zips))];
	const [facets, cities] = await Promise.all([
		listings.facets({ ...emptySearch(), ...(goal && { goal }), zips }, language),
		listings.localitiesWithCounts(language, goal),
	]);
	const byZip = new Map(facets.zips.map(({ value, count }) => [value, count]));
	const byCity = new Map(cities.map(({ city, count }) => [comparable(city), count]));
	const countOf = (locality: LocalityMeant) =>
		locality.byNameAlone
			? Math.max(0, ...Object.values(locality.names).map((name) => byCity.get(comparable(name)) ?? 0))
			: locality.zips.reduce((sum, zip) => sum + (byZip.get(zip) ?? 0), 0);
	const known = found
		.map((each) => ({ ...each, listings: countOf(each.locality) }))
		.sort(
			(a, b) => a.rank - b.rank || b.listings - a.listings || nameIn(a, language).localeCompare(nameIn(b, language)),
		)
		.map((each) => suggestion(each, language));
	return [...known, ...unknownCities(cities, text, known)].slice(0, most);
}

function nameIn({ locality }: LocalityFound, language: Language): string {
	return locality.names[language];
}

function suggestion(
	{ locality, name, listings }: LocalityFound & { listings: number },
	language: Language,
): LocalitySuggestion {
	const own = locality.names[language];
	const spelling = [...Object.values(locality.names), ...locality.also].find((other) => comparable(other) === name);
	return {
		kind: locality.kind,
		name: own,
		zips: [...locality.zips],
		listings,
		also: spelling === undefined || comparable(own).includes(comparable(spelling)) ? null : spelling,
		city: locality.byNameAlone || locality.zips.length > MOST_ZIPS ? own : null,
	};
}

/** Villages and districts that the agency names as cities and that the table of localities does not have. */
function unknownCities(
	cities: readonly { name: string; city: string; count: number }[],
	text: string,
	known: readonly LocalitySuggestion[],
): LocalitySuggestion[] {
	const query = comparable(text);
	if (query.length < 2 || /^\d+$/.test(query)) return [];
	const names = new Set(known.flatMap(({ name, also }) => [comparable(name), comparable(also ?? "")]));
	return cities
		.filter(({ city }) => comparable(city).includes(query) && !names.has(comparable(city)))
		.map(({ name, city, count }) => ({ kind: "municipality", name, zips: [], listings: count, also: null, city }));
}
