import type { Language } from "../../app/domain/language";
import type { LocalitySuggestion } from "../../app/domain/locality-suggestion";
import { areaNamed, comparable, type LocalityMeant } from "../../app/domain/search/locality-meant";
import type { Search } from "../../app/domain/search/search";
import type { Listings } from "../listings/service";
import { type LocalityFound, localitiesFound } from "./finder";

/** Put in order by a rough count before the best of them are counted. */
const MOST_RANKED = 40;
/** Counted one by one, each by a pass over the columns. */
const MOST_COUNTED = 12;

/** As the outside knows them. */
const kinds = {
	municipality: "municipality",
	postcode: "postcode",
	province: "province",
	region: "region",
	area: "region",
	village: "postcode",
} as const satisfies Record<LocalityMeant["kind"], LocalitySuggestion["kind"]>;

type Counting = Pick<Listings, "facets" | "localitiesWithCounts" | "totals">;
/** `search` is the one that is open: its own places and page play no part. */
type Asked = { text: string; language: Language; search: Search; most: number };

/**
 * Localities that a text may mean, the best first: how well the name fits, then how much the search finds there. A guess
 * is offered where no place of that name has something, and one with nothing behind it where no guess has.
 */
export async function suggestLocalities(
	listings: Counting,
	{ text, language, search, most }: Asked,
): Promise<LocalitySuggestion[]> {
	const elsewhere: Search = { ...search, cities: [], zips: [], radius: undefined, page: 1 };
	const found = localitiesFound(text).slice(0, MOST_RANKED);
	const zips = [...new Set(found.flatMap(({ locality }) => locality.zips))];
	const [facets, cities] = await Promise.all([
		listings.facets({ ...elsewhere, zips }, language),
		listings.localitiesWithCounts(language, search.goal),
	]);
	const byZip = new Map(facets.zips.map(({ value, count }) => [value, count]));
	const byCity = new Map(cities.map(({ city, count }) => [comparable(city), count]));
	const roughly = ({ locality }: LocalityFound) =>
		locality.byNameAlone
			? Math.max(0, ...Object.values(locality.names).map((name) => byCity.get(comparable(name)) ?? 0))
			: locality.zips.reduce((sum, zip) => sum + (byZip.get(zip) ?? 0), 0);
	const best = found
		.map((each) => ({ ...each, listings: roughly(each) }))
		.sort((a, b) => inOrder(a, b, language))
		.slice(0, MOST_COUNTED);
	const unknown = unknownCities(cities, text, best).slice(0, most);
	const values = [...best.map(({ locality }) => parameterOf(locality, language)), ...unknown.map(({ city }) => city)];
	const totals = await listings.totals(values.map((city) => ({ ...elsewhere, cities: [city] })));
	const counted = best
		.map((each, index) => ({ ...each, listings: totals[index] ?? 0 }))
		.sort((a, b) => inOrder(a, b, language))
		.map((each) => suggestion(each, language));
	const others = unknown.map(({ name, city }, index): LocalitySuggestion => {
		const count = totals[best.length + index] ?? 0;
		return { kind: "municipality", name, zips: [], listings: count, also: null, city };
	});
	const all = [...counted, ...others];
	const isNamed = all.some((each) => !each.isGuess && each.listings > 0);
	const hasSome = all.some((each) => each.listings > 0);
	return all.filter((each) => !each.isGuess || (!isNamed && (each.listings > 0 || !hasSome))).slice(0, most);
}

type Counted = LocalityFound & { listings: number };

function inOrder(a: Counted, b: Counted, language: Language): number {
	return a.rank - b.rank || b.listings - a.listings || nameIn(a, language).localeCompare(nameIn(b, language));
}

function nameIn({ locality }: LocalityFound, language: Language): string {
	return locality.names[language];
}

/** A postcode by its figures; a name that several places have by the code of the one that is meant. */
function parameterOf(locality: LocalityMeant, language: Language): string {
	const { kind, names, zips, codes } = locality;
	if (kind === "postcode") return zips[0] ?? "";
	const own = names[language];
	return areaNamed(own) === locality || codes.length !== 1 ? own : (codes[0] ?? own);
}

function suggestion({ locality, name, listings, isGuess }: Counted, language: Language): LocalitySuggestion {
	const own = locality.names[language];
	const spelling = [...Object.values(locality.names), ...locality.also].find((other) => comparable(other) === name);
	return {
		kind: kinds[locality.kind],
		name: own,
		zips: [...locality.zips],
		listings,
		also: spelling === undefined || comparable(own).includes(comparable(spelling)) ? null : spelling,
		city: parameterOf(locality, language),
		...(isGuess && { isGuess }),
	};
}

/** Villages and districts that the agency names as cities and that the table of localities does not have. */
function unknownCities(
	cities: readonly { name: string; city: string }[],
	text: string,
	known: readonly LocalityFound[],
): readonly { name: string; city: string }[] {
	const query = comparable(text);
	if (query.length < 2 || /^\d+$/.test(query)) return [];
	const names = new Set(
		known.flatMap(({ locality, name }) => [name, ...Object.values(locality.names).map(comparable)]),
	);
	return cities.filter(({ city }) => comparable(city).includes(query) && !names.has(comparable(city)));
}
