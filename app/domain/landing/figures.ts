import type { EnergyLabel } from "../property/energy-label";

/** Asking prices of properties on the market. */
export type AskingPrices = {
	count: number;
	/** Lowest and highest published price, in euro; null when fewer than two have one. */
	prices: { lowest: number; highest: number } | null;
	/** Median price per m² in euro and number of properties; null when they are too few. */
	perSquareMetre: { median: number; count: number } | null;
};

/** Figures of a landing page; sold and let listings only count in `total`. */
export type LandingFigures = {
	/** All listings. */
	total: number;
	/** Listings on the market. */
	onMarket: number;
	/** Houses and apartments among them. */
	homes: number;
	/** The compared properties: one type, else the dwellings. */
	compared: AskingPrices;
	/** Each main type on the market by id, largest first. */
	byType: (AskingPrices & { type: number })[];
	/** Median price of the compared properties in euro, rounded to thousands; null when they are too few. */
	price: number | null;
	/** Median number of days on the market; null when there are too few. */
	days: number | null;
	/** Number of compared properties per energy label, best first. */
	labels: { label: EnergyLabel; count: number }[];
	/** Number of listings on the market with energy label B or better. */
	goodEnergy: number;
	/** IDs of listings sold or let, newest first. */
	endedIds: number[];
};

/** With fewer prices per m², a median only reflects single properties. */
export const MIN_FOR_MEDIAN = 3;
