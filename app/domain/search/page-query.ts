/** Parameters that pages read. Every other one, known trackers and inventions alike, never reaches a page. */
const readByPages: ReadonlySet<string> = new Set([
	"available",
	"bbox",
	"buyers",
	"city",
	"elevator",
	"epc",
	"form",
	"furnished",
	"garden",
	"goal",
	"maxBedrooms",
	"maxPrice",
	"maxSurface",
	"minBathrooms",
	"minBedrooms",
	"minGarages",
	"minParkings",
	"minPrice",
	"minSurface",
	"newBuild",
	"ownHome",
	"ownMoney",
	"page",
	"polygon",
	"price",
	"project",
	"property",
	"q",
	"radius",
	"rate",
	"rest",
	"sort",
	"state",
	"subject",
	"terrace",
	"type",
	"unit",
	"view",
	"years",
	"zip",
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
