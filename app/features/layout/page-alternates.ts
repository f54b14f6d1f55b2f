import { useLocation } from "react-router";
import { type Language, languages } from "../../domain/language";
import { pages } from "../../domain/pages/page-table";
import { pageSearch } from "../../domain/search/page-query";
import { usePageHead } from "./head";

/** A page of the table in every language, the home page for any other address. Loaders know more (`alternatesOf`). */
export function pageAlternates(pathname: string): Record<Language, string> {
	const page = pages.find(({ localized }) => Object.values(localized).includes(pathname));
	return Object.fromEntries(
		languages.map((language) => [language, page?.localized[language] ?? `/${language}/`]),
	) as Record<Language, string>;
}

/** The page in every language: as its loader says, else by its address. What it reads of the query goes along. */
export function usePageAlternates(): Record<Language, string> {
	const { pathname, search } = useLocation();
	const known = usePageHead()?.alternates ?? pageAlternates(pathname);
	const query = pageSearch(search);
	return Object.fromEntries(Object.entries(known).map(([language, path]) => [language, path + query])) as Record<
		Language,
		string
	>;
}
