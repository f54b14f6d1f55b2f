import type { Language } from "../../app/domain/language";
import type { LocalitySuggestion } from "../../app/domain/locality-suggestion";
import type { Search } from "../../app/domain/search/search";
import { areaNamed, normaliseName, type SearchableLocality } from "../../app/domain/search/searchable-localities";
import type { Listings } from "../listings/service";
import { findLocalities, type LocalityFound } from "./locality-finder";

/** Maximum number of localities sorted by a rough count, before the best of them are counted exactly. */
const MAX_RANKED = 40;
/** Maximum number of localities counted exactly, each by a pass over the columns. */
const MAX_COUNTED = 12;

/** Public kind of each kind of locality. */
const kinds = {
	municipality: "municipality",
	postcode: "postcode",
	province: "province",
	region: "region",
	area: "region",
	village: "postcode",
} as const satisfies Record<SearchableLocality["kind"], LocalitySuggestion["kind"]>;

type Counting = Pick<Listings, "facets" | "localitiesWithCounts" | "totals">;
/** `search`: the current search; its places and page are ignored. */
type Asked = { text: string; language: Language; search: Search; most: number };

/**
 * Suggests localities for a text, sorted by match and then by the search's number of listings there. Guesses are left
 * out if a locality of that name has listings; a guess without listings is left out if any suggestion has some.
 */
export async function suggestLocalities(
	listings: Counting,
	{ text, language, search, most }: Asked,
): Promise<LocalitySuggestion[]> {
	const elsewhere: Search = { ...search, cities: [], zips: [], radius: undefined, page: 1 };
	const found = findLocalities(text).slice(0, MAX_RANKED);
	const zips = [...new Set(found.flatMap(({ locality }) => locality.zips))];
	const [facets, cities] = await Promise.all([
		listings.facets({ ...elsewhere, zips }, language),
		listings.localitiesWithCounts(language, search.goal),
	]);
	const byZip = new Map(facets.zips.map(({ value, count }) => [value, count]));
	const byCity = new Map(cities.map(({ city, count }) => [normaliseName(city), count]));
	const roughly = ({ locality }: LocalityFound) =>
		locality.byNameAlone
			? Math.max(0, ...Object.values(locality.names).map((name) => byCity.get(normaliseName(name)) ?? 0))
			: locality.zips.reduce((sum, zip) => sum + (byZip.get(zip) ?? 0), 0);
	const best = found
		.map((each) => ({ ...each, listings: roughly(each) }))
		.sort((a, b) => inOrder(a, b, language))
		.slice(0, MAX_COUNTED);
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

/** The `city` parameter: a postcode's digits, or the code of a locality whose name means another one. */
function parameterOf(locality: SearchableLocality, language: Language): string {
	const { kind, names, zips, codes } = locality;
	if (kind === "postcode") return zips[0] ?? "";
	const own = names[language];
	return areaNamed(own) === locality || codes.length !== 1 ? own : (codes[0] ?? own);
}

function suggestion({ locality, name, listings, isGuess }: Counted, language: Language): LocalitySuggestion {
	const own = locality.names[language];
	const spelling = [...Object.values(locality.names), ...locality.also].find((other) => normaliseName(other) === name);
	return {
		kind: kinds[locality.kind],
		name: own,
		zips: [...locality.zips],
		listings,
		also: spelling === undefined || normaliseName(own).includes(normaliseName(spelling)) ? null : spelling,
		city: parameterOf(locality, language),
		...(isGuess && { isGuess }),
	};
}

/** Villages and districts that the agency lists as cities but the table of localities lacks. */
function unknownCities(
	cities: readonly { name: string; city: string }[],
	text: string,
	known: readonly LocalityFound[],
): readonly { name: string; city: string }[] {
	const query = normaliseName(text);
	if (query.length < 2 || /^\d+$/.test(query)) return [];
	const names = new Set(
		known.flatMap(({ locality, name }) => [name, ...Object.values(locality.names).map(normaliseName)]),
	);
	return cities.filter(({ city }) => normaliseName(city).includes(query) && !names.has(normaliseName(city)));
}
