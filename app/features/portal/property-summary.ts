import type { Listings } from "../../../worker/listings/service";
import type { Language } from "../../domain/language";
import type { ListingCard, ListingDocument } from "../../domain/property/listing";
import type { Property } from "../../domain/property/property";

/** A property as the portal shows it, also when it is not on the site at present. */
export type PropertySummary = {
	id: number;
	/** Null where the property is no longer in the agency's system. */
	card: ListingCard | null;
	/** Whether visitors can see its page. */
	online: boolean;
	street: string | null;
	reference: string | null;
	documents: ListingDocument[];
	agent: Property["Manager"];
};

/** The caller has checked that the property belongs to the signed-in owner. */
export async function propertySummary(listings: Listings, id: number, language: Language): Promise<PropertySummary> {
	const [shown, stored] = await Promise.all([listings.property(id, language), listings.preview(id, language)]);
	const detail = stored.found === "none" ? null : stored.detail;
	return {
		id,
		card: detail?.card ?? null,
		online: shown.found === "listed",
		street: detail?.street ?? null,
		reference: detail?.reference ?? null,
		documents: detail?.documents ?? [],
		agent: detail?.property.Manager ?? null,
	};
}
