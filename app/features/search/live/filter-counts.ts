import { keysOf } from "../../../domain/records";
import { type AmountName, columns, countNames, flagNames } from "../../../domain/search/columns";
import type { Search } from "../../../domain/search/search";

/** Minimum counts in the last panel, each with its column. Bedrooms have a panel of their own. */
export const counted = countNames
	.filter((name) => name !== "bedrooms")
	.map((name) => [columns[name].min, name] as const);

/** Amounts in the last panel, each with its unit. Price and monthly payment have a panel of their own. */
export const amountUnits = {
	surface: "m²",
	ground: "m²",
	year: undefined,
} as const satisfies Record<Exclude<AmountName, "price" | "monthly">, string | undefined>;

export const amounts = keysOf(amountUnits);

export const features = flagNames;

export function countOf(...values: (number | string | undefined)[]): number {
	return values.filter((value) => value !== undefined).length;
}

/** Number of active filters in the last panel. */
export function moreCount(search: Search): number {
	const single = countOf(
		search.maxBedrooms,
		search.q,
		...amounts.flatMap((name) => [search[columns[name].min], search[columns[name].max]]),
		...counted.map(([name]) => search[name]),
	);
	return single + search.deals.length + search.epc.length + features.filter((feature) => search[feature]).length;
}
