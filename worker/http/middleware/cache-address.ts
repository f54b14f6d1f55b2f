import { pageQuery } from "../../../app/domain/search/page-query";
import { isPublicPage } from "./page-class";

/** A form that was sent without JavaScript returns with its values through a cookie; drafts are shown through another. */
const personal = /(?:^|;\s*)(?:__Host-)?(?:form|drafts)=/;

/** Which of a page's routes React Router asks the data of. */
const ROUTES = "_routes";

/** Only what is read, in one order: equal pages have equal addresses. */
export function normalisedAddress(url: URL): URL {
	const address = new URL(url.pathname, url);
	const query = pageQuery(url.searchParams);
	const routes = url.searchParams.get(ROUTES);
	if (routes) query.set(ROUTES, routes);
	address.search = query.toString();
	return address;
}

/** The address that a request's page is kept under; null where the request gets a page of its own. */
export function cacheAddress(request: Request): URL | null {
	if (request.method !== "GET" && request.method !== "HEAD") return null;
	if (personal.test(request.headers.get("cookie") ?? "")) return null;
	const url = new URL(request.url);
	return isPublicPage(url.pathname) ? normalisedAddress(url) : null;
}
