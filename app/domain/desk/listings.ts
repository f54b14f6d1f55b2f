/** `missing`: the law asks for a mention that the record lacks. */
export const listingViews = ["listed", "missing", "draft", "ended", "all"] as const;
export type ListingView = (typeof listingViews)[number];

export type ListingQuery = {
	view: ListingView;
	words: string;
	/** From 1. */
	page: number;
};

const LONGEST = 200;
const MOST_PAGES = 10_000;

export function listingQuery(search: URLSearchParams): ListingQuery {
	const page = Number(search.get("page"));
	return {
		view: listingViews.find((view) => view === search.get("state")) ?? "listed",
		words: search.get("q")?.trim().slice(0, LONGEST) ?? "",
		page: Number.isInteger(page) && page > 0 && page < MOST_PAGES ? page : 1,
	};
}

const MISSING = /missing by law: (.+)$/;

/** The fields that a remark of the import names as missing; none where it is about something else. */
export function missingFields(reason: string): string[] {
	return MISSING.exec(reason)?.[1]?.split(", ") ?? [];
}

/** The field of the agency's system that a reason names first; null where it names none. */
export function fieldToMend(reason: string): string | null {
	return missingFields(reason)[0] ?? /^([A-Z]\w*(?:\.\w+)*):/.exec(reason)?.[1] ?? null;
}
