import type { ListingCard } from "../app/domain/listing";
import { townOf } from "../app/domain/postal-address";
import type { LetterHome } from "./letter-request";

export type CardPart = Pick<ListingCard, "title" | "zip" | "city" | "priceText" | "path" | "picture">;

/** A card as letters show it. */
export function letterHomeOf(card: CardPart, origin: string): LetterHome {
	return {
		title: card.title,
		details: [townOf(card), card.priceText].filter(Boolean).join(" · "),
		url: origin + card.path,
		picture: card.picture ? new URL(card.picture.src, origin).href : null,
	};
}
