import type { Language } from "../../domain/language";
import type { MenuPage } from "../../domain/pages/page-table";

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

/** Every language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
	nl: "Nederlands",
	fr: "Français",
	en: "English",
	de: "Deutsch",
};
