import type { LocalPaths } from "./site-path";

export const serviceSlugs = [
	"gratis-schatting",
	"aankoop-begeleiding",
	"verkoop-begeleiding",
	"renovatie-begeleiding",
] as const;
export type ServiceSlug = (typeof serviceSlugs)[number];

/** Localized slugs of the services. */
export const serviceSegments: Record<ServiceSlug, LocalPaths> = {
	"gratis-schatting": {
		nl: "gratis-schatting",
		fr: "estimation-gratuite",
		en: "free-valuation",
		de: "kostenlose-bewertung",
	},
	"aankoop-begeleiding": {
		nl: "aankoop-begeleiding",
		fr: "accompagnement-a-l-achat",
		en: "help-with-buying",
		de: "begleitung-beim-kauf",
	},
	"verkoop-begeleiding": {
		nl: "verkoop-begeleiding",
		fr: "accompagnement-a-la-vente",
		en: "help-with-selling",
		de: "begleitung-beim-verkauf",
	},
	"renovatie-begeleiding": {
		nl: "renovatie-begeleiding",
		fr: "accompagnement-a-la-renovation",
		en: "help-with-renovating",
		de: "begleitung-bei-der-sanierung",
	},
};
