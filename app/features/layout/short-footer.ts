import { pages } from "../../domain/pages/page-table";

/** Pages with a form or personal data have a one-line footer, to reduce distraction. */
const shortPages = pages.filter(({ original, form, indexed }) => original !== "/" && (form !== null || !indexed));

export function hasShortFooter(pathname: string): boolean {
	return shortPages.some(({ localized }) => Object.values(localized).some((path) => pathname.startsWith(path)));
}
