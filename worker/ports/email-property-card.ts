import { localityLine } from "../../app/domain/localities/postal-address";
import type { ListingCard } from "../../app/domain/property/listing";
import type { EmailPropertyCard } from "./email-request";

export type CardPart = Pick<ListingCard, "title" | "zip" | "city" | "priceText" | "path" | "picture">;

/** A card as emails show it. */
export function emailPropertyCard(card: CardPart, origin: string): EmailPropertyCard {
	return {
		title: card.title,
		details: [localityLine(card), card.priceText].filter(Boolean).join(" · "),
		url: origin + card.path,
		picture: card.picture ? new URL(card.picture.src, origin).href : null,
	};
}
