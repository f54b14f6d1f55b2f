import type { Language } from "../language";
import type { Region } from "../localities/region";
import { type DealForm, dealTerms, type PricePart } from "./deal-terms";
import type { Deal } from "./deals";
import type { EnergyLabel } from "./energy-label";
import type { OpenHouse } from "./open-houses";
import type { Goal } from "./property";
import type { RecordFor } from "./visibility/audiences";

/** The states of a property's deal, in the order of the agency's labels. */
export type ListingState = "for-sale" | "for-rent" | "under-option" | "under-offer" | "sold" | "rented";

/**
 * Whether the property can still be visited, bought or rented: under option it can, should the option lapse; under
 * offer it is agreed with somebody.
 */
export function isOnMarket(state: ListingState): boolean {
	return state === "for-sale" || state === "for-rent" || state === "under-option";
}

/** Sold or rented: no longer available. */
export function isGone(state: ListingState): boolean {
	return state === "sold" || state === "rented";
}

/** Why a property takes a form no more, or not now, or never. */
export type FormRefusal = "gone" | "under-offer" | "other-deal";

/** What is said of each, in the texts of forms (`validation`). */
export const refusalNotices = {
	gone: "gone.property",
	"under-offer": "gone.underOffer",
	"other-deal": "gone.otherDeal",
} as const satisfies Record<FormRefusal, string>;

type Offered = Pick<ListingCard, "state" | "deal">;

/** Null where the form can be sent. */
export function formRefusal({ state, deal }: Offered, form: DealForm): FormRefusal | null {
	if (!dealTerms[deal].forms.includes(form)) return "other-deal";
	if (state === "under-offer") return "under-offer";
	return isOnMarket(state) ? null : "gone";
}

export function takesForm(card: Offered, form: DealForm): boolean {
	return formRefusal(card, form) === null;
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
	label: EnergyLabel;
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
	/** In euro, as searches compare it; null where it is not published, and where it compares to nothing. */
	price: number | null;
	/** Of what is newly built: price, VAT, duties and deed together, in euro, without a loan or an advantage of the buyer. */
	allIn?: number;
	/** What the price text is made of; none where no price is published. */
	priceParts: readonly PricePart[];
	deal: Deal;
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
	/** Open days that have not ended, the next one first. */
	openHouses: readonly OpenHouse[];
	/** Of a list: what it costs per month by the search, in euro; null where that is not known. */
	monthly?: number | null;
	/** Whether the search asks for that cost, so that the card says it. */
	isMonthlyAsked?: true;
	/** A legally required mention is missing, and a text states so. */
	isIncomplete?: true;
};

export function isPricePublished({ priceParts }: Pick<ListingCard, "priceParts">): boolean {
	return priceParts.length > 0;
}

export type ListingPage = {
	/** Exact up to 10,000; above that `totalIsMore` is true and `total` is 10,000. */
	total: number;
	totalIsMore: boolean;
	/** Of them sold or let, which the list shows last. */
	ended: number;
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
	property: RecordFor<"visitor">;
	region: Region | null;
	/** Shown address, street first; null where it is hidden. */
	street: string | null;
	country: string | null;
	project: { id: number; name: string; path: string; unitPath: string } | null;
	/** Since when the site offers it, in epoch seconds; null where it did so from its beginning. */
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
	/** What happened to the last of its units; null where one is for sale, or none is listed. */
	soldOut: "sold" | "rented" | null;
	picture: ListingPicture | null;
	externalUrl: string | null;
	/** How many of its units are for sale or for rent, and not under option. */
	unitsForSale: number;
	/** The lowest published price among its properties for sale, in euro. */
	priceFrom: number | null;
	/** The lowest price by number of bedrooms, in euro, of those of which it is known. */
	prices: ProjectPrice[];
};

/** @property homes how many are for sale with so many bedrooms */
export type ProjectPrice = { bedrooms: number; price: number; homes: number };

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

/** The documents that a visitor can have: those on request where the property takes that form. */
export function documentsOffered({ card, documents }: Pick<PropertyDetail, "card" | "documents">): ListingDocument[] {
	return takesForm(card, "documents") ? documents : documents.filter(({ access }) => access !== "on-request");
}
