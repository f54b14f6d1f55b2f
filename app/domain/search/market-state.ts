import { goalOf, isEnded, statusOf } from "../property/rules";
import type { SearchSource } from "./column-kinds";

/** Stage of the deal of a property on the market: values of the parameter `state`. */
export const marketStates = ["for-sale", "for-rent", "under-option", "under-offer"] as const;
export type MarketState = (typeof marketStates)[number];

/** Null for a sold or rented property, which has no market state. */
export function marketStateOf({ property }: Pick<SearchSource, "property">): MarketState | null {
	if (isEnded(statusOf(property))) return null;
	if (property.State) return property.State;
	return goalOf(property.Goal) === "sale" ? "for-sale" : "for-rent";
}
