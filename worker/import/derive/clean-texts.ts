import type { Property } from "../../../app/domain/property/property";
import { safeUrl, sanitisePlainText, sanitiseRichText, type UrlRules } from "./sanitise";

/** Sanitises a property's texts and URLs. Only descriptions keep markup; unsafe URLs are removed. */
export function cleanTexts(property: Property, urls: UrlRules): Property {
	const cleaned: Property = { ...property };
	for (const field of plainFields) cleaned[field] = sanitisePlainText(property[field]);
	cleaned.Description = sanitiseRichText(property.Description);
	cleaned.Videos = property.Videos?.flatMap((url) => safeUrl(url, urls) ?? []) ?? null;
	cleaned.VirtualTour = safeUrl(property.VirtualTour, urls);
	if (property.PublicSale) cleaned.PublicSale = { ...property.PublicSale, Url: safeUrl(property.PublicSale.Url, urls) };
	if (property.CoOwnership) {
		const PendingWorks = sanitisePlainText(property.CoOwnership.PendingWorks);
		cleaned.CoOwnership = { ...property.CoOwnership, PendingWorks };
	}
	if (property.Extras) cleaned.Extras = property.Extras.flatMap(cleanExtra);
	if (property.Manager) cleaned.Manager = { ...property.Manager, Picture: safeUrl(property.Manager.Picture, urls) };
	return cleaned;
}

function cleanExtra(extra: NonNullable<Property["Extras"]>[number]): NonNullable<Property["Extras"]> {
	const Label = sanitisePlainText(extra.Label);
	const given = extra.Value;
	const isText = typeof given === "string" || typeof given === "object";
	const Value = isText ? sanitisePlainText(given) : given;
	return Label === null || Value === null ? [] : [{ ...extra, Label, Value }];
}

const plainFields = [
	"MarqueeName",
	"Title",
	"PriceUnitText",
	"Street",
	"City",
	"CountryName",
	"HeatingType",
	"Kitchen",
	"WindowGlazing",
	"WindowFrame",
	"RoofType",
	"RoofMaterial",
	"RoofCondition",
	"FloorCovering",
	"Condition",
	"ArchitectureStyle",
	"Destination",
	"AsbestosType",
	"FloodZone",
	"Inventory",
	"Availability",
] as const satisfies readonly (keyof Property)[];
