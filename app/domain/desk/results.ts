/** Grouping of the figures. */
export const resultsBy = ["week", "property", "agent", "office", "source"] as const;
export type ResultsBy = (typeof resultsBy)[number];

/** Periods in weeks, including the current one. */
export const resultWeeks = [4, 13, 26, 52] as const;
type ResultWeeks = (typeof resultWeeks)[number];

export type ResultsQuery = { by: ResultsBy; weeks: ResultWeeks };

/** `held`: viewings that took place; `won` and `lost`: stage of the submissions received in that period. */
export const resultFigures = ["requests", "offers", "viewings", "held", "won", "lost"] as const;
export type ResultFigure = (typeof resultFigures)[number];

/** Parses the query from an address; invalid values get the defaults. */
export function resultsQuery(search: URLSearchParams): ResultsQuery {
	const weeks = Number(search.get("weeks"));
	return {
		by: resultsBy.find((each) => each === search.get("by")) ?? "week",
		weeks: resultWeeks.find((each) => each === weeks) ?? 13,
	};
}
