import { pages } from "../../app/domain/pages/page-table";
import { sitePaths } from "../../app/domain/pages/paths";

/** Addresses of all uncached pages: personal and thank-you pages. */
export function personalAddresses(): string[] {
	const personalPages = pages.filter(({ personal }) => personal);
	const thanksPages = sitePaths().filter(({ original }) => original.startsWith("/feedback/"));
	return [...personalPages, ...thanksPages].flatMap(({ localized }) => Object.values(localized));
}
