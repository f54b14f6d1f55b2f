import { isLanguage, type Language } from "../language";
import { agentsFolder } from "./agent-paths";
import { originalProjectPath, originalPropertyPath } from "./listing-paths";
import { officeAt, originalOfficePath } from "./office-paths";
import { type PageKey, pages } from "./page-table";
import { fixedPaths, pagePath, sitePaths } from "./paths";

/** A parsed address: its language and its original path. */
export type Address = { language: Language; original: string };

/** Parses the id of a property or project from an address or a form; null when invalid. */
export function idOf(given: unknown): number | null {
	if (typeof given !== "string" && typeof given !== "number") return null;
	const text = String(given);
	return /^[1-9]\d{0,12}$/.test(text) ? Number(text) : null;
}

/** The language in the first segment of a path. */
export function languageOfPath(pathname: string): Language | null {
	const first = pathname.split("/")[1];
	return isLanguage(first) ? first : null;
}

const originals = new Map(
	fixedPaths().flatMap((path) => Object.values(path.localized).map((localized) => [localized, path.original] as const)),
);

const pageKeys = new Map<string, PageKey>(
	pages.flatMap(({ key, localized }) => Object.values(localized).map((address) => [address, key] as const)),
);

/** Finds the page of the table at an address, in lower case only; null for any other (routes match more leniently). */
export function pageAt(pathname: string): PageKey | null {
	return pageKeys.get(withSlash(pathname)) ?? null;
}

/** Adds the trailing slash that a data request may lack. */
export function withSlash(pathname: string): string {
	return pathname.replace(/\/?$/, "/");
}

/** Returns the original path of a localized one; null for an unknown address. */
export function originalOf(pathname: string): Address | null {
	const language = languageOfPath(pathname);
	if (!language) return null;
	const page = originals.get(pathname);
	if (page) return { language, original: page };
	const office = officeAt(pathname, language);
	if (office) return { language, original: originalOfficePath(office) };
	const rest = (start: string) => (pathname.startsWith(start) ? pathname.slice(start.length) : null);
	const property = rest(pagePath("for-sale", language)) ?? rest(pagePath("for-rent", language));
	if (property !== null) return withId(language, listingIdOf(property), originalPropertyPath);
	const project = rest(pagePath("projects", language));
	if (project === null) return null;
	const below = projectAddressOf(project);
	if (!below) return null;
	return {
		language,
		original: "unit" in below ? originalPropertyPath(below.unit) : originalProjectPath(below.project),
	};
}

/**
 * Translates a path as far as its start is a page of the site; the rest (`/nl/eigenaar/4101/`) is kept. Null when it
 * has no language.
 */
export function pathInLanguage(pathname: string, language: Language): string | null {
	const current = languageOfPath(pathname);
	if (!current) return null;
	const start = sitePaths()
		.filter((path) => path.original !== "/" && pathname.startsWith(path.localized[current]))
		.sort((one, other) => other.localized[current].length - one.localized[current].length)[0];
	if (start) return start.localized[language] + pathname.slice(start.localized[current].length);
	const agent = agentsFolder(current);
	if (pathname.startsWith(agent)) return agentsFolder(language) + pathname.slice(agent.length);
	return `/${language}${pathname.slice(current.length + 1)}`;
}

function withId(language: Language, id: number | null, original: (id: number) => string): Address | null {
	return id === null ? null : { language, original: original(id) };
}

/** The id in the last segment of the path after a list's address. */
export function listingIdOf(rest: string): number | null {
	return idOf(rest.split("/").filter(Boolean).at(-1));
}

const SEGMENTS_FROM_PROJECT_TO_UNIT = 2;

/**
 * Parses the path below the list of projects: a project (`{city}/{slug}/{id}`), or one of its units below the project's
 * id (`…/{projectId}/{slug}/{id}`).
 */
export function projectAddressOf(rest: string): { project: number } | { project: number; unit: number } | null {
	const segments = rest.split("/").filter(Boolean);
	const id = listingIdOf(rest);
	if (id === null) return null;
	const project = idOf(segments.at(-1 - SEGMENTS_FROM_PROJECT_TO_UNIT));
	if (project !== null && segments.length > SEGMENTS_FROM_PROJECT_TO_UNIT + 1) return { project, unit: id };
	return { project: id };
}
