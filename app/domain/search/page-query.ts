import { CORRECTED_PARAMETER } from "./corrections";
import { searchParameterNames } from "./search";

/** Asks for a list together with the fields of its filters. */
export const PANEL_PARAMETER = "panel";

/** Parameters that pages read. All others, such as trackers, are removed before a page is rendered. */
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

/** Only what pages read, in one order: equal pages have equal queries, on the server and in the browser. */
export function pageQuery(params: URLSearchParams): URLSearchParams {
	const entries = [...params].filter(([name, value]) => readByPages.has(name) && value.trim() !== "");
	entries.sort(([one, first], [other, second]) => compare(one, other) || compare(first, second));
	return new URLSearchParams(entries);
}

/** The same for what an address has behind its path: with its question mark, or empty. */
export function pageSearch(search: string): string {
	const query = pageQuery(new URLSearchParams(search)).toString();
	return query === "" ? "" : `?${query}`;
}

function compare(one: string, other: string): number {
	return one < other ? -1 : Number(one > other);
}
