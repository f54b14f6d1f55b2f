import type { PropertyType } from "../../app/domain/feed/feed";
import type { TreeNode } from "../../app/domain/feed/tree";
import type { Language } from "../../app/domain/language";
import type { Box } from "../../app/domain/localities/geo";
import type { ListingCard, ListingPage, ProjectDetail } from "../../app/domain/property/listing";
import type { Goal } from "../../app/domain/property/property";
import type { Search } from "../../app/domain/search/search";
import { epochSeconds } from "../platform/clock";
import type { SessionSource } from "../platform/metered";
import { rebuildPageAnchors } from "./anchors";
import { findCards } from "./card";
import { findFacets, findPageWithFacets } from "./explore";
import type { Facets } from "./facets";
import {
	findLocalities,
	findNewest,
	findNewestInZips,
	type LocalityCount,
	type NewestInZips,
	type NewestOptions,
} from "./home";
import { findPage } from "./list";
import { findBounds, findMap, type MapAnswer } from "./map";
import { findProject, findProjects, type ProjectFilters, type ProjectPage } from "./project";
import { findProperty, type PropertyLookup } from "./property";
import { type Cost, createReader } from "./reader";
import { repackSegments } from "./repack";
import type { Shaping } from "./shaping";
import { findSimilar } from "./similar";
import {
	findHealth,
	findPath,
	findSiteData,
	findTypes,
	findTypeTree,
	type Health,
	type ResolvedPath,
	type SiteData,
} from "./site";
import { findSitemapPart, findSitemapStarts, type SitemapPart } from "./sitemap";

export type { LocalityCount } from "./home";

const SIMILAR_SHOWN = 6;
/** Properties that a map shows one by one. */
const POINTS_SHOWN = 150;

/** What an address with a property's id leads to, with what is like a property that is gone. */
type PropertyAnswer =
	| Exclude<PropertyLookup, { found: "ended" }>
	| (Extract<PropertyLookup, { found: "ended" }> & { similar: ListingCard[] });

/** Reads properties and projects, ready to show in one language. */
export type Listings = {
	/** A page of 24. What reading it cost is told beside it. */
	search(search: Search, language: Language): Promise<ListingPage & Cost>;
	/** How many properties each option of the panel would leave with the other filters applied. */
	facets(search: Search, language: Language): Promise<Facets & Cost>;
	/** A page with its facets: cheaper than one after the other. */
	searchWithFacets(search: Search, language: Language): Promise<{ page: ListingPage; facets: Facets } & Cost>;
	/** The search's properties on the map: points up to `limit`, beyond that clusters. Page and order play no part. */
	points(search: Search, language: Language, limit?: number): Promise<MapAnswer & Cost>;
	/** The box that holds the search's properties on the map; null where there are none. */
	bounds(search: Search): Promise<Box | null>;
	/** Cards in the order asked for, at most a hundred, without those that are listed no longer. */
	cards(ids: readonly number[], language: Language): Promise<ListingCard[]>;
	property(id: number, language: Language): Promise<PropertyAnswer>;
	/** Finds as listed also drafts, unpublished and ended properties: whoever calls it has checked the visitor's right to see them. */
	preview(id: number, language: Language): Promise<PropertyAnswer>;
	/** Properties with the same goal that somebody who likes this one may like, the most alike first. */
	similar(id: number, language: Language, limit?: number): Promise<ListingCard[]>;
	project(id: number, language: Language): Promise<ProjectDetail | null>;
	projects(language: Language, filters?: ProjectFilters): Promise<ProjectPage>;
	newest(language: Language, options?: NewestOptions): Promise<ListingCard[]>;
	newestInZips(language: Language, options: NewestInZips): Promise<ListingCard[]>;
	/** Cities with properties of a goal, or of both, those with the most first. */
	localitiesWithCounts(language: Language, goal?: Goal): Promise<LocalityCount[]>;
	types(language: Language): Promise<TreeNode[]>;
	/** The types as the feed tells them, in the agency's order. */
	typeList(): Promise<PropertyType[]>;
	/** Null for a path that the table does not know. */
	resolvePath(original: string): Promise<ResolvedPath | null>;
	/** As `resolvePath`; an unknown path falls back to `/`. */
	resolvePathOrHomePage(original: string): Promise<ResolvedPath>;
	siteData(): Promise<SiteData>;
	/** A part of the sitemap: the properties after an id, by id. */
	sitemap(after: number): Promise<SitemapPart>;
	/** What each part of the sitemap comes after. */
	sitemapStarts(): Promise<number[]>;
	health(): Promise<Health>;
	/** Makes searches cheap again after listings have changed; cheap itself where none has. Without it all stays right. */
	refresh(): Promise<void>;
};

type ListingsSettings = { defaultLanguage: Language };

export function createListings(db: SessionSource, settings: ListingsSettings): Listings {
	const shapingIn = (language: Language): Shaping => ({
		language,
		defaultLanguage: settings.defaultLanguage,
		now: epochSeconds(),
	});

	async function lookUp(id: number, language: Language, preview: boolean): Promise<PropertyAnswer> {
		const lookup = await findProperty(createReader(db), id, shapingIn(language), preview);
		if (lookup.found !== "ended") return lookup;
		return { ...lookup, similar: await findSimilar(createReader(db), id, SIMILAR_SHOWN, shapingIn(language)) };
	}

	async function resolvePathOrHomePage(original: string): Promise<ResolvedPath> {
		const found = (await findPath(createReader(db), original)) ?? (await findPath(createReader(db), "/"));
		if (!found) throw new Error("the path table has no home page");
		return found;
	}

	return {
		async search(search, language) {
			const reader = createReader(db);
			const page = await findPage(reader, search, shapingIn(language));
			return { ...page, ...reader.cost };
		},
		async facets(search, language) {
			const reader = createReader(db);
			const facets = await findFacets(reader, search, shapingIn(language));
			return { ...facets, ...reader.cost };
		},
		async searchWithFacets(search, language) {
			const reader = createReader(db);
			const found = await findPageWithFacets(reader, search, shapingIn(language));
			return { ...found, ...reader.cost };
		},
		async points(search, language, limit = POINTS_SHOWN) {
			const reader = createReader(db);
			const answer = await findMap(reader, search, limit, shapingIn(language));
			return { ...answer, ...reader.cost };
		},
		bounds: (search) => findBounds(createReader(db), search),
		cards: (ids, language) => findCards(createReader(db), ids, shapingIn(language)),
		property: (id, language) => lookUp(id, language, false),
		preview: (id, language) => lookUp(id, language, true),
		similar: (id, language, limit = SIMILAR_SHOWN) => findSimilar(createReader(db), id, limit, shapingIn(language)),
		project: (id, language) => findProject(createReader(db), id, shapingIn(language)),
		projects: (language, filters = {}) => findProjects(createReader(db), filters, shapingIn(language)),
		newest: (language, options = {}) => findNewest(createReader(db), options, shapingIn(language)),
		newestInZips: (language, options) => findNewestInZips(createReader(db), options, shapingIn(language)),
		localitiesWithCounts: (language, goal) => findLocalities(createReader(db), goal, shapingIn(language)),
		types: (language) => findTypeTree(createReader(db), language),
		typeList: () => findTypes(createReader(db)),
		resolvePath: (original) => findPath(createReader(db), original),
		resolvePathOrHomePage,
		sitemap: (after) => findSitemapPart(createReader(db), after, settings.defaultLanguage),
		sitemapStarts: () => findSitemapStarts(createReader(db)),
		siteData: () => findSiteData(createReader(db)),
		health: () => findHealth(createReader(db)),
		async refresh() {
			const session = db.withSession("first-primary");
			await repackSegments(session);
			await rebuildPageAnchors(session);
		},
	};
}
