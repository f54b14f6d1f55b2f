import { costClassOf } from "../../../../app/domain/costs/cost-class";
import { monthlyCost } from "../../../../app/domain/costs/monthly-cost";
import type { VisibilityCondition } from "../../../../app/domain/feed/feed";
import type { Language } from "../../../../app/domain/language";
import { shownExtras } from "../../../../app/domain/property/fields/extras";
import { shownFields } from "../../../../app/domain/property/fields/field-text";
import { unitWords } from "../../../../app/domain/property/fields/field-words";
import { isPricePublished, type ListingCard, type PropertyDetail } from "../../../../app/domain/property/listing";
import { withMentions } from "../../../../app/domain/property/mention-facts";

/** A property in the public API. */
export function apiItem(card: ListingCard) {
	return {
		id: card.id,
		path: card.path,
		goal: card.goal,
		status: card.status,
		title: card.title,
		type: card.type,
		priceText: card.priceText,
		price: card.price,
		city: card.city,
		zip: card.zip,
		latitude: card.latitude,
		longitude: card.longitude,
		bedrooms: card.bedrooms,
		livingSurface: card.livingSurface,
		groundSurface: card.groundSurface,
		epc: card.epc,
		picture: card.picture && apiPicture(card.picture),
		area: card.area,
		deal: card.deal,
		openHouse: card.openHouses[0]?.start ?? null,
		monthly: card.monthly ?? null,
	};
}

/** Monthly cost in euro by the legal example calculation: rent with charges, or the loan. */
function monthlyOf({ property, card, region }: PropertyDetail): number | null {
	if (card.price === null) return null;
	if (card.goal === "rent") return card.price + (property.ChargesRenter ?? 0);
	const costs = costClassOf(property, card.price, region);
	return costs && Math.round(monthlyCost(card.price, costs, {}));
}

function apiPicture({ src, srcset, width, height, alt }: NonNullable<ListingCard["picture"]>) {
	return { src, srcset, width, height, alt };
}

export function apiProperty(detail: PropertyDetail, language: Language, rules: readonly VisibilityCondition[]) {
	const { property, region, card } = detail;
	const shownOnes = shownFields(property, language, { rules, isPriceHidden: !isPricePublished(card) });
	const fields = withMentions(shownOnes, { property, region, webId: card.webId }, language, rules);
	return {
		...apiItem({ ...detail.card, monthly: monthlyOf(detail) }),
		description: detail.description,
		pictures: detail.pictures.map(apiPicture),
		documents: detail.documents.map(({ id, name, url, access }) => ({
			id,
			name,
			// Documents on request are sent by email, so their URL stays hidden.
			url: access === "public" ? url : null,
			access,
		})),
		fields: [
			...fields.map(({ field, shown }) => ({
				group: field.group,
				key: field.key,
				// Null for missing legally required values: `text` says so.
				value: shown.value === "" ? null : shown.value,
				unit: field.unit && unitWords[field.unit][language],
				text: shown.text,
			})),
			...shownExtras(property, language).map(({ key, label, text }) => ({
				group: "more",
				key: `Extras.${key}`,
				label,
				value: text,
				unit: null,
				text,
			})),
		],
	};
}
