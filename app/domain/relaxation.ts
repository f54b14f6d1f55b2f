import type { ListingCard } from "./property/listing";
import type { AmountName, CountName } from "./search/columns";

/** Each by itself; what something costs is one limit, in whatever way it is said. */
type RelaxedRange = CountName | Exclude<AmountName, "price" | "monthly">;

/** A search with one filter relaxed, and its number of results. */
export type Relaxation = {
	/** A key of the texts. */
	kind: "near" | "price" | "alsoType" | "type" | RelaxedRange | "epc" | "features" | "words";
	/** Of `near` the distance in km, of `alsoType` the type's name. */
	value: string;
	total: number;
	path: string;
};

/** What a list that is empty offers instead. */
export type Relaxed = { relaxations: Relaxation[]; nearest: ListingCard[] };
