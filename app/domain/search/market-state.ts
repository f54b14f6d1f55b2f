import { goalOf, isEnded, statusOf } from "../property/rules";
import type { SearchSource } from "./column-kinds";

/** The stage of the deal for a property on the market, as in the `state` parameter. */
export const marketStates = ["for-sale", "for-rent", "under-option", "under-offer"] as const;
export type MarketState = (typeof marketStates)[number];

/** Null for sold or rented: a search has no such state. */
export function marketStateOf({ property }: Pick<SearchSource, "property">): MarketState | null {
	if (isEnded(statusOf(property))) return null;
	if (property.State) return property.State;
	return goalOf(property.Goal) === "sale" ? "for-sale" : "for-rent";
}
