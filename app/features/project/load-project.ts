import type { RouterContextProvider } from "react-router";
import { agency, site, visitor } from "../../context";
import { officeForZip } from "../../domain/agency/brand";
import { cutDescription, plainText } from "../../domain/formatting/description";
import { countryIds } from "../../domain/localities/country";
import { addressLines } from "../../domain/localities/postal-address";
import { within } from "../../domain/localities/within";
import { pagePath } from "../../domain/pages/paths";
import type { ListingCard, ListingDocument, ProjectCard, ProjectDetail } from "../../domain/property/listing";
import { widestFile } from "../../domain/property/media/picture";
import { shownPriceText } from "../../domain/property/price";
import {
	parseUnitOrder,
	sortUnits,
	type UnitOrder,
	type UnitRow,
	unitChoices,
	unitRows,
} from "../../domain/property/project/unit-rows";
import type { Crumb } from "../../ui/breadcrumb";
import type { WordChoice } from "../forms/property-types";
import type { PageHead } from "../layout/head";
import { agencyContext, textsOf } from "../layout/page-loader";
import { type MapPosterData, placePoster } from "../map/poster/map-poster-data";
import { type Photo, photosOf } from "../media/photo";
import { type RichNode, richText } from "../property/description/rich-text-parser";
import { loadUnit, type ShownUnit } from "./load-unit";
import { projectStructuredData } from "./project-structured-data";
import {
	type Floor,
	filterUnits,
	floorsOf,
	parseUnitFilter,
	type TypedPrice,
	typedPrice,
	type UnitFilter,
} from "./unit-filter";

/** Maximum number of properties shown as cards; the list of properties has all of them. */
const HOMES_SHOWN = 12;

/** Data of a project's page in one language. */
export type ProjectPageData = {
	card: ProjectCard;
	number: string | null;
	description: RichNode[] | null;
	delivery: string | null;
	technical: RichNode[] | null;
	situation: RichNode[] | null;
	addressLines: string[];
	isAddressHidden: boolean;
	/** Exact or approximate location. */
	at: Pick<ProjectDetail, "latitude" | "longitude" | "area">;
	poster: MapPosterData | null;
	streetViewKey: string | null;
	/** Formatted lowest price, if published. */
	priceText: string | null;
	photos: Photo[];
	documents: ListingDocument[];
	units: UnitRow[];
	order: UnitOrder | null;
	filter: UnitFilter;
	maxPrice: TypedPrice;
	floors: Floor[];
	/** Unit shown beside the building; null if there is no building to show. */
	shown: ShownUnit | null;
	/** Number of units, regardless of the filter. */
	unitsInAll: number;
	/** Units that accept enquiries, regardless of the filter. */
	unitChoices: WordChoice[];
	hasRooms: boolean;
	/** Phone number in international format of the office that serves the locality. */
	dial: string;
	/** Properties that are not units. */
	properties: ListingCard[];
};

export async function loadProjectPage(context: Readonly<RouterContextProvider>, detail: ProjectDetail, url: URL) {
	const { language } = context.get(visitor);
	const { streetViewKey } = context.get(site);
	const t = textsOf(context, "project");
	const { card } = detail;
	const order = parseUnitOrder(url.searchParams.get("sort"));
	const filter = parseUnitFilter(url.searchParams);
	const rows = unitRows(detail);
	const floors = floorsOf(rows);
	const country = detail.region === "luxembourg" ? countryIds.luxembourg : countryIds.belgium;
	const page: ProjectPageData = {
		card: { ...card, picture: null },
		number: detail.number,
		description: richText(detail.description),
		delivery: detail.delivery,
		technical: richText(detail.technical),
		situation: richText(detail.situation),
		addressLines: addressLines(detail.street, card, detail.country),
		isAddressHidden: detail.street === null,
		at: { latitude: detail.latitude, longitude: detail.longitude, area: detail.area },
		poster: placePoster(detail, language),
		streetViewKey,
		// For the bar on phones, which has no room for more; the summary states that VAT is excluded.
		priceText:
			card.priceFrom === null ? null : shownPriceText({ parts: [{ amount: card.priceFrom, from: true }] }, language),
		photos: photosOf(detail.pictures),
		documents: detail.documents,
		units: sortUnits(filterUnits(rows, filter), order),
		filter,
		maxPrice: typedPrice(url.searchParams),
		floors,
		shown: await shownUnit(context, rows, floors, url.searchParams.get("unit")),
		unitsInAll: rows.length,
		unitChoices: unitChoices(rows),
		hasRooms: rows.some(({ bedrooms }) => bedrooms !== null),
		dial: officeForZip(context.get(agency).offices, country, card.zip ?? "").phoneInternational,
		order,
		properties: detail.properties
			.filter(({ id }) => rows.every(({ propertyId }) => propertyId !== id))
			.slice(0, HOMES_SHOWN),
	};
	const crumbs: Crumb[] = [
		{ label: t("listing:list.title.projects"), to: pagePath("projects", language) },
		{ label: card.title, lang: card.titleLanguage },
	];
	const title = card.city ? t("meta.title", { title: card.title, where: within(card.city, language) }) : card.title;
	const first = detail.pictures[0];
	const head: PageHead = {
		title: title,
		description: cutDescription(plainText(detail.description ?? "") || title),
		image: first ? widestFile(first) : null,
		canonical: card.path,
		alternates: detail.alternates,
		untranslated: detail.untranslated,
	};
	head.structuredData = projectStructuredData(detail, { ...agencyContext(context), crumbs });
	return { page, crumbs, head };
}

/** Returns the unit that the URL names, or else the first one for sale. */
async function shownUnit(
	context: Readonly<RouterContextProvider>,
	rows: readonly UnitRow[],
	floors: readonly Floor[],
	asked: string | null,
): Promise<ShownUnit | null> {
	const names = floors.flatMap(({ units }) => units.map(({ unit }) => unit));
	const units = names.flatMap((name) => rows.find(({ unit }) => unit === name) ?? []);
	const row = units.find(({ unit }) => unit === asked) ?? sortUnits(units, null)[0];
	return row ? loadUnit(context, units, row) : null;
}
