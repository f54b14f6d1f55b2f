/** What the listings of a landing page amount to; those that are sold or let count for nothing but `total`. */
export type LandingFigures = {
	/** Everything listed. */
	total: number;
	/** Still to be had. */
	onMarket: number;
	/** The lowest and the highest published price, in euro; null where fewer than two have one. */
	prices: { lowest: number; highest: number } | null;
	/** The middle price per m², in euro, and of how many; null where they are too few to tell. */
	perSquareMetre: { median: number; count: number } | null;
	/** With energy label B or better. */
	goodEnergy: number;
};

/** Fewer prices per m² tell of single properties. */
export const LEAST_FOR_MEDIAN = 5;
