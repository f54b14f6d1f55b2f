import { forSaleOf } from "../../../app/domain/costs/for-sale";
import { DAY_SECONDS, HOUR_SECONDS } from "../../../app/domain/durations";
import type { PropertyType, VisibilityCondition } from "../../../app/domain/feed/feed";
import { plainText } from "../../../app/domain/formatting/description";
import { foldText } from "../../../app/domain/formatting/slug";
import type { FindingMessage } from "../../../app/domain/imports/message";
import { type Language, languages, type Multilingual, pickText } from "../../../app/domain/language";
import { type Point, shiftPoint } from "../../../app/domain/localities/geo";
import { municipalityCode } from "../../../app/domain/localities/municipalities";
import { regionOf } from "../../../app/domain/localities/region";
import { goalPage, originalPropertyPath, propertyPath } from "../../../app/domain/pages/listing-paths";
import { originalPath } from "../../../app/domain/pages/paths";
import { dealOf, termsOf } from "../../../app/domain/property/deal-terms";
import { energyLabel, labelsDisagree } from "../../../app/domain/property/energy";
import { missingMentions } from "../../../app/domain/property/mandatory-mentions";
import { COPIES } from "../../../app/domain/property/media/picture";
import { upcomingOpenHouses } from "../../../app/domain/property/open-houses";
import {
	isMarqueeIgnored,
	pricePartsShown,
	priceShown,
	priceUnit,
	UNIT_STARTING_FROM,
} from "../../../app/domain/property/price";
import { goalOf, isEnded, isPublished, type Property, statusOf } from "../../../app/domain/property/property";
import { DAYS_SHOWN_AFTER_END } from "../../../app/domain/property/rules";
import { endsShowingAt } from "../../../app/domain/property/state";
import {
	madeFor,
	REGISTERED_FIRST_HOURS,
	type RecordFor,
	withoutHidden,
} from "../../../app/domain/property/visibility/audiences";
import { visibleProperty } from "../../../app/domain/property/visibility/visible-property";
import { searchFactsOf } from "../../../app/domain/search/columns";
import { toEpochSeconds } from "../../platform/clock";
import { readMultilingual, readPictureFiles, type StoredCard, type StoredPicture } from "../../platform/records";
import { contentHash } from "../hash";
import { cleanTexts } from "./clean-texts";
import type { DerivedProperty, ListingRow, PictureRow, WordsRow } from "./derived";
import { type CopyName, documentRows, pictureRows, portraitOf } from "./media";
import type { UrlRules } from "./sanitise";

/** Common input of all derivations: type tree, settings and location shift. */
export type Derivation = {
	types: ReadonlyMap<number, { type: PropertyType; rank: number }>;
	marqueeIgnore: readonly number[];
	urls: UrlRules;
	/** Returns the bytes for shifting a hidden location: deterministic, unknown without the secret. */
	shiftOf(place: Point): Promise<Uint8Array>;
	rules?: readonly VisibilityCondition[];
	/** Whether a property without a mandatory mention is shown (`yes`), shown with a badge, or not published (`no`). */
	publishIncomplete?: "yes" | "badge" | "no";
	/** Length of the registered-only period, for properties with the audience `registered`. */
	registeredFirstHours?: number;
	/** Returns the name of the site's own copy of an external picture; without it, pictures are not copied. */
	copyName?: CopyName;
	/** The first import of the site: its properties came on the market earlier, at an unknown time. */
	isFirstImport?: boolean;
	/** Epoch seconds. */
	now: number;
};

export type PropertyResult = { derived: DerivedProperty; remarks: FindingMessage[] };

/**
 * Derives all stored rows of one property.
 * @param record without held figures
 * @param before stored times in epoch seconds: end of display, end of the registered-only period, first publication
 * @param unchecked the record with held figures
 */
export async function deriveProperty(
	record: Property,
	derivation: Derivation,
	before: { endsAt: number | null; registered: number | null; since: number | null } = {
		endsAt: null,
		registered: null,
		since: null,
	},
	unchecked: Property = record,
): Promise<PropertyResult> {
	const visible = visibleProperty(record, derivation.rules ?? []);
	const coming = comingOf(visible.OpenHouses, derivation.now);
	const cleaned = { ...cleanTexts(visible, derivation.urls), OpenHouses: coming };
	const terms = termsOf(cleaned);
	const priceParts = pricePartsShown(cleaned, derivation.marqueeIgnore);
	const hidden = {
		price: priceParts.length === 0,
		address: cleaned.PublishAddress === false,
	};
	const point = await shownPoint(cleaned, hidden.address, derivation);
	const region = regionOf(cleaned.CountryID, cleaned.Zip);
	const pictures = await pictureRows(
		"property",
		cleaned.ID,
		visible.Pictures,
		derivation.urls,
		derivation.copyName ?? null,
	);
	const documents = documentRows("property", cleaned.ID, visible.Documents, derivation.urls);
	const type = typeOf(cleaned, derivation);
	const webId = webIdOf(cleaned, derivation);
	const whole = madeFor("agency", { ...cleanTexts(unchecked, derivation.urls), OwnerIDs: null });
	const missing = isPublished(cleaned)
		? missingMentions({ property: cleanTexts(record, derivation.urls), region, webId })
		: [];
	const isKeptBack = missing.length > 0 && derivation.publishIncomplete === "no";
	const registeredUntil =
		isForRegistered(cleaned) && !isKeptBack
			? (before.registered ??
				derivation.now + (derivation.registeredFirstHours ?? REGISTERED_FIRST_HOURS) * HOUR_SECONDS)
			: null;

	const isOffered = isPublished(cleaned) && !isKeptBack;
	const since = before.since ?? (isOffered ? (derivation.isFirstImport ? 0 : derivation.now) : null);

	const price = priceShown(cleaned, derivation.marqueeIgnore);
	const card = cardOf(cleaned, derivation, {
		terms,
		priceParts,
		price,
		region,
		type: type?.type,
		webId,
		isIncomplete: missing.length > 0 && derivation.publishIncomplete === "badge",
		isArea: hidden.address && point !== null,
		picture: pictures[0],
		registeredUntil,
		since,
	});

	const base: Omit<ListingRow, "hash" | "state"> = {
		id: cleaned.ID,
		status: statusOf(cleaned),
		ends_at: endOf(cleaned, before.endsAt, derivation.now),
		facts: factsOf(cleaned, { region, price, point, type }),
		card,
	};
	const shown = withoutHidden({ ...cleaned, Pictures: null, Documents: null, OwnerIDs: null }, "visitor", hidden);
	const withheld = missingMentions({ property: shown, region, webId }).filter((field) => !missing.includes(field));
	const portrait = await portraitOf(cleaned.Manager?.Picture, derivation.copyName);
	const detail: RecordFor<"visitor"> = {
		...shown,
		...(portrait ? { Manager: { ...shown.Manager, Picture: COPIES + portrait.copy } } : {}),
		...(withheld.length > 0 ? { withheld } : {}),
	};
	const rest = {
		detail,
		whole,
		pictures,
		documents,
		words: wordsOf(cleaned, type?.type ?? null, hidden.address),
		path: pathOf(cleaned, type?.type ?? null),
	};
	const hash = await contentHash([base, rest, isOffered, cleaned.Draft === true]);
	const isHidden = isKeptBack || (registeredUntil !== null && registeredUntil > derivation.now);
	const state = isHidden ? "unpublished" : stateOf(cleaned, base.ends_at, derivation.now);
	return {
		derived: { listing: { ...base, state, hash }, ...rest, ...(portrait ? { portrait } : {}) },
		remarks: [
			dealRemark(cleaned),
			energyRemark(cleaned, region),
			mentionsRemark(missing, isKeptBack),
			isOffered && type === null && derivation.types.size > 0 ? ({ code: "type-unknown" } as const) : null,
		].filter((remark) => remark !== null),
	};
}

type Found = {
	terms: ReturnType<typeof termsOf>;
	priceParts: ReturnType<typeof pricePartsShown>;
	/** In euro; null when hidden. */
	price: number | null;
	region: ReturnType<typeof regionOf>;
	type: PropertyType | undefined;
	webId: number | null;
	isIncomplete: boolean;
	/** Shown as an area instead of a point. */
	isArea: boolean;
	picture: PictureRow | undefined;
	registeredUntil: number | null;
	since: number | null;
};

function cardOf(property: Property, derivation: Derivation, found: Found): StoredCard {
	const { terms, priceParts, price, region, type, webId, isIncomplete, isArea, picture, registeredUntil, since } =
		found;
	return {
		own: property.Language ?? null,
		title: property.Title ?? null,
		type: typeName(type),
		city: property.City ?? null,
		webId,
		marquee: isMarqueeIgnored(property, derivation.marqueeIgnore) ? (property.MarqueeName ?? null) : null,
		from: property.PriceUnit === UNIT_STARTING_FROM,
		priceUnit: priceUnit(property),
		...(terms.price ? { parts: priceParts } : {}),
		...newBuildOf(property, price, region),
		charges: terms.price === null && terms.goal === "rent" ? (property.ChargesRenter ?? null) : null,
		insulation: region === "luxembourg" ? property.InsulationClass || null : null,
		isIncomplete,
		livingSurface: property.LivingSurface ?? null,
		groundSurface: property.GroundSurface ?? null,
		area: isArea,
		...(property.State ? { deal: property.State } : {}),
		picture: picture ? storedPicture(picture) : null,
		priceDownAt: null,
		...(property.OpenHouses ? { openHouses: upcomingOpenHouses(property.OpenHouses, derivation.now) } : {}),
		...(registeredUntil === null ? {} : { registered: registeredUntil }),
		...(since === null ? {} : { since }),
	};
}

function factsOf(
	property: Property,
	{
		region,
		price,
		point,
		type,
	}: Pick<Found, "region" | "price"> & { point: Point | null; type: ReturnType<typeof typeOf> },
): ListingRow["facts"] {
	return searchFactsOf({
		property,
		region,
		municipality: municipalityCode(
			region,
			property.Zip || null,
			Object.values(foldedCities(property.City, property.Language)),
		),
		price,
		energy: region ? energyLabel(region, property.EnergyPerformance, property.EPCLabelText) : null,
		type: {
			id: property.TypeID ?? null,
			main: property.MainTypeID ?? type?.type.ParentID ?? property.TypeID ?? null,
			rank: type?.rank ?? UNKNOWN_TYPE_RANK,
		},
		point,
		listedAt: seconds(property.CreatedDate) ?? seconds(property.LastChangedDate) ?? 0,
	});
}

/** Open days that have not ended; null when there are none. */
function comingOf(records: Property["OpenHouses"], now: number): (Property["OpenHouses"] & object) | null {
	const coming = (records ?? []).filter(({ End }) => Date.parse(End) > now * 1_000);
	return coming.length > 0 ? coming : null;
}

/** Input for the total cost (price, taxes and deed) of a new-build property; empty for others. */
function newBuildOf(
	property: Property,
	price: number | null,
	region: Parameters<typeof forSaleOf>[2],
): Pick<StoredCard, "newBuild"> {
	const sale = forSaleOf(property, price, region);
	if (sale === null || sale.newShare === 0) return {};
	const { newShare, vatRate, stated } = sale;
	return { newBuild: { newShare, vatRate, stated } };
}

/** Rank of types that are missing from the tree: last. */
const UNKNOWN_TYPE_RANK = 1_000_000;

/**
 * End of display of a sold or rented property, in epoch seconds; null for others. Without a date in the feed, the
 * period starts at the first import that sees the new status, and later imports keep the stored end.
 */
function endOf(property: Property, endsAtBefore: number | null, now: number): number | null {
	const status = statusOf(property);
	if (!isEnded(status)) return null;
	return (
		seconds(endsShowingAt(status, property.LastChangedDate)) ?? endsAtBefore ?? now + DAYS_SHOWN_AFTER_END * DAY_SECONDS
	);
}

/** Whether the property is first shown only to people with a matching saved search. */
function isForRegistered(property: Property): boolean {
	return (
		property.Audience === "registered" &&
		isPublished(property) &&
		property.Draft !== true &&
		!isEnded(statusOf(property))
	);
}

function stateOf(property: Property, endsAt: number | null, now: number): ListingRow["state"] {
	if (property.Draft === true) return "draft";
	if (!isPublished(property)) return "unpublished";
	return endsAt !== null && endsAt <= now ? "ended" : "listed";
}

/** Location shown to visitors: shifted when the address is hidden; null without coordinates. */
export async function shownPoint(
	record: Pick<Property, "Latitude" | "Longitude">,
	hidden: boolean,
	derivation: Derivation,
): Promise<Point | null> {
	if (record.Latitude == null || record.Longitude == null) return null;
	const point = { latitude: record.Latitude, longitude: record.Longitude };
	return hidden ? shiftPoint(point, await derivation.shiftOf(point)) : point;
}

function typeOf(property: Property, derivation: Derivation) {
	for (const id of [property.TypeID, property.MainTypeID]) {
		const found = id == null ? undefined : derivation.types.get(id);
		if (found) return found;
	}
	return null;
}

/** WebID (kind) of a property: its own, else that of its type. */
export function webIdOf(property: Property, derivation: Derivation): number | null {
	return property.WebID ?? typeOf(property, derivation)?.type.WebID ?? null;
}

/** Name of a type; null when the feed has no name and the id stands in for it. */
function typeName(type: PropertyType | undefined): Multilingual | null {
	return type?.Name === String(type?.ID) ? null : (type?.Name ?? null);
}

export function foldedCities(city: Multilingual | null | undefined, own: string | null | undefined) {
	const folded = (language: Language) => foldText(pickText(city, language, own) ?? "");
	return { city_nl: folded("nl"), city_fr: folded("fr"), city_en: folded("en"), city_de: folded("de") };
}

function wordsOf(property: Property, type: PropertyType | null, isHidden: boolean): WordsRow {
	const address = isHidden ? [] : [everyText(property.Street), property.HouseNumber];
	return {
		id: property.ID,
		title: foldedWords(property.Title),
		city: foldedWords(property.City),
		type: foldedWords(type?.Name),
		description: foldedWords(property.Description),
		reference: foldedWords(
			[property.ID, property.Reference, property.UniqueCode, ...address].filter((word) => word != null).join(" "),
		),
	};
}

function everyText(text: Multilingual | null | undefined): string {
	return text == null || typeof text === "string" ? (text ?? "") : Object.values(text).join(" ");
}

function foldedWords(text: Multilingual | null | undefined): string {
	if (text == null) return "";
	const texts = typeof text === "string" ? [text] : Object.values(text);
	return [...new Set(texts.map((each) => foldText(plainText(each ?? ""))))].join(" ");
}

function pathOf(property: Property, type: PropertyType | null): DerivedProperty["path"] {
	const goal = goalOf(property.Goal);
	const localized = Object.fromEntries(
		languages.map((language) => {
			const words = {
				id: property.ID,
				title: pickText(property.Title, language, property.Language),
				type: pickText(type?.Name, language),
				city: pickText(property.City, language, property.Language),
			};
			return [language, propertyPath(words, goal, language)];
		}),
	);
	return {
		original: originalPropertyPath(property.ID),
		type: "page",
		localized: JSON.stringify(localized),
		breadcrumb: JSON.stringify([originalPath(goalPage(goal)), originalPath("home")]),
		external_url: null,
	};
}

function dealRemark(property: Property): FindingMessage | null {
	const { Deal: named } = property;
	return named == null || named === dealOf(property) ? null : { code: "deal-differs", field: "Deal", deal: named };
}

function energyRemark(property: Property, region: ReturnType<typeof regionOf>): FindingMessage | null {
	const { EPCLabelText: label, EnergyPerformance: figure } = property;
	if (!region || figure == null || label == null || !labelsDisagree(region, figure, label)) return null;
	return { code: "label-differs", label, figure };
}

function mentionsRemark(fields: readonly string[], isKeptBack: boolean): FindingMessage | null {
	return fields.length === 0 ? null : { code: isKeptBack ? "not-published" : "mentions-missing", fields };
}

/** A picture in the shape that cards store. */
export function storedPicture({ url, caption, files }: Pick<PictureRow, "url" | "caption" | "files">): StoredPicture {
	return {
		url,
		caption: caption === null ? null : readMultilingual(caption),
		...(files === null ? {} : { files: readPictureFiles(files) }),
	};
}

export function seconds(iso: string | null | undefined): number | null {
	return iso ? toEpochSeconds(iso) : null;
}
