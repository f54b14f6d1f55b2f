import type { PanelData } from "../../../../worker/listings/lists/panel";
import type { Search } from "../../../domain/search/search";

/** Positions of the two handles on the histogram, as indices of the price step that follows each. */
export type Handles = { low: number; high: number };

type Bounds = Pick<Search, "minPrice" | "maxPrice">;

/** Returns the handle positions of the chosen bounds, at the edge of the step that contains each bound. */
export function handlesOf(prices: PanelData["prices"], { minPrice, maxPrice }: Bounds): Handles {
	const last = prices.length;
	const from = minPrice ?? Number.NEGATIVE_INFINITY;
	const to = maxPrice ?? Number.POSITIVE_INFINITY;
	const first = prices.findIndex((step) => (step.to ?? Number.POSITIVE_INFINITY) > from);
	const beyond = prices.findIndex((step) => step.from >= to);
	const low = Math.min(first === -1 ? last - 1 : first, last - 1);
	const high = beyond === -1 ? last : beyond;
	return { low, high: Math.max(high, low + 1) };
}

/** Returns the bounds of the handles; undefined at either end of the histogram. */
export function boundsOf(prices: PanelData["prices"], { low, high }: Handles): Bounds {
	return {
		minPrice: low <= 0 ? undefined : prices[low]?.from,
		maxPrice: high >= prices.length ? undefined : prices[high]?.from,
	};
}
