import { languageOfPath, originalOf } from "../../../app/domain/pages/address";
import { pages } from "../../../app/domain/pages/page-table";
import { isPreviewPath } from "../../../app/domain/pages/paths";
import { pageQuery } from "../../../app/domain/search/page-query";

const personalPages = pages.filter(({ personal }) => personal);

const thanks = "/feedback/";

/** React Router asks for the data of an application's page at the page's address with this ending. */
export const DATA_ENDING = ".data";

/** A path as the router reads it: decoded and in any case. Null where it cannot be decoded. */
function asRouted(pathname: string): string | null {
	try {
		return decodeURIComponent(pathname).toLowerCase();
	} catch {
		return null;
	}
}

/** Whether the page at an address is the same for everybody who asks for it. */
export function isPublicPage(pathname: string): boolean {
	const page = asRouted(pathname);
	if (page === null || page.endsWith(DATA_ENDING)) return false;
	const language = languageOfPath(page);
	if (language === null || isPreviewPath(page)) return false;
	if (originalOf(page)?.original.startsWith(thanks)) return false;
	// Pages below a personal one are personal too.
	return !personalPages.some(({ localized }) => page.startsWith(localized[language]));
}

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
