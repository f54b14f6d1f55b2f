import type {
	BreadcrumbList,
	Graph,
	LocationFeatureSpecification,
	Offer,
	Place,
	PostalAddress,
	PriceSpecification,
	PropertyValue,
	QuantitativeValue,
	RealEstateListing,
	Thing,
} from "schema-dts";
import { cutDescription, plainText } from "../../../domain/formatting/description";
import type { Language } from "../../../domain/language";
import { countryCode } from "../../../domain/localities/country";
import { buildingType } from "../../../domain/property/building-type";
import { dealTerms, type PricePeriod } from "../../../domain/property/deal-terms";
import { energyLabelDisplay, isEnergyLabel } from "../../../domain/property/energy";
import {
	isGone,
	isPricePublished,
	type ListingCard,
	type ListingPicture,
	type ListingState,
	type PropertyDetail,
} from "../../../domain/property/listing";
import { widestFile } from "../../../domain/property/media/picture";
import { translator } from "../../../i18n/translator";
import type { Crumb } from "../../../ui/breadcrumb";
import { type AgencyContext, agencyData, agencyId, postalAddress } from "../../layout/agency-data";
import { openHouseEvents } from "./open-house-events";

/** Context of the structured data: the agency, the site's origin, the page's language and the breadcrumbs. */
export type DataContext = AgencyContext & { crumbs: readonly Crumb[] };

/** UN/CEFACT Recommendation 20 code of the square metre. */
const SQUARE_METRE = "MTK";
const MONTH = "MON";
/** Maximum number of photographs in the data. */
const MAX_PICTURES = 3;

/** Structured data of a property's page, as JSON for a script element. It contains nothing that is not on the page. */
export function propertyStructuredData(detail: PropertyDetail, context: DataContext): string {
	const { card, property } = detail;
	const url = context.origin + card.path;
	const type = buildingType({
		webId: card.webId,
		type: card.type,
		floor: property.FloorNumber,
		ground: property.GroundSurface,
	});
	const residence: Place = {
		"@type": type,
		"@id": `${url}#home`,
		name: card.title,
		address: addressOf(detail),
		...(card.latitude !== null && card.longitude !== null
			? { geo: { "@type": "GeoCoordinates", latitude: card.latitude, longitude: card.longitude } }
			: {}),
		...listsOf(detail, context.language),
		// schema.org defines these properties only for dwellings.
		...(type === "Place"
			? {}
			: withoutEmpty({
					numberOfBedrooms: card.bedrooms,
					numberOfBathroomsTotal: property.Bathrooms,
					floorSize: squareMetres(card.livingSurface),
					yearBuilt: property.ConstructionYear,
				})),
	} as Place;
	const validFrom = property.CreatedDate ? { validFrom: property.CreatedDate } : {};
	const listing: RealEstateListing = {
		"@type": "RealEstateListing",
		"@id": url,
		url,
		name: card.title,
		inLanguage: context.language,
		mainEntity: { "@id": `${url}#home` },
		provider: { "@id": agencyId(context.origin) },
		image: picturesOf(detail.pictures, context.origin),
		...(property.CreatedDate ? { datePosted: property.CreatedDate } : {}),
		...(detail.description && detail.descriptionLanguage === context.language
			? { description: cutDescription(plainText(detail.description)) }
			: {}),
		...(isPricePublished(card) ? { offers: { ...offerOf(card, url), ...validFrom } } : {}),
	};
	const events = openHouseEvents(card, {
		...context,
		place: { "@type": "Place", name: card.title, address: addressOf(detail) },
	});
	return pageGraph([listing, residence, ...events], context, card.path);
}

/** Serializes data for a script element; `<` is escaped so that nothing can close it. */
export function graph(things: Thing[]): string {
	const data: Graph = { "@context": "https://schema.org", "@graph": things };
	return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** Graph of a page's things with its breadcrumbs and the agency. */
export function pageGraph(things: Thing[], context: DataContext, path: string): string {
	return graph([...things, breadcrumbs(context, context.origin + path), agencyData(context)]);
}

/** Features and energy performance of a property, as stated in the advert. */
function listsOf({ card, property }: PropertyDetail, language: Language): object {
	const t = translator(language, language, "search");
	const features: [is: boolean | null | undefined, name: string][] = [
		[property.Terrace, t("feature.terrace")],
		[property.Garden, t("feature.garden")],
		[property.Elevator ?? property.Lift, t("feature.elevator")],
		[property.Furnished, t("feature.furnished")],
		[property.ProjectID != null, t("feature.newBuild")],
	];
	const amenities = features.flatMap(([is, name]): LocationFeatureSpecification[] =>
		is ? [{ "@type": "LocationFeatureSpecification", name, value: true }] : [],
	);
	const energy: PropertyValue[] = [];
	if (card.epc) {
		const { region, label } = card.epc;
		energy.push({
			"@type": "PropertyValue",
			name: t(`listing:card.energy.${region}`, { label: "" }).trim(),
			value: isEnergyLabel(label) ? energyLabelDisplay(label) : label,
		});
	}
	if (property.EnergyPerformance != null) {
		const name = t("fields:EnergyPerformance");
		energy.push({ "@type": "PropertyValue", name, value: property.EnergyPerformance, unitText: "kWh/m²/a" });
	}
	return {
		...(amenities.length > 0 ? { amenityFeature: amenities } : {}),
		...(energy.length > 0 ? { additionalProperty: energy } : {}),
	};
}

function addressOf({ card: { zip, city }, street, property }: PropertyDetail): PostalAddress {
	return postalAddress({ street, zip, city, country: countryCode(property.CountryID) });
}

function availabilityOf(state: ListingState) {
	if (state === "under-option") return "LimitedAvailability";
	if (state === "under-offer") return "Reserved";
	return isGone(state) ? "SoldOut" : "InStock";
}

/** Codes from UN/CEFACT Recommendation 20. */
const unitCodes: Readonly<Record<PricePeriod, string>> = { month: MONTH, week: "WEE", night: "DAY" };

function offerOf(card: ListingCard, url: string): Offer {
	const { paid } = dealTerms[card.deal];
	const amount = { price: card.price ?? 0, priceCurrency: "EUR" };
	return {
		"@type": "Offer",
		url,
		...(paid === null ? { priceSpecification: specificationOf(card) } : amount),
		availability: `https://schema.org/${availabilityOf(card.state)}` as const,
		businessFunction: { "@id": `http://purl.org/goodrelations/v1#${card.goal === "sale" ? "Sell" : "LeaseOut"}` },
		itemOffered: { "@id": `${url}#home` },
		...(paid === "monthly"
			? { priceSpecification: { "@type": "UnitPriceSpecification", ...amount, unitCode: MONTH } }
			: {}),
		...(card.allIn === undefined
			? {}
			: { priceSpecification: { "@type": "UnitPriceSpecification", ...amount, valueAddedTaxIncluded: false } }),
	};
}

/** Specification of a price that is not a single amount, with each of its parts. */
function specificationOf({ priceParts }: ListingCard): PriceSpecification {
	const components = priceParts.map(({ amount, per, word, from }) => ({
		"@type": "UnitPriceSpecification" as const,
		priceCurrency: "EUR",
		// Bids and bookings may exceed this amount.
		...(from || word === "start" ? { minPrice: amount } : { price: amount }),
		...(per ? { unitCode: unitCodes[per] } : {}),
	}));
	const [first, ...others] = components;
	if (first && others.length === 0) return first;
	return { "@type": "CompoundPriceSpecification", priceCurrency: "EUR", priceComponent: components };
}

export function picturesOf(pictures: readonly ListingPicture[], origin: string): string[] {
	return pictures.slice(0, MAX_PICTURES).map((picture) => new URL(widestFile(picture), origin).href);
}

export function breadcrumbs({ agency, origin, language, crumbs }: DataContext, url: string): BreadcrumbList {
	const way = [{ label: agency.name, to: `/${language}/` }, ...crumbs];
	return {
		"@type": "BreadcrumbList",
		itemListElement: way.map((crumb, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: crumb.label,
			item: crumb.to ? new URL(crumb.to, origin).href : url,
		})),
	};
}

function squareMetres(value: number | null): QuantitativeValue | null {
	return value ? { "@type": "QuantitativeValue", value, unitCode: SQUARE_METRE } : null;
}

function withoutEmpty(values: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
}
