import type { RouterContextProvider } from "react-router";
import type { LandingPage } from "../../../../worker/listings/landing/landing";
import type { Listings } from "../../../../worker/listings/service";
import { listings, relax, sentences, site, visitor } from "../../../context";
import {
	isLandingIndexed,
	type Landing,
	landingFilters,
	landingPath,
	MIN_INDEXED,
} from "../../../domain/landing/landing";
import type { LandingType } from "../../../domain/landing/landing-types";
import { chosenLocalities } from "../../../domain/localities/locality-search";
import { goalPage } from "../../../domain/pages/listing-paths";
import { pagePath } from "../../../domain/pages/paths";
import type { Goal } from "../../../domain/property/property";
import { storedSearch } from "../../../domain/saved-searches/saved-search";
import { readCorrections } from "../../../domain/search/corrections";
import { PANEL_PARAMETER } from "../../../domain/search/page-query";
import { changedFields, conflictingParameters, isFiltered, type Search } from "../../../domain/search/search";
import { listTexts } from "../../../features/landing/list-texts";
import { textsOf } from "../../../features/layout/page-loader";
import { firstCamera } from "../../../features/map/first-camera";
import type { ChipLink } from "../../../features/search/chip-row";
import { posterOfList } from "../../../features/search/list-poster";
import { listAddress } from "../../../features/search/search-address";
import { criteriaOf, typeNameIn } from "../../../i18n/search-criteria";
import { listHead } from "./list-head";

type Context = Readonly<RouterContextProvider>;

export type ListOptions = {
	url: URL;
	goal: Goal;
	/** Search of the URL's query, without the filters of a landing page's path. */
	asked: Search;
	/** Invalid parameters. */
	ignored: readonly string[];
	landing: Landing | null;
	types: readonly LandingType[];
	/** Whether the search is exactly that of its landing page or of the plain list. */
	isUnfiltered: boolean;
};

export type ListLoaded = Awaited<ReturnType<typeof loadList>>;

/** Loads a list of properties with all data of its page. */
export async function loadList(
	context: Context,
	{ url, goal, asked, ignored, landing, types, isUnfiltered }: ListOptions,
) {
	const { language } = context.get(visitor);
	const { satelliteStyleUrl, marqueeIgnore } = context.get(site);
	const services = context.get(listings);
	const filters = landing && landingFilters(landing, language);
	const search = { ...asked, ...filters, goal };
	const list = pagePath(goalPage(goal), language);
	const hasPanel = url.searchParams.has(PANEL_PARAMETER);
	const [figures, faceted, tree, overview] = await Promise.all([
		isUnfiltered ? services.landing(search, language) : null,
		isUnfiltered ? null : services.searchWithFacets(search, language),
		services.types(language),
		services.overview(search),
	]);
	const found = figures ?? faceted;
	if (!found) throw new Error("a list has been asked for");
	const { page } = found;
	const texts = listTexts(context, {
		landing: landing ?? { goal, type: null, place: null },
		isLanding: landing !== null,
		page,
		counts: figures,
		types,
	});
	const tSearch = textsOf(context, "search");
	const chips = criteriaOf(search, { language, t: tSearch, typeName: (id) => typeNameIn(tree, id) });
	const camera = firstCamera(search, overview.bounds, language);
	const path = landing ? landingPath(landing, language) : list;
	const isIndexed = figures !== null && (await isIndexable(services, landing, figures));
	const words = chips.map(({ label }) => label);
	const { items, ...pageOfList } = page;
	const listed = { goal, landing, search, page, texts, isUnfiltered, isIndexed, path };
	const { structuredData, ...head } = listHead(context, listed);
	return {
		head,
		structuredData,
		goal,
		search,
		/** Fields of the search that are set, for islands. */
		searchFields: changedFields(search),
		chips: chips.map(({ key, label, without }): ChipLink => {
			return { key, label, to: listAddress(goal, search, language, { ...without, page: 1 }) };
		}),
		recent: {
			// A search without criteria is in the menu anyway.
			label: [...(chips.length > 0 ? [tSearch(`goal.${goal}`)] : []), ...words].join(" · "),
			path: listAddress(goal, { ...search, page: 1 }, language, {}, filters && { path, filters }),
		},
		notices: {
			...ignoredParameters(ignored, url.searchParams),
			corrections: readCorrections(url.searchParams),
			guesses: await guessPlaces(context, search, page.total),
			rest: asked.rest ?? "",
			hasRanked: page.total > 0,
			asText: listAddress(goal, search, language, { q: asked.rest, rest: undefined, page: 1 }),
		},
		relaxed: page.total === 0 && isFiltered(search) ? await context.get(relax)(search, language) : null,
		page: pageOfList,
		cards: items,
		panel: hasPanel ? await services.panel(found.facets, search, language) : null,
		/** Number of localities chosen by their postcodes. */
		localities: chosenLocalities(search.zips, language).length,
		map: {
			living: { hasSatellite: satelliteStyleUrl !== null, camera, marqueeIgnore: [...marqueeIgnore] },
			poster: posterOfList("list", overview.groups, camera.box, language, goal, search),
		},
		keepInformed: `${pagePath("search-alert", language)}?${storedSearch(search)}`,
		/** Path of a landing page and its filters; null for the plain list. */
		landing: filters && { path, filters },
		texts,
	};
}

/** Whether the list may be indexed. A landing page with few properties may, if it had more within the last year. */
async function isIndexable(
	services: Pick<Listings, "wasLandingSeen">,
	landing: Landing | null,
	{ page, municipalities }: Pick<LandingPage, "page" | "municipalities">,
): Promise<boolean> {
	if (page.page > Math.max(page.pages, 1)) return false;
	if (landing === null) return page.total > 0;
	const { goal, type, place } = landing;
	const key = { goal, type: type?.id ?? null, place: place?.key ?? null };
	return isLandingIndexed({
		count: page.total,
		wasSeen: page.total < MIN_INDEXED && (await services.wasLandingSeen(key)),
		hasNeighbours:
			place?.kind === "municipality" && [...municipalities].some(([code, count]) => code !== place.key && count > 0),
	});
}

/** Places that words may mean, with links to their lists: suggestions, none of which is applied. */
async function guessPlaces(context: Context, search: Search, total: number) {
	const { language } = context.get(visitor);
	const unclear = search.rest ?? (total === 0 ? search.q : undefined);
	if (unclear === undefined) return [];
	const others = { ...search, q: undefined, rest: undefined };
	const found = await context.get(sentences).guess(unclear, language, others);
	return found.flatMap(({ name, city, listings: count }) => {
		const cities = [...search.cities, city ?? name];
		return { name, count, to: listAddress(search.goal ?? "sale", others, language, { cities, page: 1 }) };
	});
}

/** Ignored parameters by reason. */
function ignoredParameters(ignored: readonly string[], params: URLSearchParams) {
	const typed = ignored.map((name) => ({ name, typed: params.getAll(name).join(", ") }));
	const names: readonly string[] = ignored.length > 0 ? conflictingParameters(params) : [];
	return {
		unread: typed.filter(({ name }) => !names.includes(name)),
		crossed: typed.filter(({ name }) => names.includes(name)),
	};
}
