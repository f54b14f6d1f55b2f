import type { ListingCard } from "./property/listing";

/** A search with one filter relaxed, and its number of results. */
export type Relaxation = {
	/** A key of the texts. */
	kind:
		| "near"
		| "price"
		| "alsoType"
		| "type"
		| "bedrooms"
		| "surface"
		| "ground"
		| "year"
		| "epc"
		| "features"
		| "words";
	/** Of `near` the distance in km, of `alsoType` the type's name. */
	value: string;
	total: number;
	path: string;
};

/** What a list that is empty offers instead. */
export type Relaxed = { relaxations: Relaxation[]; nearest: ListingCard[] };
