import type { Texts } from "i18next";
import type { Language } from "../../domain/language";
import type { PageKey } from "../../domain/pages/page-table";

type Common = Texts["common"];

/** A key of the words of every page. */
export type MenuLabel = `menu.${keyof Common["menu"]}` | "frame.favourites" | "frame.login";

export type MenuEntry = { page: PageKey; label: MenuLabel };

export const mainMenu: readonly MenuEntry[] = [
	{ page: "/for-sale/", label: "menu.forSale" },
	{ page: "/for-rent/", label: "menu.forRent" },
	{ page: "/Projects/", label: "menu.projects" },
	{ page: "/contact-demand/", label: "menu.valuation" },
	{ page: "/Onze-diensten/", label: "menu.services" },
	{ page: "/Over-ons/", label: "menu.about" },
	{ page: "/contact/", label: "menu.contact" },
];

export const footerMenus: readonly { title: "footer.search" | "footer.agency"; entries: readonly MenuEntry[] }[] = [
	{
		title: "footer.search",
		entries: [
			...mainMenu.slice(0, 3),
			{ page: "/demand-register/", label: "menu.keepInformed" },
			{ page: "/rent-profile/", label: "menu.rentProfile" },
			{ page: "/favourites/", label: "frame.favourites" },
		],
	},
	{
		title: "footer.agency",
		entries: [
			...mainMenu.slice(3),
			{ page: "/jobs/", label: "menu.jobs" },
			{ page: "/testimonial/", label: "menu.testimonial" },
			{ page: "/newsletter/", label: "menu.newsletter" },
			{ page: "/login/", label: "frame.login" },
		],
	},
];

export const legalMenu: readonly MenuEntry[] = [
	{ page: "/Privacy/", label: "menu.privacy" },
	{ page: "/Cookie-policy/", label: "menu.cookiePolicy" },
	{ page: "/Disclaimer/", label: "menu.disclaimer" },
	{ page: "/Accessibility/", label: "menu.accessibility" },
];

/** Every language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
	nl: "Nederlands",
	fr: "Français",
	en: "English",
	de: "Deutsch",
};
