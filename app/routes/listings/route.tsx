import { Suspense, startTransition, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { data, redirect } from "react-router";
import type { LandingPage } from "../../../worker/listings/landing";
import { isDocument, listings, relax, sentCards, site, structuredData, visitor } from "../../context";
import { homeTypesOf } from "../../domain/feed/home-types";
import type { TreeNode } from "../../domain/feed/tree";
import { formatNumber } from "../../domain/formatting/numbers";
import {
	isLandingAlone,
	LEAST_INDEXED,
	landingFilters,
	landingOfCity,
	landingPath,
	landingPaths,
} from "../../domain/landing/landing";
import { localityTyped } from "../../domain/localities/locality-search";
import { listingIdOf } from "../../domain/pages/address";
import { goalPage } from "../../domain/pages/listing-paths";
import { pagePath } from "../../domain/pages/paths";
import type { Goal } from "../../domain/property/property";
import { PANEL_PARAMETER } from "../../domain/search/page-query";
import { isFiltered, parseSearch, type Search, searchParams } from "../../domain/search/search";
import { track } from "../../features/analytics/track";
import { headTitle } from "../../features/content/page-text";
import { useMarkedHearts } from "../../features/favourites/marked-hearts";
import { listData } from "../../features/landing/landing-data";
import { listTexts } from "../../features/landing/list-texts";
import { readLanding } from "../../features/landing/read-landing";
import { alternatesOf } from "../../features/layout/alternates";
import { Breadcrumbs } from "../../features/layout/breadcrumbs";
import type { PageHead } from "../../features/layout/head";
import { useLanguage } from "../../features/layout/site-data";
import { firstCamera } from "../../features/map/first-camera";
import { ListMap } from "../../features/map/list-map";
import { loadListed } from "../../features/property/load/load-listed";
import { ChipRow } from "../../features/search/chip-row";
import { type ChipLink, chipsOf } from "../../features/search/chips";
import { FilterPanel } from "../../features/search/filter-panel";
import { listAddress } from "../../features/search/search-address";
import { sentenceMeant } from "../../features/search/sentence-meant";
import { useSearch } from "../../features/search/use-search";
import { translator } from "../../i18n/translator";
import { ButtonLink } from "../../ui/button";
import { islandOnInteraction, lazyPage } from "../../ui/islands/island";
import { Pagination } from "../../ui/pagination";
import type { Route } from "./+types/route";
import "../../features/search/search.css";
import { ListColumns } from "./list-columns";
import { ListSheet } from "./list-sheet";

const CardList = islandOnInteraction(async () => (await import("./card-list")).CardList);
const EmptyList = lazyPage(async () => (await import("./empty-list")).EmptyList);
const ListedProperty = lazyPage(async () => (await import("../../features/property/listed-property")).ListedProperty);
const ThumbBar = islandOnInteraction(async () => (await import("./thumb-bar")).ThumbBar);
const LinkGroups = islandOnInteraction(async () => (await import("../../features/landing/link-groups")).LinkGroups);
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
		const ofCity = landingOfCity(asked, goal);
		if (ofCity && !["rest", PANEL_PARAMETER].some((name) => url.searchParams.has(name))) {
			throw redirect(landingPath(ofCity, language), 301);
		}
	}
	const search = { ...asked, ...(landing && landingFilters(landing, language)), goal };
	const isAlone = isLandingAlone(search, landing ? landingFilters(landing, language) : { types: [] });
	const services = context.get(listings);
	const isSentWhole = context.get(isDocument);
	const [found, tree, bounds] = await Promise.all([
		isAlone ? services.landing(search, language) : services.searchWithFacets(search, language),
		services.types(language),
		services.bounds(search),
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
	const formatted = formatNumber(page.total, language);
	const count = page.totalIsMore
		? t("list.countMore", { formatted })
		: t("list.count", { count: page.total, formatted });
	const number = isBeyond ? "" : `, ${t("list.pageOf", { page: page.page, pages: Math.max(page.pages, 1) })}`;
	const isIndexed =
		page.items.length > 0 &&
		(isAlone ? landing === null || page.total >= LEAST_INDEXED : isAsMenusLead(search, tree) && search.sort === "date");
	const path = landing ? landingPath(landing, language) : list;
	const canonical = search.page > 1 ? `${path}?page=${search.page}` : path;
	const head: PageHead = {
		title: headTitle(
			landing && page.page === 1
				? `${texts.heading} (${formatNumber(counts?.figures.onMarket ?? page.total, language)})`
				: `${texts.heading}${number} (${count})`,
		),
		description: texts.description,
		alternates: landing ? landingPaths(landing) : alternatesOf(list),
		canonical,
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
	const chips = chipsOf(search, panel, language, translator(language, context.get(site).defaultLanguage, "search"));
	const loaded = {
		goal,
		search,
		chips: chips.map(({ key, label, without }): ChipLink => {
			return { key, label, to: listAddress(goal, search, language, { ...without, page: 1 }) };
		}),
		ignored,
		rest: restOf(url.searchParams),
		relaxed,
		page: pageOfList,
		ids: items.map(({ id }) => id),
		cards: isSentWhole ? null : items,
		panel: isPanelSent || !isSentWhole ? panel : null,
		isPanelSent,
		localitiesChosen: panel.localities.length,
		hasSatellite: satelliteStyleUrl !== null,
		camera: firstCamera(search, bounds, language),
		marqueeIgnore: [...marqueeIgnore],
		keepInformed: `${pagePath("/demand-register/", language)}?${searchParams(search, { sort: "date", page: 1, view: "list" })}`,
		/** The address of a landing page; null for the list itself. */
		landingPath: landing && path,
		heading: texts.heading,
		crumbs: texts.crumbs,
		intro: texts.intro,
		links: texts.links,
		head,
	};
	return data(loaded, { status: isBeyond ? NOT_FOUND : OK });
}

/** The address of the menus is the plain list to a search engine, as its canonical says. */
function isAsMenusLead(search: Search, tree: readonly TreeNode[]): boolean {
	const homes = homeTypesOf(tree.map(({ item }) => item));
	return !isFiltered({ ...search, types: [] }) && search.types.join() === homes.sort((a, b) => a - b).join();
}

function isLanding(found: Pick<LandingPage, "page" | "facets"> | LandingPage): found is LandingPage {
	return "figures" in found;
}

const OK = 200;
const NOT_FOUND = 404;
const LONGEST_REST = 200;

/** The words of a sentence that no filter takes; full text is a filter. */
function restOf(params: URLSearchParams): string {
	return (params.get("rest") ?? "").trim().slice(0, LONGEST_REST);
}

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
		ignored,
		rest,
		relaxed,
		page,
		ids,
		cards,
		panel,
		isPanelSent,
		localitiesChosen,
		hasSatellite,
		camera,
		marqueeIgnore,
		keepInformed,
		landingPath,
		heading,
		crumbs,
		intro,
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
	const formatted = formatNumber(page.total, language);
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
					{page.totalIsMore ? t("list.countMore", { formatted }) : t("list.count", { count: page.total, formatted })}
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
							showLabel={tSearch("panel.show", { count: page.total, formatted })}
							reset={path}
						/>
					</div>
					<ButtonLink
						to={keepInformed}
						size="small"
						variant="quiet"
						icon="bell"
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
			<ListNotices ignored={ignored} rest={rest} isMap={isMap} />
			<ListColumns view={loaded.view}>
				<ListSheet isMap={isMap} count={page.total}>
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
						/>
						{ids.length > 0 && (
							<ButtonLink to={keepInformed} variant="secondary" icon="bell" className="mt-10">
								{t("list.empty.register")}
							</ButtonLink>
						)}
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
		</div>
	);
}
