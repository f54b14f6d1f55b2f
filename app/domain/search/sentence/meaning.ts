import type { Deal } from "../../property/deals";
import type { Goal } from "../../property/property";
import { type CountName, type FlagName, flagNames } from "../columns";
import type { Kind } from "./kinds";

export const features = flagNames;
export type Feature = FlagName;

/** Unit of a number. `rooms` are the bedrooms and the living room, as German and French adverts count them. */
export type Unit =
	| CountName
	| ("rooms" | "squareMetres" | "squareFeet" | "ares" | "hectares" | "euro" | "kilometres" | "kilowattHours");

/** How a number limits: minimum, maximum, range or approximate. */
export type Bound = "min" | "max" | "between" | "about";

export type OfferState = "for-sale" | "for-rent" | "under-option" | "under-offer";

/** The meaning of a word or phrase of a lexicon. */
export type Meaning =
	| { is: "goal"; goal: Goal }
	| { is: "deal"; deal: Deal }
	| { is: "type"; kind: Kind }
	| { is: "feature"; feature: Feature }
	| { is: "count"; unit: "garages"; value: number }
	| { is: "rooms"; value: number }
	| { is: "state"; state: OfferState }
	| { is: "unit"; unit: Unit }
	| { is: "times"; factor: number }
	/** Strict: excludes the number itself. */
	| { is: "bound"; bound: Bound; isStrict?: true }
	/** 'Or more' after a number, 'or better' after a label. */
	| { is: "orMore" }
	| { is: "orLess" }
	/** Between two numbers a range; before one number its upper limit. */
	| { is: "to" }
	| { is: "or" }
	| { is: "and" }
	| { is: "not" }
	/** Before a locality. `to` is true when the same word also occurs between numbers. */
	| { is: "in"; to: boolean }
	| { is: "near" }
	/** 'And surroundings' after a locality. */
	| { is: "surroundings" }
	| { is: "energy" }
	| { is: "built" }
	| { is: "after" }
	| { is: "before" }
	/** Words that label the next number. */
	| { is: "priceOf" }
	| { is: "rentOf" }
	| { is: "loanOf" }
	| { is: "livingOf" }
	| { is: "groundOf" }
	| { is: "perMonth" }
	/** Before or after a rent: charges included. */
	| { is: "allIn" }
	| { is: "number"; value: number }
	/** Recognised, but has no filter. */
	| { is: "unsupported" }
	| { is: "filler" };
