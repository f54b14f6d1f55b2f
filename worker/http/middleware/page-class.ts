import { languageOfPath, originalOf } from "../../../app/domain/pages/address";
import { pages } from "../../../app/domain/pages/page-table";
import { isPreviewPath, sitePaths } from "../../../app/domain/pages/paths";

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

/** Addresses of all personal pages, for checks. */
export function personalAddresses(): string[] {
	const thanksPages = sitePaths().filter(({ original }) => original.startsWith(thanks));
	return [...personalPages, ...thanksPages].flatMap(({ localized }) => Object.values(localized));
}
