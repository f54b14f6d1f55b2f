import { useLocation } from "react-router";
import { inEveryLanguage, type Language } from "../../domain/language";
import { pages } from "../../domain/pages/page-table";
import { pageQuery } from "../../domain/search/page-query";
import { usePageHead } from "./head";

/** A page of the table in every language, the home page for any other address. Loaders know more (`alternatesOf`). */
function pageAlternates(pathname: string): Record<Language, string> {
	const page = pages.find(({ localized }) => Object.values(localized).includes(pathname));
	return inEveryLanguage((language) => page?.localized[language] ?? `/${language}/`);
}

/** The page in every language: as its loader says, else by its address. What it reads of the query goes along. */
export function usePageAlternates(): Record<Language, string> {
	const { pathname, search } = useLocation();
	const known = usePageHead()?.alternates ?? pageAlternates(pathname);
	const params = new URLSearchParams(search);
	const along = [...[...params].filter(([name]) => ofLinks.has(name)), ...pageQuery(params)];
	return inEveryLanguage((language) => withMore(known[language], along));
}

/** What pages behind a link of an email read, which no cache keeps: the link, and what became of it. */
const ofLinks: ReadonlySet<string> = new Set(["token", "status", "did", "change"]);

/** A path with the parameters that it does not name itself. */
function withMore(path: string, along: readonly [name: string, value: string][]): string {
	const [, own = ""] = path.split("?");
	const named = new URLSearchParams(own);
	const more = new URLSearchParams(along.filter(([name]) => !named.has(name))).toString();
	if (more === "") return path;
	return `${path}${own === "" ? "?" : "&"}${more}`;
}
