import type { ListedAgent } from "../../app/domain/agency/agent-names";
import type { PropertyType } from "../../app/domain/feed/feed";
import { namesById, type TreeNode } from "../../app/domain/feed/tree";
import type { MunicipalityPrices } from "../../app/domain/landing/municipality-prices";
import type { Language } from "../../app/domain/language";
import type { AddressSuggestion, StreetSuggestion } from "../../app/domain/locality-suggestion";
import type { AgencyName } from "../../app/domain/property/agency-name";
import type { ListingCard, ListingPage, ListingPicture, ProjectDetail } from "../../app/domain/property/listing";
import type { Goal } from "../../app/domain/property/property";
import type { Reference } from "../../app/domain/property/reference";
import type { Search } from "../../app/domain/search/search";
import type { Comparable } from "../../app/domain/valuation/price-range";
import type { PriceStanding } from "../../app/domain/valuation/price-standing";
import type { SessionSource } from "../platform/metered";
import { type Cost, createReader } from "../platform/reader";
import { positionOf } from "../search/columns-in-memory";
import type { SearchMemory } from "../search/memory";
import { type AccessSettings, createAccess } from "./access";
import { findAddresses } from "./addresses";
import { type AgencyProperty, findAgencyNames, findAgencyProperties } from "./agency-property";
import { findAllCards, findCards } from "./card";
import { type ComparablesAsked, comparablesAround } from "./comparables";
import type { Facets } from "./facets";
import { findGoneNear, type GoneNear } from "./gone-near";
import { findIntroduction, type Introduction } from "./introduction";
import { findLanding, type LandingPage } from "./landing";
import { findLandingPages, type LandingKey, type LandingTally } from "./landing-pages";
import { findMap, findOverview, type MapAnswer, type MapOverview } from "./map";
import { findMorePictures } from "./more-pictures";
import { municipalityPrices, type PricesAsked } from "./municipality-prices";
import {
	findLocalities,
	findNewest,
	findNewestInZips,
	idsOfNewest,
	type LocalityCount,
	type NewestInZips,
	type NewestOptions,
} from "./newest";
import { findPanel, type PanelData } from "./panel";
import { type PreviewCard, previewList } from "./preview-list";
import { findPriceStandings } from "./price-standing";
import { findProject, findProjects, type ProjectFilters, type ProjectPage } from "./project";
import { findProperty, type PropertyLookup } from "./property";
import { findAgents, findIdsOfAgent, findReferences, type ReferencesAsked } from "./references";
import { findFacets, findPage, findPageWithFacets, findTotals, findWithOpenDays } from "./search";
import { findSeen, wasSeen } from "./seen-landings";
import { findSimilar } from "./similar";
import {
	findHealth,
	findPath,
	findPathOrHomePage,
	findSiteData,
	findTypes,
	findTypeTree,
	type Health,
	metadataOrKept,
	type ResolvedPath,
	type SiteData,
} from "./site";
import { findSitemapPart, findSitemapStarts, newestOf, type SitemapPart } from "./sitemap";
import { findStreets } from "./streets";

export type { LocalityCount } from "./newest";

const SIMILAR_SHOWN = 6;
/** Properties that a map shows one by one. */
const POINTS_SHOWN = 150;

/** What an address with a property's id leads to, with what is like a property that is gone. */
type PropertyAnswer =
	| Exclude<PropertyLookup, { found: "ended" }>
	| (Extract<PropertyLookup, { found: "ended" }> & { similar: ListingCard[] });

/** Reads properties and projects, ready to show in one language. */
export type Listings = {
	/** A page of 24. With the cost of reading it. */
	search(search: Search, language: Language): Promise<ListingPage & Cost>;
	/** How many properties each of some searches finds. */
	totals(searches: readonly Search[]): Promise<number[]>;
	/** How many properties each option of the panel would leave with the other filters applied. */
	facets(search: Search, language: Language): Promise<Facets & Cost>;
	/** A page with its facets: cheaper than one after the other. */
	searchWithFacets(search: Search, language: Language): Promise<{ page: ListingPage; facets: Facets } & Cost>;
	/** Properties with open days to come, more than anybody visits at most. */
	withOpenDays(language: Language): Promise<ListingCard[]>;
	/** What the panel of filters shows of a search's facets. */
	panel(facets: Facets, search: Search, language: Language): Promise<PanelData>;
	/** A page with its facets and the figures of the list, in one pass. */
	landing(search: Search, language: Language): Promise<LandingPage & Cost>;
	/** The search's properties on the map: points up to `limit`, beyond that clusters. Page and order play no part. */
	points(search: Search, language: Language, limit?: number): Promise<MapAnswer & Cost>;
	/** Where the search's properties lie, roughly. */
	overview(search: Search): Promise<MapOverview>;
	/** Cards in the order asked for, without those that are listed no longer. */
	cards(ids: readonly number[], language: Language): Promise<ListingCard[]>;
	/** By the property's id, the pictures after its first that lists show, for a page of properties at most. */
	morePictures(ids: readonly number[]): Promise<Record<number, ListingPicture[]>>;
	property(id: number, language: Language): Promise<PropertyAnswer>;
	/** What introduces a listed property beside its card; null for others. */
	introduction(id: number, language: Language): Promise<Introduction | null>;
	/**
	 * Finds as listed also drafts, unpublished and ended properties: the caller has checked the visitor's right to see
	 * them.
	 */
	preview(id: number, language: Language): Promise<PropertyAnswer>;
	/** A list with all that is not on the site yet: the caller has checked the visitor's right to see it. */
	previewList(goal: Goal, language: Language): Promise<PreviewCard[]>;
	/** For the agency and the owner alone: properties by number, as the agency's system has them; a hundred at most. */
	forAgency(ids: readonly number[], language: Language): Promise<ReadonlyMap<number, AgencyProperty>>;
	/** What the agency's people call properties; those that its system has no more are missing. */
	agencyNames(ids: readonly number[], language: Language): Promise<ReadonlyMap<number, AgencyName>>;
	/** Similar properties with the same goal, the most similar first. */
	similar(id: number, language: Language, limit?: number): Promise<ListingCard[]>;
	/** What was sold or let around a point and is still published, the nearest first. */
	goneNear(asked: GoneNear, language: Language): Promise<ListingCard[]>;
	project(id: number, language: Language): Promise<ProjectDetail | null>;
	projects(language: Language, filters?: ProjectFilters): Promise<ProjectPage>;
	newest(language: Language, options?: NewestOptions): Promise<ListingCard[]>;
	/** The ids of the newest, without a batch where the columns are loaded. */
	newestIds(options?: NewestOptions): Promise<number[]>;
	newestInZips(language: Language, options: NewestInZips): Promise<ListingCard[]>;
	/** The agency's own properties that compare to one at a point. */
	comparables(asked: ComparablesAsked): Promise<Comparable[]>;
	/** By the property's id, of those on the market with a published price. */
	priceStandings(ids: readonly number[]): Promise<ReadonlyMap<number, PriceStanding>>;
	/** Streets and references of listed properties that a text begins. */
	addresses(text: string, language: Language, most: number): Promise<AddressSuggestion[]>;
	/** Streets of listed properties that a text begins, for the address in a form. */
	streets(
		asked: { text: string; zip: string | undefined; most: number },
		language: Language,
	): Promise<StreetSuggestion[]>;
	/** What the agency has sold and let, the latest first. */
	references(asked: ReferencesAsked, language: Language): Promise<Reference[]>;
	/** The agents that the feed names. */
	agents(): Promise<ListedAgent[]>;
	/** A page of an agent's listed properties, from 1, by the name in the feed, newest first. */
	ofAgent(name: string, language: Language, page: number): Promise<{ cards: ListingCard[]; pages: number }>;
	/** Cities with properties of a goal, or of both, those with the most first. */
	localitiesWithCounts(language: Language, goal?: Goal): Promise<readonly LocalityCount[]>;
	types(language: Language): Promise<readonly TreeNode[]>;
	/** Names of types by id. */
	typeNames(language: Language): Promise<ReadonlyMap<number, string>>;
	/** The types of the feed, in the agency's order. */
	typeList(): Promise<readonly PropertyType[]>;
	/** Null for a path that the table does not know. */
	resolvePath(original: string): Promise<ResolvedPath | null>;
	/** As `resolvePath`; an unknown path falls back to `/`. */
	resolvePathOrHomePage(original: string): Promise<ResolvedPath>;
	siteData(): Promise<SiteData>;
	/**
	 * The site's metadata by language. Where the database does not answer, what this isolate read last: a page then says
	 * so in its language.
	 */
	metadata(): Promise<SiteData["metadata"]>;
	/** A part of the sitemap: the properties after an id, by id. */
	sitemap(after: number): Promise<SitemapPart>;
	/** What each part of the sitemap comes after. */
	sitemapStarts(): Promise<number[]>;
	/** The landing pages that search engines are to know, always in the same order. */
	landingPages(): Promise<LandingTally[]>;
	/** Whether a landing page had enough properties for search engines within a year. */
	wasLandingSeen(key: LandingKey): Promise<boolean>;
	/** When listed properties came, by id, in epoch seconds; 0 where that is not known. */
	listedAt(ids: readonly number[]): Promise<Map<number, number>>;
	/** When the newest listed property came, in epoch seconds; 0 where there is none. */
	newestAt(): Promise<number>;
	/** Prices per m² of dwellings by municipality, those with too few left out. */
	municipalityPrices(asked: PricesAsked): Promise<MunicipalityPrices[]>;
	health(): Promise<Health>;
};

/** @param memory what searches are made in */
export function createListings(db: SessionSource, memory: SearchMemory, settings: AccessSettings): Listings {
	const { current, partsIn, sitePartsIn, shapingIn } = createAccess(db, memory, settings);
	const siteData = async () => findSiteData(await sitePartsIn(settings.defaultLanguage));

	async function lookUp(id: number, language: Language, preview: boolean): Promise<PropertyAnswer> {
		const lookup = await findProperty(createReader(db), id, shapingIn(language), preview);
		if (lookup.found !== "ended") return lookup;
		return { ...lookup, similar: await findSimilar(await partsIn(language), id, SIMILAR_SHOWN) };
	}

	return {
		async search(search, language) {
			const parts = await partsIn(language);
			return { ...(await findPage(parts, search)), ...parts.reader.cost };
		},
		totals: async (searches) => findTotals(await partsIn(settings.defaultLanguage), searches),
		async facets(search, language) {
			const parts = await partsIn(language);
			return { ...(await findFacets(parts, search)), ...parts.reader.cost };
		},
		async searchWithFacets(search, language) {
			const parts = await partsIn(language);
			return { ...(await findPageWithFacets(parts, search)), ...parts.reader.cost };
		},
		withOpenDays: async (language) => findWithOpenDays(await partsIn(language)),
		panel: async (facets, search, language) => findPanel(await partsIn(language), facets, search),
		async landing(search, language) {
			const parts = await sitePartsIn(language);
			return { ...(await findLanding(parts, search, await findTypes(parts))), ...parts.reader.cost };
		},
		async points(search, language, limit = POINTS_SHOWN) {
			const parts = await partsIn(language);
			return { ...(await findMap(parts, search, limit)), ...parts.reader.cost };
		},
		overview: async (search) => findOverview(await partsIn(settings.defaultLanguage), search, POINTS_SHOWN),
		cards: async (ids, language) => findAllCards(await partsIn(language), ids),
		morePictures: (ids) => findMorePictures(createReader(db), ids),
		property: (id, language) => lookUp(id, language, false),
		introduction: async (id, language) => findIntroduction(await partsIn(language), id),
		preview: (id, language) => lookUp(id, language, true),
		previewList: (goal, language) => previewList(createReader(db), goal, shapingIn(language)),
		forAgency: (ids, language) => findAgencyProperties(createReader(db), ids, shapingIn(language)),
		agencyNames: (ids, language) => findAgencyNames(createReader(db), ids, shapingIn(language)),
		similar: async (id, language, limit = SIMILAR_SHOWN) => findSimilar(await partsIn(language), id, limit),
		goneNear: async (asked, language) => findGoneNear(await partsIn(language), asked),
		project: (id, language) => findProject(createReader(db), id, shapingIn(language)),
		projects: async (language, filters = {}) => findProjects(await partsIn(language), filters),
		newest: async (language, options = {}) => findNewest(await partsIn(language), options),
		newestIds: async (options = {}) => idsOfNewest(await partsIn(settings.defaultLanguage), options),
		newestInZips: async (language, options) => findNewestInZips(await partsIn(language), options),
		comparables: async (asked) =>
			(await comparablesAround(await partsIn(settings.defaultLanguage), [asked.point]))(asked),
		priceStandings: async (ids) => findPriceStandings(await partsIn(settings.defaultLanguage), ids),
		addresses: (text, language, most) =>
			findAddresses({ reader: createReader(db), shaping: shapingIn(language) }, text, most),
		streets: (asked, language) => findStreets({ reader: createReader(db), shaping: shapingIn(language) }, asked),
		references: (asked, language) => findReferences(createReader(db), asked, shapingIn(language)),
		agents: () => findAgents(createReader(db)),
		async ofAgent(name, language, page) {
			const parts = await partsIn(language);
			const { ids, pages } = await findIdsOfAgent(parts.reader, name, page);
			return { cards: await findCards(parts, ids), pages };
		},
		async localitiesWithCounts(language, goal) {
			const { snapshot, shaping } = await partsIn(language);
			return findLocalities(snapshot, goal, shaping);
		},
		types: async (language) => findTypeTree(await sitePartsIn(language), language),
		typeNames: async (language) => namesById(await findTypeTree(await sitePartsIn(language), language)),
		typeList: async () => findTypes(await sitePartsIn(settings.defaultLanguage)),
		resolvePath: (original) => findPath(createReader(db), original),
		resolvePathOrHomePage: (original) => findPathOrHomePage(createReader(db), original),
		sitemap: (after) => findSitemapPart(createReader(db), after, settings.defaultLanguage),
		sitemapStarts: async () => findSitemapStarts(await current()),
		async landingPages() {
			const parts = await partsIn(settings.defaultLanguage);
			return findLandingPages(parts.snapshot, await findTypes(parts), await findSeen(parts.reader));
		},
		wasLandingSeen: (key) => wasSeen(createReader(db), key),
		async listedAt(ids) {
			const { columns } = await current();
			return new Map(ids.map((id) => [id, columns.numbers.listedAt[positionOf(columns, id)] ?? 0]));
		},
		async newestAt() {
			const { columns } = await current();
			return newestOf(columns);
		},
		async municipalityPrices(asked) {
			const parts = await partsIn(settings.defaultLanguage);
			return municipalityPrices(parts.snapshot.columns, await findTypes(parts), asked);
		},
		siteData,
		metadata: () => metadataOrKept(siteData, memory.known),
		async health() {
			const reader = createReader(db);
			return findHealth(reader, await current(reader));
		},
	};
}
