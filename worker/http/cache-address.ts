import { isPublicPage } from "./page-class";

/** Parameters that public pages read. Every other one, known trackers and inventions alike, never reaches a page. */
const readByPages = new Set([
	"_routes",
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
	"rate",
	"sort",
	"subject",
	"terrace",
	"type",
	"unit",
	"view",
	"years",
	"zip",
]);

/** A form that was sent without JavaScript comes back with what was typed, by way of a cookie. */
const formState = /(?:^|;\s*)(?:__Host-)?form=/;

/** Only what is read, in one order: equal pages have equal addresses. */
export function normalisedAddress(url: URL): URL {
	const address = new URL(url.pathname, url);
	const entries = [...url.searchParams].filter(([name, value]) => readByPages.has(name) && value.trim() !== "");
	entries.sort(([one, first], [other, second]) => compare(one, other) || compare(first, second));
	address.search = new URLSearchParams(entries).toString();
	return address;
}

function compare(one: string, other: string): number {
	return one < other ? -1 : Number(one > other);
}

/** The address that a request's page is kept under; null where the request gets a page of its own. */
export function cacheAddress(request: Request): URL | null {
	if (request.method !== "GET" && request.method !== "HEAD") return null;
	if (formState.test(request.headers.get("cookie") ?? "")) return null;
	const url = new URL(request.url);
	return isPublicPage(url.pathname) ? normalisedAddress(url) : null;
}
