import type { LocalPaths } from "./site-path";

/** The address of houses and flats below a list. The browser has it with every menu. */
export const homesSegments: LocalPaths = {
	nl: "huizen-en-appartementen",
	fr: "maisons-et-appartements",
	en: "houses-and-apartments",
	de: "haeuser-und-wohnungen",
};
