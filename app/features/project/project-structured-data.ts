import type { ApartmentComplex, Offer, RealEstateListing } from "schema-dts";
import { cutDescription, plainText } from "../../domain/formatting/description";
import type { ProjectDetail } from "../../domain/property/listing";
import { postalAddress } from "../layout/agency-data";
import { type DataContext, pageGraph, picturesOf } from "../property/load/structured-data";

/** Structured data of a project's page, as JSON for a script element. It contains nothing that is not on the page. */
export function projectStructuredData(detail: ProjectDetail, context: DataContext): string {
	const { card } = detail;
	const url = context.origin + card.path;
	const building: ApartmentComplex = {
		"@type": "ApartmentComplex",
		"@id": `${url}#building`,
		name: card.title,
		address: postalAddress({
			street: detail.street,
			zip: card.zip,
			city: card.city,
			country: detail.region && (detail.region === "luxembourg" ? "LU" : "BE"),
		}),
		...(detail.latitude !== null && detail.longitude !== null
			? { geo: { "@type": "GeoCoordinates", latitude: detail.latitude, longitude: detail.longitude } }
			: {}),
	};
	const listing: RealEstateListing = {
		"@type": "RealEstateListing",
		"@id": url,
		url,
		name: card.title,
		inLanguage: context.language,
		mainEntity: { "@id": `${url}#building` },
		provider: { "@id": `${context.origin}/#agency` },
		image: picturesOf(detail.pictures, context.origin),
		...(detail.description ? { description: cutDescription(plainText(detail.description)) } : {}),
		...(card.priceFrom === null ? {} : { offers: offersOf(card.priceFrom, detail.card.unitsForSale, url) }),
	};
	return pageGraph([listing, building], context, card.path);
}

function offersOf(lowest: number, count: number, url: string): Offer {
	return {
		"@type": "AggregateOffer",
		url,
		lowPrice: lowest,
		priceCurrency: "EUR",
		...(count > 0 ? { offerCount: count } : {}),
	};
}
