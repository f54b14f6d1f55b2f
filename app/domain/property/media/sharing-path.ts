import type { Language } from "../../language";
import type { ListingCard } from "../listing";

/** The size of a property's sharing picture, in pixels. */
export const SHARING_SIZE = { width: 1_200, height: 630 } as const;

/**
 * The picture that networks show a link to a property with. Networks keep one for weeks: what it says of price and state
 * is in its address.
 */
export function sharingPath(
	{ id, price, state }: Pick<ListingCard, "id" | "price" | "state">,
	language: Language,
): string {
	return `/share/${language}/${id}.jpg?v=${[state, price].filter((part) => part !== null).join("-")}`;
}
