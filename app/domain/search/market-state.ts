import { goalOf, isEnded, statusOf } from "../property/rules";
import type { SearchSource } from "./column-kinds";

/** How far the deal of a property that is on the market has come, as the `state` parameter names it. */
export const marketStates = ["for-sale", "for-rent", "under-option", "under-offer"] as const;
export type MarketState = (typeof marketStates)[number];

/** Null for what is sold or rented: it is under none of the states that a search can ask for. */
export function marketStateOf({ property }: Pick<SearchSource, "property">): MarketState | null {
	if (isEnded(statusOf(property))) return null;
	if (property.State) return property.State;
	return goalOf(property.Goal) === "sale" ? "for-sale" : "for-rent";
}
