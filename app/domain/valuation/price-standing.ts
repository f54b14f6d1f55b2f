import type { PriceRange } from "./price-range";

/** How a property's published price came about and where it lies among comparable ones. */
export type PriceStanding = {
	price: number;
	/** Every price it was offered for, the oldest first; `at` in epoch seconds. */
	prices: { at: number; price: number }[];
	/** What comparable properties were offered for; null where too few compare. */
	range: PriceRange | null;
};
