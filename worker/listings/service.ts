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

/** What an address with a property's id leads to, with what is like a property that is gone. */
type PropertyAnswer =
	| Exclude<PropertyLookup, { found: "ended" }>
	| (Extract<PropertyLookup, { found: "ended" }> & { similar: ListingCard[] });

export type Listings = ReturnType<typeof createListings>;

type Ids = readonly number[];

type Parts = { db: SessionSource; memory: SearchMemory; settings: AccessSettings };
type Access = ReturnType<typeof createAccess>;

/** Reads properties and projects, ready to show in one language. @param memory what searches are made in */
export function createListings(db: SessionSource, memory: SearchMemory, settings: AccessSettings) {
	const access = createAccess(db, memory, settings);
	const parts = { db, memory, settings };
	return { ...searchesOf(parts, access), ...recordsOf(parts, access), ...siteOf(parts, access) };
}

function searchesOf({ settings }: Parts, { partsIn, sitePartsIn }: Access) {
	return {
		/** A page of 24. */
		search: async (search: Search, language: Language) => findPage(await partsIn(language), search),
		totals: async (searches: readonly Search[]) => findTotals(await partsIn(settings.defaultLanguage), searches),
		/** How many properties each option of the panel would leave with the other filters applied. */
		facets: async (search: Search, language: Language) => findFacets(await partsIn(language), search),
		/** A page with its facets: cheaper than one after the other. */
		searchWithFacets: async (search: Search, language: Language) => findPageWithFacets(await partsIn(language), search),
		/** Properties with open days to come, more than anybody visits at most. */
		withOpenDays: async (language: Language) => findWithOpenDays(await partsIn(language)),
		/** What the panel of filters shows of a search's facets. */
		panel: async (facets: Facets, search: Search, language: Language) =>
			findPanel(await partsIn(language), facets, search),
		/** A page with its facets and the figures of the list, in one pass. */
		async landing(search: Search, language: Language) {
			const parts = await sitePartsIn(language);
			return findLanding(parts, search, await findTypes(parts));
		},
		/** The search's properties on the map: points while they are few, else clusters. Page and order play no part. */
		points: async (search: Search, language: Language) => findMap(await partsIn(language), search),
		/** Where the search's properties lie, roughly. */
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
		/** Cards in the order asked for, without those that are listed no longer. */
		cards: async (ids: Ids, language: Language) => findAllCards(await partsIn(language), ids),
		/** By the property's id, the pictures after its first that lists show, for a page of properties at most. */
		morePictures: (ids: Ids) => findMorePictures(createReader(db), ids),
		property: (id: number, language: Language) => lookUp(id, language, false),
		/** What introduces a listed property beside its card; null for others. */
		introduction: async (id: number, language: Language) => findIntroduction(await partsIn(language), id),
		/**
		 * Finds as listed also drafts, unpublished and ended properties: the caller has checked the visitor's right to see
		 * them.
		 */
		preview: (id: number, language: Language) => lookUp(id, language, true),
		/** A list with all that is not on the site yet: the caller has checked the visitor's right to see it. */
		previewList: (goal: Goal, language: Language) => previewList(createReader(db), goal, shapingIn(language)),
		/** For the agency and the owner alone: properties by number, as the agency's system has them. */
		forAgency: (ids: Ids, language: Language) => findAgencyProperties(createReader(db), ids, shapingIn(language)),
		/** What the agency's people call properties; those that its system has no more are missing. */
		agencyNames: (ids: Ids, language: Language) => findAgencyNames(createReader(db), ids, shapingIn(language)),
		/** Similar properties with the same goal, the most similar first. */
		similar: async (id: number, language: Language, limit = SIMILAR_SHOWN) =>
			findSimilar(await partsIn(language), id, limit),
		/** What was sold or let around a point and is still published, the nearest first. */
		goneNear: async (asked: GoneNear, language: Language) => findGoneNear(await partsIn(language), asked),
		project: (id: number, language: Language) => findProject(createReader(db), id, shapingIn(language)),
		projects: async (language: Language, filters: ProjectFilters = {}) =>
			findProjects(await partsIn(language), filters),
		newest: async (language: Language, options: NewestOptions = {}) => findNewest(await partsIn(language), options),
		/** The ids of the newest, without a batch where the columns are loaded. */
		newestIds: async (options: NewestOptions = {}) => idsOfNewest(await partsIn(settings.defaultLanguage), options),
		/** The agency's own properties that compare to one at a point. */
		comparables: async (asked: ComparablesAsked) =>
			(await comparablesAround(await partsIn(settings.defaultLanguage), [asked.point]))(asked),
		/** By the property's id, of those on the market with a published price. */
		priceStandings: async (ids: Ids) => findPriceStandings(await partsIn(settings.defaultLanguage), ids),
		/** Streets and references of listed properties that a text begins. */
		addresses: (text: string, language: Language, most: number) =>
			findAddresses({ reader: createReader(db), shaping: shapingIn(language) }, text, most),
		/** Streets of listed properties that a text begins, for the address in a form. */
		streets: (asked: { text: string; zip: string | undefined; most: number }, language: Language) =>
			findStreets({ reader: createReader(db), shaping: shapingIn(language) }, asked),
		/** What the agency has sold and let, the latest first. */
		references: (asked: ReferencesAsked, language: Language) =>
			findReferences(createReader(db), asked, shapingIn(language)),
		/** The agents that the feed names. */
		agents: () => findAgents(createReader(db)),
		/** A page of an agent's listed properties, from 1, by the name in the feed, newest first. */
		async ofAgent(name: string, language: Language, page: number) {
			const parts = await partsIn(language);
			const { ids, pages } = await findIdsOfAgent(parts.reader, name, page);
			return { cards: await findCards(parts, ids), pages };
		},
	};
}

/** What there is on the site as a whole. */
function siteOf({ db, memory, settings }: Parts, { current, partsIn, sitePartsIn }: Access) {
	const siteData = async () => findSiteData(await sitePartsIn(settings.defaultLanguage));
	return {
		/** Cities with properties of a goal, or of both, those with the most first. */
		async localitiesWithCounts(language: Language, goal?: Goal) {
			const { snapshot, shaping } = await partsIn(language);
			return findLocalities(snapshot, goal, shaping);
		},
		types: async (language: Language) => findTypeTree(await sitePartsIn(language), language),
		typeNames: async (language: Language) => namesById(await findTypeTree(await sitePartsIn(language), language)),
		/** The types of the feed, in the agency's order. */
		typeList: async () => findTypes(await sitePartsIn(settings.defaultLanguage)),
		/** Null for a path that the table does not know. */
		resolvePath: (original: string) => findPath(createReader(db), original, settings.defaultLanguage),
		/** A part of the sitemap: the properties after an id, by id. */
		sitemap: (after: number) => findSitemapPart(createReader(db), after, settings.defaultLanguage),
		/** What each part of the sitemap comes after. */
		sitemapStarts: async () => findSitemapStarts(await current()),
		/** The landing pages that search engines are to know, always in the same order. */
		async landingPages() {
			const parts = await partsIn(settings.defaultLanguage);
			return findLandingPages(parts.snapshot, await findTypes(parts), await findSeen(parts.reader));
		},
		/** Whether a landing page had enough properties for search engines within a year. */
		wasLandingSeen: (key: LandingKey) => wasSeen(createReader(db), key),
		/** When listed properties came, by id, in epoch seconds; 0 where that is not known. */
		async listedAt(ids: Ids) {
			const { columns } = await current();
			return new Map(ids.map((id) => [id, columns.numbers.listedAt[positionOf(columns, id)] ?? 0]));
		},
		/** When the newest listed property came, in epoch seconds; 0 where there is none. */
		async newestAt() {
			const { columns } = await current();
			return newestOf(columns);
		},
		/** Prices per m² of dwellings by municipality, those with too few left out. */
		async municipalityPrices(asked: PricesAsked) {
			const parts = await partsIn(settings.defaultLanguage);
			return municipalityPrices(parts.snapshot.columns, await findTypes(parts), asked);
		},
		siteData,
		/**
		 * The site's metadata by language. Where the database does not answer, what this isolate read last: a page then says
		 * so in its language.
		 */
		metadata: () => metadataOrKept(siteData, memory.known),
		async health() {
			const reader = createReader(db);
			return findHealth(reader, await current(reader));
		},
	};
}
