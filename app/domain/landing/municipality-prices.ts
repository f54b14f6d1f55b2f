import type { Language } from "../language";

/** Asking prices or rents per m² of the dwellings in one municipality, in euro. */
export type MunicipalityPrices = {
	/** Its official code. */
	code: string;
	median: number;
	/** A quarter of the dwellings ask less than `low`, a quarter more than `high`. */
	low: number;
	high: number;
	count: number;
};

/** A table of fewer municipalities compares nothing: search engines leave it out. */
export const LEAST_MUNICIPALITIES = 3;

const orders = ["name", "-name", "price", "-price", "count", "-count"] as const;
export type PriceOrder = (typeof orders)[number];
export type PriceColumn = "name" | "price" | "count";

/** The order that an address asks for; by name where it asks for none that there is. */
export function priceOrderOf(text: string | null): PriceOrder {
	return orders.find((order) => order === text) ?? "name";
}

/** The order of a column's link: names from A on, numbers from the highest on, and the other way at a second click. */
export function nextOrder(column: PriceColumn, current: PriceOrder): PriceOrder {
	const first: PriceOrder = column === "name" ? "name" : `-${column}`;
	const second: PriceOrder = column === "name" ? "-name" : column;
	return current === first ? second : first;
}

export function directionOf(column: PriceColumn, current: PriceOrder): "ascending" | "descending" | null {
	if (current === column) return "ascending";
	return current === `-${column}` ? "descending" : null;
}

/** In the order asked for, equal ones by name. */
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
