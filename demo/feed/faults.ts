import type { FeedPage } from "../../app/domain/feed/feed.ts";

/** Invalid record: its goal and its price are words. */
export const REJECTED_ID = 4998;
/** House whose advert lacks what Flemish law requires. */
export const INCOMPLETE_ID = 4181;

const rejected = {
	ID: REJECTED_ID,
	Goal: "te koop",
	Status: 1,
	Title: { nl: "Rijwoning, nog in te vullen", fr: "Maison mitoyenne, à compléter" },
	Price: "op aanvraag",
	Zip: "9000",
	City: { nl: "Gent" },
	CountryID: 10,
};

/** Adds faults that real systems send. The desk reports the rejected record and the incomplete advert. */
export function withFaults(pages: readonly FeedPage[]): FeedPage[] {
	return pages.map((page, index) => {
		const properties = (page.properties ?? []).map((record) => (isIncomplete(record) ? incomplete(record) : record));
		return { ...page, properties: index === pages.length - 1 ? [...properties, rejected] : properties };
	});
}

function isIncomplete(record: unknown): record is object {
	return typeof record === "object" && record !== null && "ID" in record && record.ID === INCOMPLETE_ID;
}

function incomplete(record: object): object {
	return { ...record, PScore: undefined, EnergyCertificateNumber: undefined };
}
