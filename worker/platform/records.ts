import type { Multilingual } from "../../app/domain/language";
import type { PictureFile } from "../../app/domain/property/picture";
import type { DealState } from "../../app/domain/property/property";

export type StoredPicture = { url: string; caption: Multilingual | null; files?: PictureFile[] };

/**
 * What the `card` column of a listing holds: the texts of a card in every language and the facts that no search
 * compares. Written by the import, read by the lists.
 */
export type StoredCard = {
	/** The record's own language, the first fallback of its texts. */
	own: string | null;
	title: Multilingual | null;
	type: Multilingual | null;
	city: Multilingual | null;
	webId: number | null;
	/** Under option or under offer; absent for every other property. */
	deal?: DealState;
	/** The marquee's name, only where it stands in place of a price. */
	marquee: Multilingual | null;
	/** The price is the lowest of several ('starting from'). */
	from: boolean;
	priceUnit: Multilingual | null;
	livingSurface: number | null;
	groundSurface: number | null;
	/** The shown point is the middle of a circle that holds the property. */
	area: boolean;
	picture: StoredPicture | null;
	/** Epoch seconds of the last fall in price, if the import saw one. */
	priceDownAt: number | null;
};

/** What the `card` column of a project holds. */
export type StoredProjectCard = {
	own: string | null;
	title: Multilingual | null;
	city: Multilingual | null;
	picture: StoredPicture | null;
	unitsForSale: number;
};
