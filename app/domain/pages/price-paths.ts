import type { Language } from "../language";
import { type Goal, goals } from "../property/rules";
import type { PageKey } from "./page-table";
import { pagePath } from "./paths";

/** The pages of prices per m² by municipality. */
export const pricePages = {
	sale: "prices",
	rent: "rents",
} as const satisfies Record<Goal, PageKey>;

/** Null for every other page. */
export function priceGoalOf(page: PageKey | null): Goal | null {
	return goals.find((goal) => pricePages[goal] === page) ?? null;
}

export function pricePath(goal: Goal, language: Language): string {
	return pagePath(pricePages[goal], language);
}

const FILE = "prices.csv";

/** The figures of a page of prices as a table for other programs. */
export function priceFilePath(goal: Goal, language: Language): string {
	return pricePath(goal, language) + FILE;
}
