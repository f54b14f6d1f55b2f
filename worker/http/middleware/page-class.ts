import { languageOfPath, originalOf } from "../../../app/domain/pages/address";
import { isPreviewPath, type PageKey, pagePath, sitePaths } from "../../../app/domain/pages/paths";

/**
 * Pages that are for one person: what they show depends on a cookie, a link in an email or what a visitor keeps. They get
 * the request as it came and no cache keeps them. Every other page is made from its address alone.
 */
const personalPages: readonly PageKey[] = [
	"/login/",
	"/owner/",
	"/favourites/",
	"/unsubscribe/",
	"/forgot-password/",
	"/choose-password/",
	"/demand/",
	"/book-appointment/",
	"/appointment/",
	"/appointment-alert/",
	"/newsletter/",
	"/testimonial/",
	"/offer-review/",
	"/my-rent-profile/",
];

const thanks = "/feedback/";

/** React Router asks for a page's data at the page's address with an ending. */
const dataEnding = /(\/_)?\.data$/;

/** The page whose HTML or data an address answers. */
export function pageOf(pathname: string): string {
	return dataEnding.test(pathname) ? pathname.replace(dataEnding, "").replace(/\/?$/, "/") : pathname;
}

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
	const page = asRouted(pageOf(pathname));
	if (page === null) return false;
	const language = languageOfPath(page);
	if (language === null || isPreviewPath(page)) return false;
	if (originalOf(page)?.original.startsWith(thanks)) return false;
	// Pages below a personal one are personal too.
	return !personalPages.some((key) => page.startsWith(pagePath(key, language)));
}

/** Addresses of all personal pages, for checks. */
export function personalAddresses(): string[] {
	return sitePaths()
		.filter(({ original }) => original.startsWith(thanks) || (personalPages as readonly string[]).includes(original))
		.flatMap(({ localized }) => Object.values(localized));
}
