import { parseSearch, type Search, searchParams } from "../../../domain/search/search";

/** What a visitor says of the own money and the loan. */
export type MonthlyTerms = Pick<Search, "ownMoney" | "term" | "ownHome">;

const KEY = "monthly-terms";

/** As they were said last in this browser; none where storage is blocked. */
export function keptTerms(): MonthlyTerms {
	try {
		const params = new URLSearchParams(localStorage.getItem(KEY) ?? "");
		params.set("sort", "monthly");
		const { ownMoney, term, ownHome } = parseSearch(params).search;
		return { ownMoney, term, ownHome };
	} catch {
		return {};
	}
}

export function keepTerms(search: Search): void {
	const all = searchParams(search);
	const kept = [...all].filter(([name]) => name === "ownMoney" || name === "term" || name === "ownHome");
	try {
		localStorage.setItem(KEY, new URLSearchParams(kept).toString());
	} catch {
		return;
	}
}
