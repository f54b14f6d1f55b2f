import type { PropertyType } from "../feed/feed";
import { inEveryLanguage, type Language } from "../language";
import { onceFor } from "../once";
import { idOf } from "../pages/address";
import { homesSegments } from "../pages/homes-segments";
import { goalPage } from "../pages/listing-paths";
import { pagePath } from "../pages/paths";
import { dealTerms } from "../property/deal-terms";
import { type Goal, goals } from "../property/rules";
import { firstSort } from "../search/orders";
import { emptySearch, isFiltered, type Search, searchParams } from "../search/search";
import { dealTypes, isDealSegment } from "./deal-types";
import { HOMES, homesType, type LandingType, landingTypes } from "./landing-types";
import { isPlaceSlug, type Place, placeOfCity, placeOfSlug } from "./places";

/** What a landing page is about: a place, a type or a kind of deal, or one of these in a place. */
export type Landing = { goal: Goal; type: LandingType | null; place: Place | null };

/** Fewer are of no use to a search engine's visitor. */
export const LEAST_INDEXED = 3;

type Listed = {
	/** How many properties the page lists, those that are sold among them. */
	count: number;
	/** Whether it listed enough within a year. */
	wasSeen: boolean;
	/** Whether it leads to pages of places nearby. */
	hasNeighbours: boolean;
};

/** Whether search engines are to know a page: one that had enough stays for a year, while it has something to say. */
export function isLandingIndexed({ count, wasSeen, hasNeighbours }: Listed): boolean {
	return count >= LEAST_INDEXED || (wasSeen && (count > 0 || hasNeighbours));
}

/** The segments below a list's address, where they may be a landing page's: one or two, the last one no number. */
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

/** The types of the agency with their addresses. */
export const typesWithPages = onceFor((types: readonly PropertyType[]): readonly LandingType[] => {
	const isTaken = (segment: string, language: Language) =>
		isPlaceSlug(segment, language) || homesSegments[language] === segment || isDealSegment(segment, language);
	return [...homesType(types), ...dealTypes, ...landingTypes(types, isTaken)];
});

/** The landing page at some segments; also where they are written as in another language. Null where there is none. */
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
		// A place's page is that of its houses and flats, and of what else there is.
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

/** The page of a city that is a place; the list of any other's properties. */
export function cityPath(goal: Goal, city: string, language: Language): string {
	const place = placeOfCity(city);
	if (place) return landingPath({ goal, type: null, place }, language);
	return `${pagePath(goalPage(goal), language)}?${new URLSearchParams({ city })}`;
}

export function landingPaths(landing: Landing): Record<Language, string> {
	return inEveryLanguage((language) => landingPath(landing, language));
}

type LandingFilters = Pick<Search, "types" | "cities"> & Partial<Pick<Search, "deals">>;

/** The list's filters that a landing page stands for. */
export function landingFilters({ type, place }: Landing, language: Language): LandingFilters {
	return {
		types: type ? [...type.ids] : [],
		cities: place ? [place.city[language]] : [],
		...(type?.deal ? { deals: [type.deal] } : {}),
	};
}

/** Whether a search is a landing page's and nothing else, its page aside. */
export function isLandingAlone(search: Search, filters: LandingFilters): boolean {
	const rest: Search = {
		...search,
		types: search.types.filter((id) => !filters.types.includes(id)),
		cities: search.cities.filter((city) => !filters.cities.includes(city)),
		deals: search.deals.filter((deal) => !filters.deals?.includes(deal)),
	};
	return !isFiltered(rest) && rest.sort === firstSort;
}

/** Where a list with these parameters and no others has a page of its own: a place's, or that of houses and flats. */
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
