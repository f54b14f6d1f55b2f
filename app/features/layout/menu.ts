import type { Language } from "../../domain/language";
import type { MenuPage } from "../../domain/pages/page-table";

export const mainMenu = [
	"/for-sale/",
	"/for-rent/",
	"/Projects/",
	"/contact-demand/",
	"/Onze-diensten/",
	"/Over-ons/",
	"/contact/",
] as const satisfies readonly MenuPage[];

type FooterTitle = "footer.search" | "footer.agency" | "footer.reading";

export const footerMenus: readonly { title: FooterTitle; pages: readonly MenuPage[] }[] = [
	{
		title: "footer.search",
		pages: [...mainMenu.slice(0, 3), "/demand-register/", "/rent-profile/", "/favourites/"],
	},
	{
		title: "footer.agency",
		pages: [...mainMenu.slice(3), "/jobs/", "/testimonial/", "/newsletter/", "/login/"],
	},
	{
		title: "footer.reading",
		pages: [
			"/purchase-costs/",
			"/buying-guide/",
			"/renting-guide/",
			"/figures/",
			"/references/",
			"/prices-per-square-metre/",
		],
	},
];

export const legalMenu: readonly MenuPage[] = ["/Privacy/", "/Cookie-policy/", "/Disclaimer/", "/Accessibility/"];

/** Every language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
	nl: "Nederlands",
	fr: "Français",
	en: "English",
	de: "Deutsch",
};
