import { languageOfPath, originalOf } from "../../../app/domain/pages/address";
import { pages } from "../../../app/domain/pages/page-table";
import { isPreviewPath } from "../../../app/domain/pages/paths";
import { pageQuery } from "../../../app/domain/search/page-query";

const personalPages = pages.filter(({ personal }) => personal);

const thanks = "/feedback/";

/** Suffix with which React Router requests a page's data. */
export const DATA_ENDING = ".data";

/** Path as matched by the router: decoded and lower-cased. Null if it cannot be decoded. */
function routerPath(pathname: string): string | null {
	try {
		return decodeURIComponent(pathname).toLowerCase();
	} catch {
		return null;
	}
}

/** Whether a page is the same for every visitor. */
export function isPublicPage(pathname: string): boolean {
	const page = routerPath(pathname);
	if (page === null || page.endsWith(DATA_ENDING)) return false;
	const language = languageOfPath(page);
	if (language === null || isPreviewPath(page)) return false;
	if (originalOf(page)?.original.startsWith(thanks)) return false;
	// Pages below a personal one are personal too.
	return !personalPages.some(({ localized }) => page.startsWith(localized[language]));
}

/** Cookies that change a page: values of a form sent without JavaScript, and text drafts. */
const personalizingCookies = /(?:^|;\s*)(?:__Host-)?(?:form|drafts)=/;

/** Cache key of a page: keeps only the query parameters that are read, in a fixed order. */
export function normalizeUrl(url: URL): URL {
	const address = new URL(url.pathname, url);
	address.search = pageQuery(url.searchParams).toString();
	return address;
}

/** Cache key of a request; null if its page is not cacheable. */
export function cacheAddress(request: Request): URL | null {
	if (request.method !== "GET" && request.method !== "HEAD") return null;
	if (personalizingCookies.test(request.headers.get("cookie") ?? "")) return null;
	const url = new URL(request.url);
	return isPublicPage(url.pathname) ? normalizeUrl(url) : null;
}
