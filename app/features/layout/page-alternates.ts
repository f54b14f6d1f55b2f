import { useLocation } from "react-router";
import { inEveryLanguage, type Language } from "../../domain/language";
import { pages } from "../../domain/pages/page-table";
import { pageSearch } from "../../domain/search/page-query";
import { usePageHead } from "./head";

/** A page of the table in every language, the home page for any other address. Loaders know more (`alternatesOf`). */
export function pageAlternates(pathname: string): Record<Language, string> {
	const page = pages.find(({ localized }) => Object.values(localized).includes(pathname));
	return inEveryLanguage((language) => page?.localized[language] ?? `/${language}/`);
}

/** The page in every language: as its loader says, else by its address. What it reads of the query goes along. */
export function usePageAlternates(): Record<Language, string> {
	const { pathname, search } = useLocation();
	const known = usePageHead()?.alternates ?? pageAlternates(pathname);
	const query = pageSearch(search);
	const more = query.replace("?", "&");
	return inEveryLanguage((language) => known[language] + (known[language].includes("?") ? more : query));
}
