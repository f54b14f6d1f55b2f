import { type RouterContextProvider, redirect } from "react-router";
import { listings, sentences, visitor } from "../../../context";
import {
	type Landing,
	landingAt,
	landingOfSearch,
	landingPath,
	landingSegments,
	typesWithPages,
} from "../../../domain/landing/landing";
import type { LandingType } from "../../../domain/landing/landing-types";
import type { Language } from "../../../domain/language";
import { localityTyped } from "../../../domain/localities/locality-search";
import type { Goal } from "../../../domain/property/property";
import { CORRECTED_PARAMETER } from "../../../domain/search/corrections";
import { PANEL_PARAMETER } from "../../../domain/search/page-query";
import type { Search } from "../../../domain/search/search";
import { notFound } from "../../../features/errors/not-found";
import { listAddress } from "../../../features/search/search-address";

type ListRequest = {
	search: Search;
	/** Invalid parameters, which the list reports. */
	ignored: readonly string[];
	params: URLSearchParams;
	goal: Goal;
	language: Language;
	/** Types with landing pages. */
	types: readonly LandingType[];
	/** Target of the URL's search in words; null if the words are plain text. */
	meant: string | null;
};

/** Parameters that a landing page does not have. */
const beyondLandings = ["rest", CORRECTED_PARAMETER, PANEL_PARAMETER];

/** Redirect of a list's URL, with its status; null if the list is shown there. */
export function redirectOf({
	search,
	ignored,
	params,
	goal,
	language,
	types,
	meant,
}: ListRequest): { to: string; status: 301 | 302 } | null {
	const typed = localityTyped(search);
	if (typed) return { to: listAddress(goal, search, language, typed), status: 302 };
	if (meant) return { to: meant, status: 302 };
	const isBeyond = ignored.length > 0 || beyondLandings.some((name) => params.has(name));
	const own = isBeyond ? null : landingOfSearch(search, goal, types);
	return own && { to: landingPath(own, language), status: 301 };
}

/**
 * Landing page of a URL, with the agency's types; null for a plain list. Redirects a path in another spelling, such as
 * that of another language.
 *
 * @throws the 404 page for an unknown place or type
 */
export async function readLanding(
	context: Readonly<RouterContextProvider>,
	url: URL,
	language: Language,
): Promise<{ landing: Landing | null; types: readonly LandingType[] }> {
	const types = typesWithPages(await context.get(listings).typeList());
	const found = landingSegments(url.pathname, language);
	if (found === null) return { landing: null, types };
	const landing = landingAt(found, language, types);
	if (landing === null) throw await notFound(context, "page");
	const path = landingPath(landing, language);
	if (path !== url.pathname) throw redirect(path + url.search, 301);
	return { landing, types };
}

const MIN_SENTENCE_LENGTH = 2;

/**
 * Redirect of a list with nothing but a search in words: the URL with the filters that the words mean. Null if they are
 * plain text.
 */
export async function sentenceRedirect(
	context: Readonly<RouterContextProvider>,
	params: URLSearchParams,
	goal: Goal,
): Promise<string | null> {
	const text = params.get("q")?.trim() ?? "";
	const isAlone = [...params.keys()].every((name) => name === "q");
	if (!isAlone || text.length < MIN_SENTENCE_LENGTH) return null;
	const { language } = context.get(visitor);
	return context.get(sentences).meant(text, language, goal);
}
