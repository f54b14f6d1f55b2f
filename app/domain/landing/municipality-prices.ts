import type { Language } from "../language";

/** Asking prices or rents per m² of dwellings in a municipality, in euro. */
export type MunicipalityPrices = {
	/** Official code of the municipality. */
	code: string;
	median: number;
	/** First quartile; `high` is the third. */
	low: number;
	high: number;
	count: number;
};

/** Minimum number of municipalities for search engines to index a table; a smaller one compares nothing. */
export const MIN_MUNICIPALITIES = 3;

const orders = ["name", "-name", "price", "-price", "count", "-count"] as const;
export type PriceOrder = (typeof orders)[number];
export type PriceColumn = "name" | "price" | "count";

/** Parses the order in an address; by name by default. */
export function priceOrderOf(text: string | null): PriceOrder {
	return orders.find((order) => order === text) ?? "name";
}

/** Order for a column's link: first names ascending and numbers descending, then reversed. */
export function nextOrder(column: PriceColumn, current: PriceOrder): PriceOrder {
	const first: PriceOrder = column === "name" ? "name" : `-${column}`;
	const second: PriceOrder = column === "name" ? "-name" : column;
	return current === first ? second : first;
}

export function directionOf(column: PriceColumn, current: PriceOrder): "ascending" | "descending" | null {
	if (current === column) return "ascending";
	return current === `-${column}` ? "descending" : null;
}

/** Sorts rows; ties by name. */
export function inPriceOrder<Row extends { name: string; median: number; count: number }>(
	rows: readonly Row[],
	order: PriceOrder,
	language: Language,
): Row[] {
	const { compare } = new Intl.Collator(language);
	const sign = order.startsWith("-") ? -1 : 1;
	const value = ({ median, count }: Row) => (order.endsWith("count") ? count : order.endsWith("price") ? median : 0);
	return rows.toSorted((a, b) =>
		order.endsWith("name") ? sign * compare(a.name, b.name) : sign * (value(a) - value(b)) || compare(a.name, b.name),
	);
}
