import type { Language } from "../language";
import { type Goal, goals } from "../property/rules";
import type { PageKey } from "./page-table";
import { pagePath } from "./paths";

/** Pages with prices per m² by municipality. */
export const pricePages = {
	sale: "prices",
	rent: "rents",
} as const satisfies Record<Goal, PageKey>;

/** Goal of a price page; null for other pages. */
export function priceGoalOf(page: PageKey | null): Goal | null {
	return goals.find((goal) => pricePages[goal] === page) ?? null;
}

export function pricePath(goal: Goal, language: Language): string {
	return pagePath(pricePages[goal], language);
}

const FILE = "prices.csv";

/** Path of the CSV file with the figures of a price page. */
export function priceFilePath(goal: Goal, language: Language): string {
	return pricePath(goal, language) + FILE;
}
