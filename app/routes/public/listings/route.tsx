import { Suspense, startTransition, useCallback, useEffect, useState } from "react";
import { data, redirect } from "react-router";
import type { LandingPage } from "../../../../worker/listings/landing";
import { isDocument, listings, relax, sentCards, sentences, site, structuredData, visitor } from "../../../context";
import { formatNumber } from "../../../domain/formatting/numbers";
import {
	isLandingAlone,
	LEAST_INDEXED,
	landingFilters,
	landingOfSearch,
	landingPath,
	landingPaths,
} from "../../../domain/landing/landing";
import { localityTyped } from "../../../domain/localities/locality-search";
import { listingIdOf } from "../../../domain/pages/address";
import { feedPath } from "../../../domain/pages/feed-path";
import { goalPage } from "../../../domain/pages/listing-paths";
import { pagePath } from "../../../domain/pages/paths";
import type { Goal } from "../../../domain/property/property";
import { storedSearch } from "../../../domain/saved-searches/saved-search";
import { CORRECTED_PARAMETER, readCorrections } from "../../../domain/search/corrections";
import { PANEL_PARAMETER } from "../../../domain/search/page-query";
import { isFiltered, parseSearch, type Search } from "../../../domain/search/search";
import { track } from "../../../features/analytics/track";
import { headTitle } from "../../../features/content/page-text";
import { useMarkedHearts } from "../../../features/favourites/marked-hearts";
import { listData } from "../../../features/landing/landing-data";
import { listTexts } from "../../../features/landing/list-texts";
import { readLanding } from "../../../features/landing/read-landing";
import { alternatesOf } from "../../../features/layout/alternates";
import { Breadcrumbs } from "../../../features/layout/breadcrumbs";
import type { PageHead } from "../../../features/layout/head";
import { listCount } from "../../../features/listing/list-count";
import { firstCamera } from "../../../features/map/first-camera";
import { ListMap } from "../../../features/map/list-map";
import { listPoster } from "../../../features/map/poster/map-poster-data";
import { loadListed } from "../../../features/property/load/load-listed";
import { opensAlert } from "../../../features/search/alert-link";
import type { AlertSheetProps } from "../../../features/search/alert-sheet";
import { ChipRow } from "../../../features/search/chip-row";
import type { ChipLink } from "../../../features/search/chips";
import { FilterPanel } from "../../../features/search/filter-panel";
import { listAddress } from "../../../features/search/search-address";
import { sentenceMeant } from "../../../features/search/sentence-meant";
import { typeNameIn } from "../../../features/search/type-name";
import { useSearch } from "../../../features/search/use-search";
import { criteriaOf } from "../../../i18n/search-criteria";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { translator } from "../../../i18n/translator";
import { ButtonLink } from "../../../ui/button";
import { islandOnInteraction, lazyPage } from "../../../ui/islands/island";
import { Pagination } from "../../../ui/pagination";
import type { Route } from "./+types/route";
import "../../../features/search/place-box.css";
import "../../../features/search/search.css";
import { ListColumns } from "./list-columns";
import { ListSheet } from "./list-sheet";

const AlertSheet = islandOnInteraction<AlertSheetProps>(
	async () => (await import("../../../features/search/alert-sheet")).AlertSheet,
);
const CardList = islandOnInteraction(async () => (await import("./card-list")).CardList);
const EmptyList = lazyPage(async () => (await import("./empty-list")).EmptyList);
const ListedProperty = lazyPage(
	async () => (await import("../../../features/property/listed-property")).ListedProperty,
);
const ThumbBar = islandOnInteraction(async () => (await import("./thumb-bar")).ThumbBar);
const LandingFactsPart = islandOnInteraction(
	async () => (await import("../../../features/landing/landing-facts-part")).LandingFactsPart,
);
const LinkGroups = islandOnInteraction(async () => (await import("../../../features/landing/link-groups")).LinkGroups);
const ListNotices = islandOnInteraction(async () => (await import("./list-notices")).ListNotices);
const SortForm = islandOnInteraction(async () => (await import("./sort-form")).SortForm);

export const handle = { namespaces: ["listing", "search", "map"] };

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const goal: Goal = url.pathname.startsWith(pagePath("/for-sale/", language)) ? "sale" : "rent";
	const list = pagePath(goalPage(goal), language);
	const id = listingIdOf(url.pathname.slice(list.length));
	if (id !== null) {
		const { head, ...listed } = await loadListed(context, id, url);
		return { head, listed };
	}
	const { landing, types } = await readLanding(context, url, language);
	const { search: asked, ignored } = parseSearch(url.searchParams);
	if (landing === null) {
		const typed = localityTyped(asked);
		if (typed) throw redirect(listAddress(goal, asked, language, typed));
		const meant = await sentenceMeant(context, url.searchParams, goal);
		if (meant) throw redirect(meant);
		const own = landingOfSearch(asked, goal, types);
		if (own && !["rest", CORRECTED_PARAMETER, PANEL_PARAMETER].some((name) => url.searchParams.has(name))) {
			throw redirect(landingPath(own, language), 301);
		}
	}
	const search = { ...asked, ...(landing && landingFilters(landing, language)), goal };
	const isAlone = isLandingAlone(search, landing ? landingFilters(landing, language) : { types: [], cities: [] });
	const services = context.get(listings);
	const isSentWhole = context.get(isDocument);
	const [found, tree, overview] = await Promise.all([
		isAlone ? services.landing(search, language) : services.searchWithFacets(search, language),
		services.types(language),
		services.overview(search),
	]);
	const counts = isLanding(found) ? found : null;
	const { page, facets } = found;
	const { items, ...pageOfList } = page;
	const relaxed = page.total === 0 && isFiltered(search) ? await context.get(relax)(search, language) : null;
	const t = translator(language, context.get(site).defaultLanguage, "listing");
	const texts = listTexts(context, {
		landing: landing ?? { goal, type: null, place: null },
		isLanding: landing !== null,
		page,
		counts,
		types,
	});
	const isBeyond = page.page > Math.max(page.pages, 1);
	const count = listCount({ ...page, total: page.total - page.ended, ended: 0 }, language, t);
	const number = isBeyond ? "" : `, ${t("list.pageOf", { page: page.page, pages: Math.max(page.pages, 1) })}`;
	const isIndexed = page.items.length > 0 && isAlone && (landing === null || page.total >= LEAST_INDEXED);
	const path = landing ? landingPath(landing, language) : list;
	const canonical = search.page > 1 ? `${path}?page=${search.page}` : path;
	const head: PageHead = {
		title: headTitle(
			landing && page.page === 1
				? `${texts.heading} (${formatNumber(texts.count ?? page.total - page.ended, language)})`
				: `${texts.heading}${number} (${count})`,
		),
		description: texts.description,
		alternates: landing ? landingPaths(landing) : alternatesOf(list),
		canonical,
		...(isAlone ? { feed: feedPath(path) } : {}),
		// Countless filters, orders and pages beyond the end are of no use in a search engine; the properties are found without.
		...(isIndexed ? {} : { robots: "noindex,follow" }),
	};
	if (isIndexed) {
		const data = listData({
			origin: context.get(site).origin,
			language,
			crumbs: texts.crumbs,
			path: canonical,
			name: texts.heading,
			description: texts.description,
			items: page.items,
			before: (page.page - 1) * page.pageSize,
		});
		context.set(structuredData, data);
	}
	if (isSentWhole) context.set(sentCards, items);
	const { satelliteStyleUrl, marqueeIgnore } = context.get(site);
	const panel = await services.panel(facets, search, language);
	const isPanelSent = url.searchParams.has(PANEL_PARAMETER);
	const tSearch = translator(language, context.get(site).defaultLanguage, "search");
	const unclear = search.rest ?? (page.total === 0 ? search.q : undefined);
	const guesses =
		unclear === undefined ? [] : await placesGuessed(context, unclear, { ...search, q: undefined, rest: undefined });
	const chips = criteriaOf(search, {
		language,
		t: tSearch,
		typeName: (id) => typeNameIn(tree, id),
	});
	const camera = firstCamera(search, overview.bounds, language);
	const loaded = {
		goal,
		search,
		chips: chips.map(({ key, label, without }): ChipLink => {
			return { key, label, to: listAddress(goal, search, language, { ...without, page: 1 }) };
		}),
		recent: {
			// A search without criteria is the menu's.
			label: [...(chips.length > 0 ? [tSearch(`goal.${goal}`)] : []), ...chips.map(({ label }) => label)].join(" · "),
			path: listAddress(goal, { ...search, page: 1 }, language, {}, landing && path),
		},
		ignored,
		corrections: readCorrections(url.searchParams),
		guesses,
		rest: asked.rest ?? "",
		asText: listAddress(goal, search, language, { q: asked.rest, rest: undefined, page: 1 }),
		relaxed,
		page: pageOfList,
		ids: items.map(({ id }) => id),
		cards: isSentWhole ? null : items,
		panel: isPanelSent || !isSentWhole ? panel : null,
		isPanelSent,
		localitiesChosen: panel.localities.length,
		hasSatellite: satelliteStyleUrl !== null,
		camera,
		poster: listPoster(overview.groups, camera.box, language, (bbox) =>
			listAddress(goal, search, language, { bbox, page: 1 }),
		),
		marqueeIgnore: [...marqueeIgnore],
		keepInformed: `${pagePath("/search-alert/", language)}?${storedSearch(search)}`,
		/** The address of a landing page; null for the list itself. */
		landingPath: landing && path,
		heading: texts.heading,
		crumbs: texts.crumbs,
		intro: texts.intro,
		facts: texts.facts,
		links: texts.links,
		head,
	};
	return data(loaded, { status: isBeyond ? NOT_FOUND : OK });
}

/** Places that words may have meant, each with its list: a question, and nothing is taken. */
async function placesGuessed(context: Route.LoaderArgs["context"], text: string, search: Search) {
	const { language } = context.get(visitor);
	const found = await context.get(sentences).guess(text, language, search);
	return found.flatMap(({ name, city, listings: count }) => {
		const cities = [...search.cities, city ?? name];
		return { name, count, to: listAddress(search.goal ?? "sale", search, language, { cities, page: 1 }) };
	});
}

function isLanding(found: Pick<LandingPage, "page" | "facets"> | LandingPage): found is LandingPage {
	return "figures" in found;
}

const OK = 200;
const NOT_FOUND = 404;

type ListLoaded = Exclude<Route.ComponentProps["loaderData"], { listed: object }>;

export default function ListingsRoute({ loaderData }: Route.ComponentProps) {
	if ("listed" in loaderData) {
		return (
			<Suspense>
				<ListedProperty {...loaderData.listed} />
			</Suspense>
		);
	}
	return <ListScreen loaded={loaderData} />;
}

function ListScreen({ loaded: list }: { loaded: ListLoaded }) {
	const {
		goal,
		search: loaded,
		chips,
		recent,
		ignored,
		corrections,
		guesses,
		rest,
		asText,
		relaxed,
		page,
		ids,
		cards,
		panel,
		isPanelSent,
		localitiesChosen,
		hasSatellite,
		camera,
		poster,
		marqueeIgnore,
		keepInformed,
		landingPath,
		heading,
		crumbs,
		intro,
		facts,
		links,
	} = list;
	const { t } = useTranslation("listing");
	const { t: tSearch } = useTranslation("search");
	const language = useLanguage();
	const { search, choose } = useSearch(loaded, goal, language);
	useEffect(() => track("view-list", { goal, page: page.page }), [goal, page.page]);
	const [pointedAt, setPointedAt] = useState<number | null>(null);
	const [shownOnMap, setShownOnMap] = useState<number | null>(null);
	const point = useCallback((id: number | null) => startTransition(() => setPointedAt(id)), []);
	const showOnMap = useCallback((id: number | null) => startTransition(() => setShownOnMap(id)), []);
	useMarkedHearts();
	const path = pagePath(goalPage(goal), language);
	const address = (number: number) => listAddress(goal, loaded, language, { page: number }, landingPath);
	const available = page.total - page.ended;
	const formatted = formatNumber(available, language);
	const isMap = loaded.view === "map";
	const otherView = listAddress(goal, loaded, language, { view: isMap ? "list" : "map" });
	const reachesDepth = page.page === page.pages && page.pages * page.pageSize < page.total;
	return (
		<div className="page-width pt-6 pb-16">
			{page.page > 1 && page.page <= page.pages && <link rel="prev" href={address(page.page - 1)} />}
			{page.page < page.pages && <link rel="next" href={address(page.page + 1)} />}
			<Breadcrumbs language={language} crumbs={crumbs} />
			<div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
				<h1 className="text-4xl">{heading}</h1>
				<p role="status" className="text-quiet tabular-nums tablet:pb-1.5">
					{listCount(page, language, t)}
					{page.page <= page.pages && `, ${t("list.pageOf", { page: page.page, pages: page.pages })}`}
				</p>
			</div>
			{intro && <p className="mt-3 max-w-measure text-lg">{intro}</p>}
			<div className="list-bar mt-3">
				<div className="flex items-center gap-2 py-2 max-tablet:contents">
					<div className="min-w-0 flex-1">
						<FilterPanel
							isSent={isPanelSent}
							data={panel}
							localities={localitiesChosen}
							goal={goal}
							search={search}
							choose={choose}
							showLabel={tSearch("panel.show", { count: available, formatted })}
							reset={path}
							recent={recent}
						/>
					</div>
					<ButtonLink
						to={keepInformed}
						size="small"
						variant="quiet"
						icon="bell"
						{...opensAlert}
						className="min-h-11 shrink-0 max-tablet:hidden"
					>
						{tSearch("saveSearch")}
					</ButtonLink>
					<ButtonLink
						to={otherView}
						keepScroll
						size="small"
						variant="secondary"
						icon={isMap ? "list" : "map"}
						className="needs-script min-h-11 shrink-0 max-tablet:hidden wide:hidden"
					>
						{tSearch(isMap ? "view.list" : "view.map")}
					</ButtonLink>
				</div>
			</div>
			<div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
				<ChipRow chips={chips} reset={path} />
				<div className="ml-auto max-tablet:hidden">
					<SortForm search={search} />
				</div>
			</div>
			<ListNotices
				ignored={ignored}
				corrections={corrections}
				guesses={guesses}
				rest={rest}
				asText={asText}
				keepInformed={keepInformed}
			/>
			<ListColumns view={loaded.view}>
				<ListSheet isMap={isMap} count={available}>
					{page.page <= page.pages && (
						<h2 id="results" tabIndex={-1} className="sr-only">
							{t("list.pageOf", { page: page.page, pages: page.pages })}
						</h2>
					)}
					{ids.length === 0 ? (
						<Suspense>
							<EmptyList
								reset={path}
								beyondEnd={page.total > 0}
								first={address(1)}
								keepInformed={keepInformed}
								relaxed={relaxed}
							/>
						</Suspense>
					) : (
						<CardList ids={ids} cards={cards} pointedAt={shownOnMap} onPoint={point} />
					)}
					<div className="mt-16">
						<Pagination
							page={page.page}
							pages={page.pages}
							to={address}
							label={t("list.pages")}
							pageLabel={(number) => t("list.page", { page: number })}
							focus="results"
						/>
						{ids.length > 0 && (
							<ButtonLink to={keepInformed} {...opensAlert} variant="secondary" icon="bell" className="mt-10">
								{t("list.empty.register")}
							</ButtonLink>
						)}
						{facts && <LandingFactsPart facts={facts} />}
						<LinkGroups groups={links} />
						{reachesDepth && <p className="mt-4 text-quiet">{tSearch("depth", { pages: page.pages })}</p>}
					</div>
				</ListSheet>
				<ListMap
					search={loaded}
					choose={choose}
					pointedAt={pointedAt}
					onPoint={showOnMap}
					marqueeIgnore={marqueeIgnore}
					hasSatellite={hasSatellite}
					camera={camera}
					poster={poster}
				/>
			</ListColumns>
			<ThumbBar
				keepInformed={keepInformed}
				chips={chips.length}
				otherView={otherView}
				isMap={isMap}
				goal={goal}
				search={loaded}
			/>
			<AlertSheet goal={goal} search={keepInformed.split("?")[1] ?? ""} chips={chips} />
		</div>
	);
}
