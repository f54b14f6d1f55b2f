import { CORRECTED_PARAMETER } from "./corrections";
import { searchParameterNames } from "./search";

/** Requests a list with the fields of its filters. */
export const PANEL_PARAMETER = "panel";

/** Parameters that pages read. All others, such as tracking parameters, are removed before rendering. */
const readByPages: ReadonlySet<string> = new Set([
	...searchParameterNames,
	"available",
	"buyers",
	CORRECTED_PARAMETER,
	"form",
	"ownHome",
	"ownMoney",
	PANEL_PARAMETER,
	"price",
	"property",
	"rate",
	"reducedVat",
	"region",
	"slot",
	"subject",
	"unit",
	"years",
]);

/**
 * Keeps the parameters that pages read, sorted, so that equal pages have equal queries on the server and in the
 * browser.
 */
export function pageQuery(params: URLSearchParams): URLSearchParams {
	const entries = [...params].filter(([name, value]) => readByPages.has(name) && value.trim() !== "");
	entries.sort(([one, first], [other, second]) => compare(one, other) || compare(first, second));
	return new URLSearchParams(entries);
}

/** The same for the query string of an address, with its question mark; empty without parameters. */
export function pageSearch(search: string): string {
	const query = pageQuery(new URLSearchParams(search)).toString();
	return query === "" ? "" : `?${query}`;
}

function compare(one: string, other: string): number {
	return one < other ? -1 : Number(one > other);
}
