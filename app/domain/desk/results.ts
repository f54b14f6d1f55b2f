/** What figures are counted by. */
export const resultsBy = ["week", "property", "agent", "office", "source"] as const;
export type ResultsBy = (typeof resultsBy)[number];

/** How many weeks back, this one included. */
export const resultWeeks = [4, 13, 26, 52] as const;
type ResultWeeks = (typeof resultWeeks)[number];

export type ResultsQuery = { by: ResultsBy; weeks: ResultWeeks };

/** `held`: viewings that somebody came to; `won` and `lost`: the stage of requests that came in then. */
export const resultFigures = ["requests", "offers", "viewings", "held", "won", "lost"] as const;
export type ResultFigure = (typeof resultFigures)[number];

/** From an address; what does not fit is the usual. */
export function resultsQuery(search: URLSearchParams): ResultsQuery {
	const weeks = Number(search.get("weeks"));
	return {
		by: resultsBy.find((each) => each === search.get("by")) ?? "week",
		weeks: resultWeeks.find((each) => each === weeks) ?? 13,
	};
}
