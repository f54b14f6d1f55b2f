import type { Language } from "../language";
import type { SitePath } from "./site-path";

/** Pages to read and to calculate with. Not in the table of `pages`, which the browser loads with every page. */
export const readingPaths = [
	{
		original: "/purchase-costs/",
		type: "page",
		breadcrumb: ["/"],
		localized: {
			nl: "/nl/aankoopkosten-berekenen/",
			fr: "/fr/calculer-les-frais-d-achat/",
			en: "/en/purchase-cost-calculator/",
			de: "/de/kaufnebenkosten-berechnen/",
		},
	},
	{
		original: "/buying-guide/",
		type: "article",
		breadcrumb: ["/"],
		localized: {
			nl: "/nl/koopgids/",
			fr: "/fr/guide-de-l-acheteur/",
			en: "/en/buyers-guide/",
			de: "/de/ratgeber-kaufen/",
		},
	},
	{
		original: "/renting-guide/",
		type: "article",
		breadcrumb: ["/"],
		localized: {
			nl: "/nl/huurgids/",
			fr: "/fr/guide-du-locataire/",
			en: "/en/tenants-guide/",
			de: "/de/ratgeber-mieten/",
		},
	},
	{
		original: "/figures/",
		type: "page",
		breadcrumb: ["/"],
		localized: {
			nl: "/nl/cijfers-en-tarieven/",
			fr: "/fr/chiffres-et-taux/",
			en: "/en/figures-and-rates/",
			de: "/de/zahlen-und-saetze/",
		},
	},
	{
		original: "/references/",
		type: "page",
		breadcrumb: ["/"],
		localized: {
			nl: "/nl/referenties/",
			fr: "/fr/references/",
			en: "/en/references/",
			de: "/de/referenzen/",
		},
	},
] as const satisfies readonly SitePath[];

export type ReadingPage = (typeof readingPaths)[number]["original"];

export function readingPath(original: ReadingPage, language: Language): string {
	const found = readingPaths.find((candidate) => candidate.original === original);
	if (!found) throw new Error(`no page ${original}`);
	return found.localized[language];
}
