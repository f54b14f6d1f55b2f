import { type Language, languages } from "../../domain/language";
import { pages } from "../../domain/pages/page-table";

/**
 * A page of the table in every language, the home page for any other address. For the browser, which has no more of the
 * addresses than this table; loaders know them all (`alternatesOf`).
 */
export function pageAlternates(pathname: string): Record<Language, string> {
	const page = pages.find(({ localized }) => Object.values(localized).includes(pathname));
	return Object.fromEntries(
		languages.map((language) => [language, page?.localized[language] ?? `/${language}/`]),
	) as Record<Language, string>;
}
