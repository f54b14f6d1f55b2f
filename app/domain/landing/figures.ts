import type { EnergyLabel } from "../property/energy-label";

/** What properties on the market ask. */
export type Asked = {
	count: number;
	/** The lowest and the highest published price, in euro; null where fewer than two have one. */
	prices: { lowest: number; highest: number } | null;
	/** The middle price per m², in euro, and of how many; null where they are too few to tell. */
	perSquareMetre: { median: number; count: number } | null;
};

/** What the listings of a landing page amount to; those that are sold or let count for nothing but `total`. */
export type LandingFigures = {
	/** Everything listed. */
	total: number;
	/** Still to be had. */
	onMarket: number;
	/** Of those, houses and flats. */
	homes: number;
	/** Of what the page is about: one type, else the dwellings. */
	compared: Asked;
	/** Of each main type on the market, by its number, those with the most first. */
	byType: (Asked & { type: number })[];
	/** The middle price of what is compared, in euro, to a thousand; null where they are too few to tell. */
	price: number | null;
	/** For how many days the middle one has been offered; null where they are too few to tell. */
	days: number | null;
	/** How many of what is compared have which energy label, the best first. */
	labels: { label: EnergyLabel; count: number }[];
	/** Of all on the market, with energy label B or better. */
	goodEnergy: number;
	/** Sold or let and still listed, the newest first. */
	gone: number[];
};

/** Fewer prices per m² tell of single properties. */
export const LEAST_FOR_MEDIAN = 3;
