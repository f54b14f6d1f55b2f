import type { ListingCard } from "./property/listing";
import type { AmountName, CountName } from "./search/columns";

/** Ranges relaxed one by one; price and monthly cost are treated as one limit. */
type RelaxedRange = CountName | Exclude<AmountName, "price" | "monthly">;

/** A search with one filter relaxed, and its number of results. */
export type Relaxation = {
	/** Key of its text. */
	kind: "near" | "price" | "alsoType" | "type" | RelaxedRange | "epc" | "features" | "words";
	/** Distance in km for `near`, the type's name for `alsoType`. */
	value: string;
	total: number;
	path: string;
};

/** Alternatives offered by an empty list. */
export type Relaxed = { relaxations: Relaxation[]; nearest: ListingCard[] };
