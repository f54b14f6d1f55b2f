import type { RouterContextProvider } from "react-router";
import { listings, visitor } from "../../context";
import type { Region } from "../../domain/localities/region";
import { type ListingCard, type Market, marketOf } from "../../domain/property/listing";

export type AskedProperty = { card: ListingCard; region: Region | null };

/** The property that a page's form is about, while it is for sale or for rent; null for any other. */
export async function askedProperty(
	context: Readonly<RouterContextProvider>,
	id: number | null,
	market: Market,
): Promise<AskedProperty | null> {
	if (id === null) return null;
	const answer = await context.get(listings).property(id, context.get(visitor).language);
	if (answer.found !== "listed" || marketOf(answer.detail.card) !== market) return null;
	return { card: answer.detail.card, region: answer.detail.region };
}
