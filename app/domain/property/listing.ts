import type { Language } from "../language";
import type { Region } from "../localities/region";
import { type DealForm, dealTerms, type PricePart } from "./deal-terms";
import type { Deal } from "./deals";
import type { EnergyLabel } from "./energy-label";
import type { OpenHouse } from "./open-houses";
import type { Goal } from "./property";
import type { RecordFor } from "./visibility/audiences";

/** States of a listing, in the order of the agency's labels. */
export type ListingState = "for-sale" | "for-rent" | "under-option" | "under-offer" | "sold" | "rented";

/**
 * Whether the property can still be visited, bought or rented. This includes "under option", as the option may lapse;
 * "under offer" is already agreed.
 */
export function isOnMarket(state: ListingState): boolean {
	return state === "for-sale" || state === "for-rent" || state === "under-option";
}

export function isGone(state: ListingState): boolean {
	return state === "sold" || state === "rented";
}

/** Reason why a property does not take a form. */
export type FormRefusal = "gone" | "under-offer" | "other-deal";

/** Text key of each refusal, in the namespace `validation`. */
export const refusalNotices = {
	gone: "gone.property",
	"under-offer": "gone.underOffer",
	"other-deal": "gone.otherDeal",
} as const satisfies Record<FormRefusal, string>;

type Offered = Pick<ListingCard, "state" | "deal">;

/** Returns null when the form can be sent. */
export function formRefusal({ state, deal }: Offered, form: DealForm): FormRefusal | null {
	if (!dealTerms[deal].forms.includes(form)) return "other-deal";
	if (state === "under-offer") return "under-offer";
	return isOnMarket(state) ? null : "gone";
}

export function takesForm(card: Offered, form: DealForm): boolean {
	return formRefusal(card, form) === null;
}

/** A picture ready for an `<img>`: addresses, size in px and alternative text. */
export type ListingPicture = {
	src: string;
	srcset: string | null;
	/** For `<source>`, best format first. */
	sources: { type: string; srcset: string }[];
	width: number | null;
	height: number | null;
	alt: string;
};

/** A circle that contains a hidden address. Radius in metres. */
export type ListingArea = { latitude: number; longitude: number; radius: number };

export type ListingEnergy = {
	region: Region;
	label: EnergyLabel;
	image: string;
	/** Luxembourg's insulation class. */
	insulation?: string;
};

/** A property as shown in lists, in one language, without unpublished values. */
export type ListingCard = {
	id: number;
	path: string;
	goal: Goal;
	state: ListingState;
	/** The agency's status code. */
	status: number;
	title: string;
	/** Language of the title when it is not the page's. */
	titleLanguage?: Language;
	type: string | null;
	/** Selects the icon that replaces a missing picture. */
	webId: number | null;
	priceText: string;
	/** Suffix of the price, such as 'per month'. */
	priceUnit: string | null;
	/** Comparable amount in euro; null when unpublished or not comparable. */
	price: number | null;
	/** New build only: price, VAT, duties and deed in euro, without a loan or the buyer's tax reductions. */
	allIn?: number;
	/** Parts of the price text; empty when no price is published. */
	priceParts: readonly PricePart[];
	deal: Deal;
	city: string | null;
	zip: string | null;
	/** Set outside Belgium; decides the address format. */
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
	/** At most one badge. */
	news: "new" | "price-down" | null;
	/** Open days that have not ended, soonest first. */
	openHouses: readonly OpenHouse[];
	/** In lists: monthly cost for this search in euro; null when unknown. */
	monthly?: number | null;
	/** Whether the search asks for the monthly cost, so that the card shows it. */
	isMonthlyAsked?: true;
	/** A legally required mention is missing; the card says so. */
	isIncomplete?: true;
};

export function isPricePublished({ priceParts }: Pick<ListingCard, "priceParts">): boolean {
	return priceParts.length > 0;
}

export type ListingPage = {
	/** Exact up to 10,000; above that `totalIsMore` is true and `total` is 10,000. */
	total: number;
	totalIsMore: boolean;
	/** Sold or rented listings among the total; the list shows them last. */
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
	/** Language of the description; may differ from the page's. */
	descriptionLanguage: Language;
	pictures: ListingPicture[];
	documents: ListingDocument[];
	/** The record without unpublished values. */
	property: RecordFor<"visitor">;
	region: Region | null;
	/** The published address, street first; null when hidden. */
	street: string | null;
	country: string | null;
	project: { id: number; name: string; path: string; unitPath: string } | null;
	/** When the site first listed it, in epoch seconds; null when unknown, as for the site's first import. */
	listedAt: number | null;
	/** Asking prices, latest first; `at` is the start of each in epoch seconds. */
	prices: { at: number; price: number }[];
	/** Addresses of this page in every language. */
	alternates: Record<Language, string>;
	/** Languages without a title by the agency; without a description, when there is no title at all. */
	untranslated: readonly Language[];
	/** The agency's title when none exists in the page's language; the page then shows a neutral title. */
	foreignTitle: { text: string; language: Language } | null;
};

export type ProjectCard = {
	id: number;
	path: string;
	title: string;
	/** Set when it is not the page's. */
	titleLanguage?: Language;
	city: string | null;
	zip: string | null;
	/** Set outside Belgium; decides the address format. */
	country?: "LU";
	/** Outcome of the last unit; null while one is for sale or none is listed. */
	soldOut: "sold" | "rented" | null;
	picture: ListingPicture | null;
	externalUrl: string | null;
	/** Number of units for sale or for rent, excluding those under option. */
	unitsForSale: number;
	/** Lowest published price of its properties for sale, in euro. */
	priceFrom: number | null;
	/** Lowest known price per number of bedrooms, in euro. */
	prices: ProjectPrice[];
};

/** @property homes number of properties for sale with this number of bedrooms */
export type ProjectPrice = { bedrooms: number; price: number; homes: number };

export type ProjectConstruction = {
	unit: string | null;
	floor: string | null;
	status: string | null;
	requirement: string | null;
	propertyId: number | null;
	/** Set when the unit has its own page. */
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
	/** Published prices; units with a hidden price are left out. */
	prices: { unit: string | null; propertyId: number | null; price: number; priceText: string; path: string | null }[];
	properties: ListingCard[];
	/** Public floor plans of its properties. */
	plans: { propertyId: number; url: string }[];
	alternates: Record<Language, string>;
	/** Languages without a name by the agency. */
	untranslated: readonly Language[];
};

/** Documents that a visitor can get; those on request only when the property takes that form. */
export function documentsOffered({ card, documents }: Pick<PropertyDetail, "card" | "documents">): ListingDocument[] {
	return takesForm(card, "documents") ? documents : documents.filter(({ access }) => access !== "on-request");
}
