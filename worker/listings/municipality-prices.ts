import type { PropertyType } from "../../app/domain/feed/feed";
import { LEAST_IN_MUNICIPALITY, type MunicipalityPrices } from "../../app/domain/landing/municipality-prices";
import { RESIDENTIAL } from "../../app/domain/property/kind";
import type { Goal } from "../../app/domain/property/property";
import type { SearchColumns } from "../search/columns-in-memory";
import { bitsOf } from "../search/layout";

/** Of columns that do not change, worked out once for each goal. */
const known = new WeakMap<SearchColumns, Map<Goal, MunicipalityPrices[]>>();

/** Prices per m² of the dwellings on the market, where a municipality has enough of them, by its code. */
export function municipalityPrices(
	columns: SearchColumns,
	types: readonly PropertyType[],
	goal: Goal,
): MunicipalityPrices[] {
	const ofGoals = known.get(columns) ?? new Map<Goal, MunicipalityPrices[]>();
	known.set(columns, ofGoals);
	const found = ofGoals.get(goal) ?? worked(columns, types, goal);
	ofGoals.set(goal, found);
	return found;
}

const ENDED = bitsOf(["ended"]);
const INDOORS = bitsOf(["indoors"]);

function worked(columns: SearchColumns, types: readonly PropertyType[], goal: Goal): MunicipalityPrices[] {
	return [...perSquareMetre(columns, types, goal)]
		.filter(([, prices]) => prices.length >= LEAST_IN_MUNICIPALITY)
		.map(([code, prices]) => {
			const sorted = Float64Array.from(prices).sort();
			return {
				code,
				median: quantile(sorted, 0.5),
				low: quantile(sorted, 0.25),
				high: quantile(sorted, 0.75),
				count: sorted.length,
			};
		})
		.sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** One pass over the columns. */
function perSquareMetre(
	{ size, numbers, dictionaries }: SearchColumns,
	types: readonly PropertyType[],
	goal: Goal,
): Map<string, number[]> {
	const dwellings = new Set(types.filter(({ WebID }) => WebID === RESIDENTIAL).map(({ ID }) => ID));
	const isDwelling = dictionaries.type.values.map((type) =>
		[type?.[0], type?.[1]].some((id) => id != null && dwellings.has(id)),
	);
	const goalCode = dictionaries.goal.values.indexOf(goal);
	const byCode = new Map<string, number[]>();
	// Villages of one municipality are cities of their own: they fill the same list.
	const ofCity = dictionaries.city.values.map((city) => {
		if (!city?.municipality) return null;
		const prices = byCode.get(city.municipality) ?? [];
		byCode.set(city.municipality, prices);
		return prices;
	});
	for (let at = 0; at < size; at += 1) {
		const bits = numbers.bits[at] ?? 0;
		if (numbers.goal[at] !== goalCode || (bits & ENDED) !== 0 || (bits & INDOORS) === 0) continue;
		const price = numbers.price[at] ?? Number.NaN;
		const surface = numbers.surface[at] ?? Number.NaN;
		// Comparisons that NaN fails: what has no price or surface does not count.
		if (!(price > 0 && surface > 0) || !isDwelling[numbers.type[at] ?? 0]) continue;
		ofCity[numbers.city[at] ?? 0]?.push(price / surface);
	}
	return byCode;
}

/** Between the two nearest values, in proportion. */
function quantile(sorted: Float64Array, part: number): number {
	const at = (sorted.length - 1) * part;
	const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
	return below + (above - below) * (at - Math.floor(at));
}
