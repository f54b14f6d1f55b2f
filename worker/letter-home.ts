import type { ListingCard } from "../app/domain/listing";
import type { LetterHome } from "./letter-request";

export type CardPart = Pick<ListingCard, "title" | "zip" | "city" | "priceText" | "path" | "picture">;

/** A card as letters show it. */
export function letterHomeOf(card: CardPart, origin: string): LetterHome {
	const place = [card.zip, card.city].filter(Boolean).join(" ");
	return {
		title: card.title,
		details: [place, card.priceText].filter(Boolean).join(" · "),
		url: origin + card.path,
		picture: card.picture ? new URL(card.picture.src, origin).href : null,
	};
}
