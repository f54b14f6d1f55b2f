import type { PropertyType } from "../feed/feed";
import { inEveryLanguage, type Language } from "../language";
import { onceFor } from "../once";
import { idOf } from "../pages/address";
import { homesSegments } from "../pages/homes-segments";
import { goalPage } from "../pages/listing-paths";
import { pagePath } from "../pages/paths";
import { dealTerms } from "../property/deal-terms";
import { type Goal, goals } from "../property/rules";
import { defaultSort } from "../search/orders";
import { emptySearch, isFiltered, type Search, searchParams } from "../search/search";
import { dealTypes, isDealSegment } from "./deal-types";
import { HOMES, homesType, type LandingType, landingTypes } from "./landing-types";
import { isPlaceSlug, type Place, placeOfCity, placeOfSlug } from "./places";

/** Subject of a landing page: a place, a type or deal, or both. */
export type Landing = { goal: Goal; type: LandingType | null; place: Place | null };

/** Minimum number of listings that is useful for visitors of a search engine. */
export const MIN_INDEXED = 3;

type Listed = {
	/** Number of listings on the page, sold ones included. */
	count: number;
	/** Whether the page had enough listings within the last year. */
	wasSeen: boolean;
	/** Whether it links to pages of nearby places. */
	hasNeighbours: boolean;
};

/**
 * Whether search engines may index a page. A page that once had enough listings stays indexed for a year, while it has
 * listings or links to neighbours.
 */
export function isLandingIndexed({ count, wasSeen, hasNeighbours }: Listed): boolean {
	return count >= MIN_INDEXED || (wasSeen && (count > 0 || hasNeighbours));
}

/** Returns the segments after a list's path when they can be a landing page's: one or two, the last one not an id. */
export function landingSegments(pathname: string, language: Language): { goal: Goal; segments: string[] } | null {
	for (const goal of goals) {
		const list = pagePath(goalPage(goal), language);
		if (!pathname.startsWith(list)) continue;
		const segments = pathname.slice(list.length).split("/").filter(Boolean);
		const isLanding = (segments.length === 1 || segments.length === 2) && idOf(segments.at(-1)) === null;
		return isLanding ? { goal, segments } : null;
	}
	return null;
}

/** Types with pages, with their slugs. */
export const typesWithPages = onceFor((types: readonly PropertyType[]): readonly LandingType[] => {
	const isTaken = (segment: string, language: Language) =>
		isPlaceSlug(segment, language) || homesSegments[language] === segment || isDealSegment(segment, language);
	return [...homesType(types), ...dealTypes, ...landingTypes(types, isTaken)];
});

/** Finds the landing page at the given segments, also for slugs of another language. Null when there is none. */
export function landingAt(
	{ goal, segments }: { goal: Goal; segments: readonly string[] },
	language: Language,
	types: readonly LandingType[],
): Landing | null {
	const [first = "", second] = segments;
	const ofGoal = types.filter(({ deal }) => deal === undefined || dealTerms[deal].goal === goal);
	if (second !== undefined) {
		const type = typeOfSlug(first, language, ofGoal);
		const place = placeOfSlug(second, language);
		if (!type || !place) return null;
		// A place's own page covers its houses and apartments, and everything else.
		return { goal, type: type.id === HOMES ? null : type, place };
	}
	const place = placeOfSlug(first, language);
	if (place?.slugs[language] === first) return { goal, type: null, place };
	const type = typeOfSlug(first, language, ofGoal);
	if (type) return { goal, type, place: null };
	return place ? { goal, type: null, place } : null;
}

function typeOfSlug(segment: string, language: Language, types: readonly LandingType[]): LandingType | null {
	const own = types.find(({ slugs }) => slugs[language] === segment);
	return own ?? types.find(({ slugs }) => Object.values(slugs).includes(segment)) ?? null;
}

export function landingPath({ goal, type, place }: Landing, language: Language): string {
	const segments = [type?.slugs[language], place?.slugs[language]].filter((segment) => segment !== undefined);
	return `${pagePath(goalPage(goal), language)}${segments.map((segment) => `${segment}/`).join("")}`;
}

/** Path of a city's landing page; for a city without one, a list filtered by it. */
export function cityPath(goal: Goal, city: string, language: Language): string {
	const place = placeOfCity(city);
	if (place) return landingPath({ goal, type: null, place }, language);
	return `${pagePath(goalPage(goal), language)}?${new URLSearchParams({ city })}`;
}

export function landingPaths(landing: Landing): Record<Language, string> {
	return inEveryLanguage((language) => landingPath(landing, language));
}

type LandingFilters = Pick<Search, "types" | "cities"> & Partial<Pick<Search, "deals">>;

/** List filters equivalent to a landing page. */
export function landingFilters({ type, place }: Landing, language: Language): LandingFilters {
	return {
		types: type ? [...type.ids] : [],
		cities: place ? [place.city[language]] : [],
		...(type?.deal ? { deals: [type.deal] } : {}),
	};
}

/** Whether a search is exactly a landing page's, apart from the page number. */
export function isUnfilteredLanding(search: Search, filters: LandingFilters): boolean {
	const rest: Search = {
		...search,
		types: search.types.filter((id) => !filters.types.includes(id)),
		cities: search.cities.filter((city) => !filters.cities.includes(city)),
		deals: search.deals.filter((deal) => !filters.deals?.includes(deal)),
	};
	return !isFiltered(rest) && rest.sort === defaultSort;
}

/** Returns the landing page for exactly these parameters: a place's, or the one for houses and apartments. */
export function landingOfSearch(search: Search, goal: Goal, types: readonly LandingType[]): Landing | null {
	const asked = searchParams(search, { goal: undefined }).toString();
	const isAlone = (only: Partial<Search>) => searchParams({ ...emptySearch(), ...only }).toString() === asked;
	const homes = types.find(({ id }) => id === HOMES);
	if (homes && isAlone({ types: [...homes.ids] })) return { goal, type: homes, place: null };
	const [city] = search.cities;
	if (city === undefined || !isAlone({ cities: [city] })) return null;
	const place = placeOfCity(city);
	return place && { goal, type: null, place };
}
