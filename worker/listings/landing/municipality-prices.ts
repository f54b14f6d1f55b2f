import type { PropertyType } from "../../../app/domain/feed/feed";
import { MIN_FOR_MEDIAN } from "../../../app/domain/landing/figures";
import type { MunicipalityPrices } from "../../../app/domain/landing/municipality-prices";
import { onceFor } from "../../../app/domain/once";
import { RESIDENTIAL } from "../../../app/domain/property/kind";
import type { Goal } from "../../../app/domain/property/property";
import type { SearchColumns } from "../../search/columns-in-memory";
import { bitsOf } from "../../search/layout";
import { perSquareMetre, quantile } from "./quantile";

/** Computed once per goal and type: columns do not change. */
const knownOf = onceFor((_columns: SearchColumns) => new Map<string, MunicipalityPrices[]>());

/** Prices of all dwellings of a goal, or of one of their types. */
export type PricesAsked = { goal: Goal; type: number | null };

/** Prices per m² of dwellings on the market, for municipalities with enough of them, sorted by code. */
export function municipalityPrices(
	columns: SearchColumns,
	types: readonly PropertyType[],
	asked: PricesAsked,
): MunicipalityPrices[] {
	const kept = knownOf(columns);
	const key = `${asked.goal} ${asked.type ?? ""}`;
	const found = kept.get(key) ?? worked(columns, types, asked);
	kept.set(key, found);
	return found;
}

const LEFT_OUT = bitsOf(["ended", "special"]);
const INDOORS = bitsOf(["indoors"]);

function worked(columns: SearchColumns, types: readonly PropertyType[], asked: PricesAsked): MunicipalityPrices[] {
	return [...pricesByMunicipality(columns, types, asked)]
		.filter(([, prices]) => prices.length >= MIN_FOR_MEDIAN)
		.map(([code, prices]) => {
			const sorted = Float64Array.from(prices).sort();
			const of = (part: number) => quantile(sorted.length, part, (at) => sorted[at] ?? 0);
			return {
				code,
				median: of(0.5),
				low: of(0.25),
				high: of(0.75),
				count: sorted.length,
			};
		})
		.sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** One pass over the columns. */
function pricesByMunicipality(
	{ size, numbers, dictionaries }: SearchColumns,
	types: readonly PropertyType[],
	{ goal, type: only }: PricesAsked,
): Map<string, number[]> {
	const dwellings = new Set(
		types.filter(({ ID, WebID }) => WebID === RESIDENTIAL && (only === null || ID === only)).map(({ ID }) => ID),
	);
	const isDwelling = dictionaries.type.values.map((type) =>
		[type?.[0], type?.[1]].some((id) => id != null && dwellings.has(id)),
	);
	const goalCode = dictionaries.goal.values.indexOf(goal);
	const byCode = new Map<string, number[]>();
	// The villages of a municipality are cities of their own, so they share one list.
	const ofCity = dictionaries.city.values.map((city) => {
		if (!city?.municipality) return null;
		const prices = byCode.get(city.municipality) ?? [];
		byCode.set(city.municipality, prices);
		return prices;
	});
	for (let at = 0; at < size; at += 1) {
		const bits = numbers.bits[at] ?? 0;
		if (numbers.goal[at] !== goalCode || (bits & LEFT_OUT) !== 0 || (bits & INDOORS) === 0) continue;
		const price = numbers.price[at] ?? Number.NaN;
		const surface = numbers.surface[at] ?? Number.NaN;
		// NaN fails these comparisons, so a property without price or surface does not count.
		if (!(price > 0 && surface > 0) || !isDwelling[numbers.type[at] ?? 0]) continue;
		ofCity[numbers.city[at] ?? 0]?.push(perSquareMetre(price, surface));
	}
	return byCode;
}
