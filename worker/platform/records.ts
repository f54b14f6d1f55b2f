import type { Multilingual } from "../../app/domain/language";

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
	/** The marquee's name, only where it stands in place of a price. */
	marquee: Multilingual | null;
	/** The price is the lowest of several ('starting from'). */
	from: boolean;
	priceUnit: Multilingual | null;
	/** On top of a rent, in euro a month; absent in cards of before. */
	charges?: number | null;
	/** Luxembourg's second class, as the agency writes it. */
	insulation?: string | null;
	/** The law asks for a mention that is missing, and the agency wants visitors to see it. */
	isIncomplete?: boolean;
	livingSurface: number | null;
	groundSurface: number | null;
	/** The shown point is the middle of a circle that holds the property. */
	area: boolean;
	picture: { url: string; caption: Multilingual | null } | null;
	/** Epoch seconds of the last fall in price, if the import saw one. */
	priceDownAt: number | null;
};

/** What the `card` column of a project holds. */
export type StoredProjectCard = {
	own: string | null;
	title: Multilingual | null;
	city: Multilingual | null;
	picture: { url: string; caption: Multilingual | null } | null;
	unitsForSale: number;
};
