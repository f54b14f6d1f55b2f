import type { TFunction } from "i18next";
import { formatEuro } from "../../../app/domain/property/price";
import type { PriceRange } from "../../../app/domain/valuation/price-range";

/** Describes a price relative to the asking prices of comparable properties. */
export function standingText(price: number, range: PriceRange, t: TFunction<"portal">): string {
	const place = price < range.low ? "below" : price > range.high ? "above" : "within";
	return t(`standing.${place}`, {
		price: formatEuro(price),
		low: formatEuro(range.low),
		high: formatEuro(range.high),
		properties: range.count,
		kilometres: range.kilometres,
	});
}
