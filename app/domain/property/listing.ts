import type { Language } from "../language";
import type { Region } from "../localities/region";
import type { Goal, Property } from "./property";

/** The states of a property's deal, in the order of the agency's labels. */
export type ListingState = "for-sale" | "for-rent" | "under-option" | "under-offer" | "sold" | "rented" | "sold-out";

/**
 * Whether the property can still be visited, bought or rented: under option it can, should the option lapse; under
 * offer it is agreed with somebody.
 */
export function isOnMarket(state: ListingState): boolean {
	return state === "for-sale" || state === "for-rent" || state === "under-option";
}

/** Sold, rented, or sold out: no longer available. */
export function isGone(state: ListingState): boolean {
	return state === "sold" || state === "rented" || state === "sold-out";
}

/** The requests that a property accepts. */
export type Market = "for-sale" | "for-rent";

/** Null where it accepts none. */
export function marketOf({ state, goal }: Pick<ListingCard, "state" | "goal">): Market | null {
	if (!isOnMarket(state)) return null;
	return goal === "sale" ? "for-sale" : "for-rent";
}

/** A picture ready for an `<img>`: addresses, size in pixels and alternative text. */
export type ListingPicture = {
	src: string;
	srcset: string | null;
	/** For `<source>`, best format first. */
	sources: { type: string; srcset: string }[];
	width: number | null;
	height: number | null;
	alt: string;
};

/** The approximate location for a hidden address: a circle that contains it. Radius in metres. */
export type ListingArea = { latitude: number; longitude: number; radius: number };

export type ListingEnergy = {
	region: Region;
	label: string;
	image: string;
	/** Luxembourg's insulation class. */
	insulation?: string;
};

/** A property as shown in lists, in one language. Without unpublished values. */
export type ListingCard = {
	id: number;
	path: string;
	goal: Goal;
	state: ListingState;
	/** The agency's status code. */
	status: number;
	title: string;
	/** The language of the title where it is not the page's. */
	titleLanguage?: Language;
	type: string | null;
	/** Decides the icon shown for a missing picture. */
	webId: number | null;
	priceText: string;
	/** What follows the price of some properties, such as 'per month'. */
	priceUnit: string | null;
	/** In euro; null where it is not published. */
	price: number | null;
	city: string | null;
	zip: string | null;
	/** Where it is not Belgium: addresses are written in its way. */
	country?: "LU";
	latitude: number | null;
	longitude: number | null;
	area: ListingArea | null;
	bedrooms: number | null;
	/** In m². */
	livingSurface: number | null;
	/** In m². */
	groundSurface: number | null;
	epc: ListingEnergy | null;
	picture: ListingPicture | null;
	/** One small piece of news, if any. */
	news: "new" | "price-down" | null;
	/** A legally required mention is missing, and a text states so. */
	isIncomplete?: true;
};

export type ListingPage = {
	/** Exact up to 10,000; above that `totalIsMore` is true and `total` is 10,000. */
	total: number;
	totalIsMore: boolean;
	page: number;
	pages: number;
	pageSize: number;
	items: ListingCard[];
};

export type ListingDocument = { id: string; name: string; url: string | null; access: "public" | "on-request" };

/** A property's own page, in one language. */
export type PropertyDetail = {
	card: ListingCard;
	reference: string | null;
	/** Sanitised HTML. */
	description: string | null;
	/** The language the description is in, which may be another one than the page's. */
	descriptionLanguage: Language;
	pictures: ListingPicture[];
	documents: ListingDocument[];
	/** The record, less what is not published. */
	property: Property;
	region: Region | null;
	/** Shown address, street first; null where it is hidden. */
	street: string | null;
	country: string | null;
	project: { id: number; name: string; path: string; unitPath: string } | null;
	/** Since when it is on the market, in epoch seconds; null where nothing tells. */
	listedAt: number | null;
	/** What it was offered for, the latest first, with when it was first offered for that in epoch seconds. */
	prices: { at: number; price: number }[];
	/** Addresses of this page in every language. */
	alternates: Record<Language, string>;
	/** Languages that the agency wrote no title in; of what has none, no description. */
	untranslated: readonly Language[];
	/** The agency's title where it wrote none in the page's language, and the page has a neutral one. */
	foreignTitle: { text: string; language: Language } | null;
};

export type ProjectCard = {
	id: number;
	path: string;
	title: string;
	/** Where it is not the page's. */
	titleLanguage?: Language;
	city: string | null;
	zip: string | null;
	/** Where it is not Belgium: addresses are written in its way. */
	country?: "LU";
	/** Sold out: it has constructions and none is for sale. */
	soldOut: boolean;
	picture: ListingPicture | null;
	externalUrl: string | null;
	/** How many of its constructions are for sale. */
	unitsForSale: number;
	/** The lowest published price among its properties for sale, in euro. */
	priceFrom: number | null;
};

export type ProjectConstruction = {
	unit: string | null;
	floor: string | null;
	status: string | null;
	requirement: string | null;
	propertyId: number | null;
	/** Where the unit has a page of its own. */
	path: string | null;
};

export type ProjectDetail = {
	card: ProjectCard;
	number: string | null;
	/** Sanitised HTML. */
	description: string | null;
	delivery: string | null;
	technical: string | null;
	situation: string | null;
	street: string | null;
	country: string | null;
	region: Region | null;
	latitude: number | null;
	longitude: number | null;
	area: ListingArea | null;
	pictures: ListingPicture[];
	documents: ListingDocument[];
	constructions: ProjectConstruction[];
	/** Prices that the agency publishes; a unit whose price is hidden is not in it. */
	prices: { unit: string | null; propertyId: number | null; price: number; priceText: string; path: string | null }[];
	properties: ListingCard[];
	/** Public plans of its properties: a property's id and the address of its plan. */
	plans: { propertyId: number; url: string }[];
	alternates: Record<Language, string>;
	/** Languages that the agency wrote no name in. */
	untranslated: readonly Language[];
};
