import type { Language } from "../../language";
import type { ListingCard } from "../listing";

/** Size of a property's sharing picture, in px. */
export const SHARING_SIZE = { width: 1_200, height: 630 } as const;

/**
 * Path of a property's Open Graph picture. Networks cache it for weeks, so the address contains the price and state
 * that it shows.
 */
export function sharingPath(
	{ id, price, state }: Pick<ListingCard, "id" | "price" | "state">,
	language: Language,
): string {
	return `/share/${language}/${id}.jpg?v=${[state, price].filter((part) => part !== null).join("-")}`;
}
