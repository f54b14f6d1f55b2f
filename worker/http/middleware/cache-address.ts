import { pageQuery } from "../../../app/domain/search/page-query";
import { isPublicPage } from "./page-class";

/** A form that was sent without JavaScript returns with its values through a cookie; drafts are shown through another. */
const personal = /(?:^|;\s*)(?:__Host-)?(?:form|drafts)=/;

/** Only what is read, in one order: equal pages have equal addresses. */
export function normalisedAddress(url: URL): URL {
	const address = new URL(url.pathname, url);
	address.search = pageQuery(url.searchParams).toString();
	return address;
}

/** The address that a request's page is kept under; null where the request gets a page of its own. */
export function cacheAddress(request: Request): URL | null {
	if (request.method !== "GET" && request.method !== "HEAD") return null;
	if (personal.test(request.headers.get("cookie") ?? "")) return null;
	const url = new URL(request.url);
	return isPublicPage(url.pathname) ? normalisedAddress(url) : null;
}
