import type { Language } from "../../domain/language";
import { homesSegments } from "../../domain/pages/homes-segments";
import type { MenuPage, PageKey } from "../../domain/pages/page-table";
import { pagePath } from "../../domain/pages/paths";

export const mainMenu = [
	"for-sale",
	"for-rent",
	"projects",
	"valuation",
	"services",
	"about",
	"contact",
] as const satisfies readonly MenuPage[];

type FooterTitle = "footer.search" | "footer.agency" | "footer.reading";

export const footerMenus: readonly { title: FooterTitle; pages: readonly MenuPage[] }[] = [
	{
		title: "footer.search",
		pages: [...mainMenu.slice(0, 3), "save-search", "rent-profile", "favourites"],
	},
	{
		title: "footer.agency",
		pages: [...mainMenu.slice(3), "jobs", "testimonial", "newsletter", "login"],
	},
	{
		title: "footer.reading",
		pages: ["purchase-costs", "buying-guide", "renting-guide", "figures", "references", "prices"],
	},
];

export const legalMenu: readonly MenuPage[] = ["privacy", "cookie-policy", "disclaimer", "accessibility"];

/** Name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = {
	nl: "Nederlands",
	fr: "Français",
	en: "English",
	de: "Deutsch",
};

/** Returns the target of a menu link; links to lists go to houses and flats. */
export function homesPath(page: PageKey, language: Language, homeTypes: readonly number[]): string {
	const path = pagePath(page, language);
	const isList = page === "for-sale" || page === "for-rent";
	return isList && homeTypes.length > 0 ? `${path}${homesSegments[language]}/` : path;
}
