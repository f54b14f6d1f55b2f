import type { TFunction } from "i18next";
import { formatNumber } from "../../../domain/formatting/numbers";
import { capitalised, withinText } from "../../../domain/formatting/within-text";
import type { Language } from "../../../domain/language";
import { addressLine } from "../../../domain/localities/postal-address";
import { within } from "../../../domain/localities/within";
import { dealTerms } from "../../../domain/property/deal-terms";
import { energyLabelDisplay } from "../../../domain/property/energy";
import { isOnMarket, isPricePublished, type ListingCard, type PropertyDetail } from "../../../domain/property/listing";

/**
 * Composes the title from common search terms: type, goal, city, bedrooms and price. Sold and rented properties state
 * that in place of the goal. Without a type or city, the agency's own title is used.
 *
 * @param t with the namespace `property`
 */
export function headTitleOf(card: ListingCard, language: Language, t: TFunction<"property">): string {
	const { type, city } = card;
	if (!type || !city)
		return isOnMarket(card.state) ? card.title : `${card.title} · ${t(`listing:state.${card.state}`)}`;
	const where = within(city, language);
	const ended = { type: withinText(type, language), where };
	if (card.state === "sold") return t("meta.title.sold", ended);
	if (card.state === "rented") return t("meta.title.rented", ended);
	const named = dealTerms[card.deal].isNamed && withinText(t(`listing:deal.${card.deal}`), language);
	const price = withinText(priceOf(card) ?? "", language);
	const facts = [named, card.bedrooms && t("meta.bedrooms", { count: card.bedrooms }), price];
	const parts = [t(`meta.title.${card.goal}`, { type, where }), ...facts].filter((part) => Boolean(part));
	// Search engines truncate longer titles, so drop facts from the end.
	while (parts.length > 1 && parts.join(", ").length > MAX_TITLE_LENGTH) parts.pop();
	return parts.join(", ");
}

/** Number of characters of a title that search engines show. */
const MAX_TITLE_LENGTH = 70;

/**
 * Returns the facts in one line, to precede the agency's text: `Rijwoning, 3 slaapkamers. Kloosterstraat 1, 9000 Gent.
 * …`.
 */
export function headFactsOf({ card, street }: PropertyDetail, language: Language, t: TFunction<"property">): string {
	const { type, bedrooms, livingSurface, groundSurface, epc } = card;
	const facts = [
		type,
		bedrooms && t("listing:card.bedrooms", { count: bedrooms }),
		livingSurface && t("listing:card.living", { area: formatNumber(livingSurface, language) }),
		groundSurface && t("listing:card.ground", { area: formatNumber(groundSurface, language) }),
		epc && t(`listing:card.energy.${epc.region}`, { label: energyLabelDisplay(epc.label) }),
	];
	const price = isOnMarket(card.state) ? priceOf(card) : t(`listing:state.${card.state}`);
	const asSentence = price && capitalised(price, language);
	return [facts.filter(Boolean).join(", "), addressLine(street, card), asSentence]
		.filter(Boolean)
		.map((part) => `${part}.`)
		.join(" ");
}

function priceOf(card: ListingCard): string | null {
	return isPricePublished(card) ? [card.priceText, card.priceUnit].filter(Boolean).join(" ") : null;
}
