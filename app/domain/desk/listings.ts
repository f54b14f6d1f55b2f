import type { FindingMessage } from "../imports/message";

/** `missing`: lacks a legally required mention. */
export const listingViews = ["listed", "missing", "draft", "ended", "all"] as const;
type ListingView = (typeof listingViews)[number];

export type ListingQuery = {
	view: ListingView;
	words: string;
	/** Starts at 1. */
	page: number;
};

const MAX_LENGTH = 200;
const MAX_PAGES = 10_000;

export function listingQuery(search: URLSearchParams): ListingQuery {
	const page = Number(search.get("page"));
	return {
		view: listingViews.find((view) => view === search.get("state")) ?? "listed",
		words: search.get("q")?.trim().slice(0, MAX_LENGTH) ?? "",
		page: Number.isInteger(page) && page > 0 && page < MAX_PAGES ? page : 1,
	};
}

/** Fields that a finding reports as legally missing; empty for other findings. */
export function missingFields(message: FindingMessage): readonly string[] {
	return message.code === "mentions-missing" || message.code === "not-published" ? message.fields : [];
}
