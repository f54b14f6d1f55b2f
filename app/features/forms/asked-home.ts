import type { RouterContextProvider } from "react-router";
import { listings, visitor } from "../../context";
import type { ListingCard } from "../../domain/listing";
import type { Region } from "../../domain/region";

export type AskedHome = { card: ListingCard; region: Region | null };

/** The home that a page's form is about, while it is for sale or for rent; null for any other. */
export async function askedHome(
	context: Readonly<RouterContextProvider>,
	id: number | null,
	market: "for-sale" | "for-rent",
): Promise<AskedHome | null> {
	if (id === null) return null;
	const answer = await context.get(listings).property(id, context.get(visitor).language);
	if (answer.found !== "listed" || answer.detail.card.state !== market) return null;
	return { card: answer.detail.card, region: answer.detail.region };
}
