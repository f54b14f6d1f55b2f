import { type RouterContextProvider, redirect } from "react-router";
import { listings } from "../../context";
import { type Landing, landingAt, landingPath, landingSegments, typesWithPages } from "../../domain/landing/landing";
import type { LandingType } from "../../domain/landing/landing-types";
import type { Language } from "../../domain/language";
import { notFound } from "../errors/not-found";

/**
 * The landing page at an address with the agency's types; null for a list's own address. One that is written as in another
 * language leads to its own.
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
