import type { Listings } from "../../../worker/listings/service";
import { type Language, pickText } from "../../domain/language";
import type { ListingCard, ListingDocument } from "../../domain/property/listing";
import type { Property } from "../../domain/property/property";

/** A property for its owner: all data of the agency's system, published or not. */
export type PropertySummary = {
	id: number;
	/** The public card; null when the property is no longer in the agency's system. */
	card: ListingCard | null;
	title: string | null;
	/** Whether visitors can see its page. */
	online: boolean;
	address: string;
	price: string;
	reference: string | null;
	documents: ListingDocument[];
	agent: Property["Manager"];
};

/** Title of a property, published or not; null when the agency's system no longer has it. */
export async function ownersTitles(
	listings: Listings,
	ids: readonly number[],
	language: Language,
): Promise<{ id: number; title: string | null }[]> {
	const [cards, own] = await Promise.all([listings.cards(ids, language), listings.forAgency(ids, language)]);
	return ids.map((id) => {
		const { record, name } = own.get(id) ?? {};
		const shown = cards.find((card) => card.id === id)?.title;
		return { id, title: titleOf(record, language) || shown || name?.address || null };
	});
}

function titleOf(record: Property | undefined, language: Language): string | null {
	return pickText(record?.Title, language, record?.Language, language);
}

/** The caller must have checked that the property belongs to the signed-in owner. */
export async function propertySummary(listings: Listings, id: number, language: Language): Promise<PropertySummary> {
	const [shown, stored, own] = await Promise.all([
		listings.property(id, language),
		listings.preview(id, language),
		listings.forAgency([id], language),
	]);
	const detail = stored.found === "none" ? null : stored.detail;
	const { record, name } = own.get(id) ?? {};
	return {
		id,
		card: detail?.card ?? null,
		title: titleOf(record, language) || (detail?.card.title ?? null),
		online: shown.found === "listed",
		address: name?.address ?? "",
		price: name?.price || (detail?.card.priceText ?? ""),
		reference: record?.Reference || null,
		documents: detail?.documents ?? [],
		// The record's picture is on another host, which the policy blocks: use the site's copy.
		agent: record?.Manager ? { ...record.Manager, Picture: detail?.property.Manager?.Picture ?? null } : null,
	};
}
