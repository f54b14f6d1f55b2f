import { pages } from "../../domain/pages/page-table";

/** Where a person fills something in, or sees what is his own, the footer is one line: nothing draws him away. */
const shortPages = pages.filter(({ original, form, indexed }) => original !== "/" && (form !== null || !indexed));

export function hasShortFooter(pathname: string): boolean {
	return shortPages.some(({ localized }) => Object.values(localized).some((path) => pathname.startsWith(path)));
}
