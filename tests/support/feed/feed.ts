import type { FeedPage } from "../../../app/domain/feed/feed";
import type { FeedSource } from "../../../worker/import/source";
import { FeedError } from "../../../worker/import/source";

export { feedProperty } from "./feed-property.ts";

export const feedTypes = [
	{ ID: 1, ParentID: null, Name: { nl: "Woning", fr: "Maison", en: "House", de: "Haus" }, WebID: 1 },
	{
		ID: 11,
		ParentID: 1,
		Name: { nl: "Rijwoning", fr: "Maison mitoyenne", en: "Terraced house", de: "Reihenhaus" },
		WebID: 1,
	},
];

export type FeedParts = Partial<Omit<FeedPage, "version" | "page" | "pages">>;

/** Feed with one page per argument. */
export function feedOf(...parts: FeedParts[]): FeedSource {
	return {
		async readPage(page) {
			const part = parts[page - 1];
			if (!part) throw new FeedError({ code: "answered", what: { part: "feed-page", page }, status: 404 });
			return { ...part, version: 1, page, pages: parts.length };
		},
	};
}

/** Feed whose pages fail from number `broken` on. */
export function brokenFeed(broken: number, ...parts: FeedParts[]): FeedSource {
	const whole = feedOf(...parts);
	return {
		async readPage(page) {
			if (page >= broken) throw new FeedError({ code: "answered", what: { part: "feed-page", page }, status: 500 });
			return whole.readPage(page);
		},
	};
}
