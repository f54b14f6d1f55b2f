import { namesById } from "../../app/domain/feed/tree";
import type { Language } from "../../app/domain/language";
import type { ListingCard } from "../../app/domain/property/listing";
import type { Goal } from "../../app/domain/property/property";
import type { Search } from "../../app/domain/search/search";
import type { SessionSource } from "../platform/metered";
import { createReader } from "../platform/reader";
import { positionOf } from "../search/columns-in-memory";
import type { SearchMemory } from "../search/memory";
import { type AccessSettings, createAccess } from "./access";
import { findAgencyNames, findAgencyProperties } from "./agency-property";
import { findAllCards, findCards } from "./card";
import { type ComparablesAsked, comparablesAround } from "./comparables";
import { findGoneNear, type GoneNear } from "./gone-near";
import { findIntroduction } from "./introduction";
import { findLanding } from "./landing/landing";
import { municipalityPrices, type PricesAsked } from "./landing/municipality-prices";
import { findLandingPages, type LandingKey } from "./landing/pages";
import { findSeen, wasSeen } from "./landing/seen";
import { findAddresses, findStreets } from "./lists/addresses";
import type { Facets } from "./lists/facets";
import { findLocalities } from "./lists/localities";
import { findMap, findOverview } from "./lists/map";
import { findNewest, idsOfNewest, type NewestOptions } from "./lists/newest";
import { findPanel } from "./lists/panel";
import { findFacets, findPage, findPageWithFacets, findTotals, findWithOpenDays } from "./lists/search";
import { findMorePictures } from "./more-pictures";
import { previewList } from "./preview-list";
import { findPriceStandings } from "./price-standing";
import { findProject, findProjects, type ProjectFilters } from "./project";
import { findProperty, type PropertyLookup } from "./property";
import { findAgents, findIdsOfAgent, findReferences, type ReferencesAsked } from "./references";
import { findSimilar } from "./similar";
import { findHealth, findPath, findSiteData, findTypes, findTypeTree, metadataOrKept } from "./site";
import { findSitemapPart, findSitemapStarts, newestOf } from "./sitemap";

export type { LocalityCount } from "./lists/localities";

const SIMILAR_SHOWN = 6;

/** Lookup of a property by id; a property that is gone comes with similar ones. */
type PropertyAnswer =
	| Exclude<PropertyLookup, { found: "ended" }>
	| (Extract<PropertyLookup, { found: "ended" }> & { similar: ListingCard[] });

export type Listings = ReturnType<typeof createListings>;

type Ids = readonly number[];

type Parts = { db: SessionSource; memory: SearchMemory; settings: AccessSettings };
type Access = ReturnType<typeof createAccess>;

/** Reads properties and projects, in one language. @param memory searchable columns of this isolate */
export function createListings(db: SessionSource, memory: SearchMemory, settings: AccessSettings) {
	const access = createAccess(db, memory, settings);
	const parts = { db, memory, settings };
	return { ...searchesOf(parts, access), ...recordsOf(parts, access), ...siteOf(parts, access) };
}

function searchesOf({ settings }: Parts, { partsIn, sitePartsIn }: Access) {
	return {
		/** Page of 24. */
		search: async (search: Search, language: Language) => findPage(await partsIn(language), search),
		totals: async (searches: readonly Search[]) => findTotals(await partsIn(settings.defaultLanguage), searches),
		/** Number of properties that each option of the filter panel would leave. */
		facets: async (search: Search, language: Language) => findFacets(await partsIn(language), search),
		/** Page with facets, cheaper than two calls. */
		searchWithFacets: async (search: Search, language: Language) => findPageWithFacets(await partsIn(language), search),
		/** Properties with coming open days, up to a limit. */
		withOpenDays: async (language: Language) => findWithOpenDays(await partsIn(language)),
		/** Content of the filter panel for the facets of a search. */
		panel: async (facets: Facets, search: Search, language: Language) =>
			findPanel(await partsIn(language), facets, search),
		/** Page with facets and the figures of the list, in one pass. */
		async landing(search: Search, language: Language) {
			const parts = await sitePartsIn(language);
			return findLanding(parts, search, await findTypes(parts));
		},
		/** Results on the map: points, or clusters of many. Page and order are ignored. */
		points: async (search: Search, language: Language) => findMap(await partsIn(language), search),
		/** Approximate positions of the results. */
		overview: async (search: Search) => findOverview(await partsIn(settings.defaultLanguage), search),
	};
}

function recordsOf({ db, settings }: Parts, { partsIn, shapingIn }: Access) {
	async function lookUp(id: number, language: Language, preview: boolean): Promise<PropertyAnswer> {
		const lookup = await findProperty(createReader(db), id, shapingIn(language), preview);
		if (lookup.found !== "ended") return lookup;
		return { ...lookup, similar: await findSimilar(await partsIn(language), id, SIMILAR_SHOWN) };
	}

	return {
		/** Cards in the given order; unlisted properties are missing. */
		cards: async (ids: Ids, language: Language) => findAllCards(await partsIn(language), ids),
		/** Further pictures of list cards per property id, for at most a page of properties. */
		morePictures: (ids: Ids) => findMorePictures(createReader(db), ids),
		property: (id: number, language: Language) => lookUp(id, language, false),
		/** Introduction of a listed property, beside its card; null for others. */
		introduction: async (id: number, language: Language) => findIntroduction(await partsIn(language), id),
		/** Also finds drafts, unpublished and ended properties. The caller has to check the right to see them. */
		preview: (id: number, language: Language) => lookUp(id, language, true),
		/** List with properties that are not published yet. The caller has to check the right to see it. */
		previewList: (goal: Goal, language: Language) => previewList(createReader(db), goal, shapingIn(language)),
		/** Full records by id, only for the agency and the owner. */
		forAgency: (ids: Ids, language: Language) => findAgencyProperties(createReader(db), ids, shapingIn(language)),
		/** Names of properties for staff; properties that are no longer in the agency's system are missing. */
		agencyNames: (ids: Ids, language: Language) => findAgencyNames(createReader(db), ids, shapingIn(language)),
		/** Similar properties with the same goal, most similar first. */
		similar: async (id: number, language: Language, limit = SIMILAR_SHOWN) =>
			findSimilar(await partsIn(language), id, limit),
		/** Published properties around a point that were sold or let, nearest first. */
		goneNear: async (asked: GoneNear, language: Language) => findGoneNear(await partsIn(language), asked),
		project: (id: number, language: Language) => findProject(createReader(db), id, shapingIn(language)),
		projects: async (language: Language, filters: ProjectFilters = {}) =>
			findProjects(await partsIn(language), filters),
		newest: async (language: Language, options: NewestOptions = {}) => findNewest(await partsIn(language), options),
		/** Ids of the newest; makes no query once the columns are loaded. */
		newestIds: async (options: NewestOptions = {}) => idsOfNewest(await partsIn(settings.defaultLanguage), options),
		/** Comparable properties of the agency around a point. */
		comparables: async (asked: ComparablesAsked) =>
			(await comparablesAround(await partsIn(settings.defaultLanguage), [asked.point]))(asked),
		/** Price standing per property id; only for properties on the market with a published price. */
		priceStandings: async (ids: Ids) => findPriceStandings(await partsIn(settings.defaultLanguage), ids),
		/** Streets and references of listed properties with a prefix. */
		addresses: (text: string, language: Language, most: number) =>
			findAddresses({ reader: createReader(db), shaping: shapingIn(language) }, text, most),
		/** Streets of listed properties with a prefix, for the address in a form. */
		streets: (asked: { text: string; zip: string | undefined; most: number }, language: Language) =>
			findStreets({ reader: createReader(db), shaping: shapingIn(language) }, asked),
		/** Properties that the agency has sold or let, latest first. */
		references: (asked: ReferencesAsked, language: Language) =>
			findReferences(createReader(db), asked, shapingIn(language)),
		/** Agents in the feed. */
		agents: () => findAgents(createReader(db)),
		/** Page of an agent's listed properties, newest first. @param name as in the feed @param page from 1 */
		async ofAgent(name: string, language: Language, page: number) {
			const parts = await partsIn(language);
			const { ids, pages } = await findIdsOfAgent(parts.reader, name, page);
			return { cards: await findCards(parts, ids), pages };
		},
	};
}

function siteOf({ db, memory, settings }: Parts, { current, partsIn, sitePartsIn }: Access) {
	const siteData = async () => findSiteData(await sitePartsIn(settings.defaultLanguage));
	return {
		/** Cities with listings, most listings first. @param goal both goals if absent */
		async localitiesWithCounts(language: Language, goal?: Goal) {
			const { snapshot, shaping } = await partsIn(language);
			return findLocalities(snapshot, goal, shaping);
		},
		types: async (language: Language) => findTypeTree(await sitePartsIn(language), language),
		typeNames: async (language: Language) => namesById(await findTypeTree(await sitePartsIn(language), language)),
		/** Types of the feed, in the agency's order. */
		typeList: async () => findTypes(await sitePartsIn(settings.defaultLanguage)),
		/** Null for an unknown path. */
		resolvePath: (original: string) => findPath(createReader(db), original, settings.defaultLanguage),
		/** Part of the sitemap: the properties after an id, by id. */
		sitemap: (after: number) => findSitemapPart(createReader(db), after, settings.defaultLanguage),
		/** Ids after which the parts of the sitemap begin. */
		sitemapStarts: async () => findSitemapStarts(await current()),
		/** Landing pages for search engines, in a stable order. */
		async landingPages() {
			const parts = await partsIn(settings.defaultLanguage);
			return findLandingPages(parts.snapshot, await findTypes(parts), await findSeen(parts.reader));
		},
		/** Whether a landing page had enough properties for search engines within a year. */
		wasLandingSeen: (key: LandingKey) => wasSeen(createReader(db), key),
		/** Listing time per id in epoch seconds; 0 if unknown. */
		async listedAt(ids: Ids) {
			const { columns } = await current();
			return new Map(ids.map((id) => [id, columns.numbers.listedAt[positionOf(columns, id)] ?? 0]));
		},
		/** Listing time of the newest property in epoch seconds; 0 for none. */
		async newestAt() {
			const { columns } = await current();
			return newestOf(columns);
		},
		/** Prices per m² of dwellings per municipality; municipalities with too few are left out. */
		async municipalityPrices(asked: PricesAsked) {
			const parts = await partsIn(settings.defaultLanguage);
			return municipalityPrices(parts.snapshot.columns, await findTypes(parts), asked);
		},
		siteData,
		/** Metadata of the site per language. Without the database, the last metadata that this isolate has read. */
		metadata: () => metadataOrKept(siteData, memory.known),
		async health() {
			const reader = createReader(db);
			return findHealth(reader, await current(reader));
		},
	};
}
