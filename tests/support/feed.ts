import type { FeedPage } from "../../app/domain/feed";
import type { FeedSource } from "../../worker/import/source";
import { FeedError } from "../../worker/import/source";

type FeedRecord = Record<string, unknown>;

/** A home for sale in Ghent with a published price and address, changed as a test needs it. */
export function feedProperty(id: number, changes: FeedRecord = {}): FeedRecord {
	return {
		ID: id,
		Goal: 0,
		Status: 1,
		Language: "nl",
		WebID: 1,
		MainTypeID: 1,
		TypeID: 11,
		Title: { nl: `Woning ${id}`, fr: `Maison ${id}`, en: `House ${id}`, de: `Haus ${id}` },
		Description: { nl: "<p>Een woning.</p>" },
		PublishPrice: true,
		Price: 300_000 + id,
		PublishAddress: true,
		Street: "Voorbeeldstraat",
		HouseNumber: "1",
		Zip: "9000",
		City: { nl: "Gent", fr: "Gand", en: "Ghent", de: "Gent" },
		CountryID: 10,
		Latitude: 51.05,
		Longitude: 3.72,
		Bedrooms: 3,
		LivingSurface: 120,
		Pictures: [{ Url: `https://media.example.com/${id}.jpg`, Order: 1 }],
		CreatedDate: "2026-10-01T09:00:00Z",
		LastChangedDate: "2026-10-02T09:00:00Z",
		...changes,
	};
}

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

/** A feed of several pages, each with its own parts. */
export function feedOf(...parts: FeedParts[]): FeedSource {
	return {
		async readPage(page) {
			const part = parts[page - 1];
			if (!part) throw new FeedError(`page ${page} of the feed answered 404`);
			return { ...part, version: 1, page, pages: parts.length };
		},
	};
}

/** A feed whose pages from `broken` on cannot be read. */
export function brokenFeed(broken: number, ...parts: FeedParts[]): FeedSource {
	const whole = feedOf(...parts);
	return {
		async readPage(page) {
			if (page >= broken) throw new FeedError(`page ${page} of the feed answered 500`);
			return whole.readPage(page);
		},
	};
}
