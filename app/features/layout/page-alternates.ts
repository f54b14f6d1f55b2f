import { useLocation } from "react-router";
import { inEveryLanguage, type Language } from "../../domain/language";
import { pages } from "../../domain/pages/page-table";
import { pageQuery } from "../../domain/search/page-query";
import { usePageHead } from "./head";

/**
 * Returns the paths of a page in every language from the page table; the home page for any other path. Loaders know
 * more paths (`alternatesOf`).
 */
function pageAlternates(pathname: string): Record<Language, string> {
	const page = pages.find(({ localized }) => Object.values(localized).includes(pathname));
	return inEveryLanguage((language) => page?.localized[language] ?? `/${language}/`);
}

/**
 * Returns the paths of the page in every language, from its loader or else from its path. Query parameters that the
 * page reads are kept.
 */
export function usePageAlternates(): Record<Language, string> {
	const { pathname, search } = useLocation();
	const known = usePageHead()?.alternates ?? pageAlternates(pathname);
	const params = new URLSearchParams(search);
	const along = [...[...params].filter(([name]) => ofLinks.has(name)), ...pageQuery(params)];
	return inEveryLanguage((language) => withMore(known[language], along));
}

/** Parameters of pages that emails link to: the token and the outcome. These pages are never cached. */
const ofLinks: ReadonlySet<string> = new Set(["token", "status", "did", "change"]);

/** Appends the parameters that the path does not contain yet. */
function withMore(path: string, along: readonly [name: string, value: string][]): string {
	const [, own = ""] = path.split("?");
	const named = new URLSearchParams(own);
	const more = new URLSearchParams(along.filter(([name]) => !named.has(name))).toString();
	if (more === "") return path;
	return `${path}${own === "" ? "?" : "&"}${more}`;
}
