import { formatNumber } from "../../domain/formatting/numbers";
import { landingPath } from "../../domain/landing/landing";
import { inPriceOrder, type MunicipalityPrices, type PriceOrder } from "../../domain/landing/municipality-prices";
import { placeOf } from "../../domain/landing/places";
import type { Language } from "../../domain/language";
import { formatCents, formatEuro } from "../../domain/property/price";
import type { Goal } from "../../domain/property/rules";

/** Row of the price table, with the path of the municipality's landing page. */
export type MunicipalityPriceRow = {
	code: string;
	name: string;
	path: string;
	median: string;
	middleHalf: string;
	count: string;
};

/** Returns the rows in the requested order. */
export function municipalityPriceRows(
	prices: readonly MunicipalityPrices[],
	{ goal, order, language }: { goal: Goal; order: PriceOrder; language: Language },
): MunicipalityPriceRow[] {
	// Rents per m² differ by less than a euro.
	const format = goal === "rent" ? formatCents : formatEuro;
	const named = prices.flatMap((each) => {
		const place = placeOf(each.code);
		return place ? [{ ...each, place, name: place.names[language] }] : [];
	});
	return inPriceOrder(named, order, language).map(({ code, name, place, median, low, high, count }) => ({
		code,
		name,
		path: landingPath({ goal, type: null, place }, language),
		median: format(median),
		middleHalf: `${format(low)} – ${format(high)}`,
		count: formatNumber(count, language),
	}));
}
