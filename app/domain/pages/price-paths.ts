import type { Language } from "../language";
import type { Goal } from "../property/rules";
import type { SitePath } from "./site-path";

/** Pages of prices per m² by municipality. Beside the table of `pages`, which the browser loads with every page. */
export const pricePaths = [
	{
		original: "/prices-per-square-metre/",
		goal: "sale",
		type: "page",
		breadcrumb: ["/"],
		localized: {
			nl: "/nl/koopprijs-per-m2/",
			fr: "/fr/prix-au-m2/",
			en: "/en/house-prices-per-m2/",
			de: "/de/kaufpreis-pro-m2/",
		},
	},
	{
		original: "/rents-per-square-metre/",
		goal: "rent",
		type: "page",
		breadcrumb: ["/"],
		localized: {
			nl: "/nl/huurprijs-per-m2/",
			fr: "/fr/loyer-au-m2/",
			en: "/en/rents-per-m2/",
			de: "/de/mietpreis-pro-m2/",
		},
	},
] as const satisfies readonly (SitePath & { goal: Goal })[];

export function pricePath(goal: Goal, language: Language): string {
	const found = pricePaths.find((candidate) => candidate.goal === goal);
	if (!found) throw new Error(`no page of prices for ${goal}`);
	return found.localized[language];
}

export function pricePathOf(original: string | undefined) {
	return pricePaths.find((candidate) => candidate.original === original) ?? null;
}

const FILE = "prices.csv";

/** The figures of a page of prices as a table for other programs. */
export function priceFilePath(goal: Goal, language: Language): string {
	return pricePath(goal, language) + FILE;
}
