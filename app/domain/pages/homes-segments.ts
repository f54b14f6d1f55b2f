import type { LocalPaths } from "./site-path";

/** Slugs for houses and apartments below a list. Separate, as the browser loads them with every menu. */
export const homesSegments: LocalPaths = {
	nl: "huizen-en-appartementen",
	fr: "maisons-et-appartements",
	en: "houses-and-apartments",
	de: "haeuser-und-wohnungen",
};
