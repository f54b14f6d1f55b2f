import type { PriceRange } from "./price-range";

/** A property's price history, and its position among comparable properties. */
export type PriceStanding = {
	price: number;
	/** All its asking prices, oldest first; `at` in epoch seconds. */
	prices: { at: number; price: number }[];
	/** Range of comparable asking prices; null with too few comparables. */
	range: PriceRange | null;
};
