import type { Kind } from "../kinds";
import type { OfferState, Unit } from "../meaning";

/** Normalised phrases (lower case, no accents, spaces for hyphens), separated by `|`. */
type Phrases = string;

export type Lexicon = {
	goals: { sale: Phrases; rent: Phrases };
	types: Partial<Record<Kind, Phrases>>;
	/** Compounds of 'new' and a type. */
	newTypes: Partial<Record<Kind, Phrases>>;
	/** Compounds of a goal and a type. */
	saleTypes: Partial<Record<Kind, Phrases>>;
	rentTypes: Partial<Record<Kind, Phrases>>;
	doubleGarage: Phrases;
	/** Compounds for an apartment by number of rooms, starting at two. */
	roomTypes: readonly Phrases[];
	states: Partial<Record<OfferState, Phrases>>;
	units: Record<Unit, Phrases>;
	thousand: Phrases;
	/** A hundred thousand: a unit for prices in Dutch. */
	hundredThousand: Phrases;
	million: Phrases;
	halfMillion: Phrases;
	min: Phrases;
	max: Phrases;
	/** Strict bounds: for counts the number itself is excluded. */
	moreThan: Phrases;
	lessThan: Phrases;
	between: Phrases;
	about: Phrases;
	orMore: Phrases;
	orLess: Phrases;
	to: Phrases;
	or: Phrases;
	and: Phrases;
	not: Phrases;
	in: Phrases;
	/** Used before localities and between numbers. */
	inOrTo: Phrases;
	near: Phrases;
	surroundings: Phrases;
	energy: Phrases;
	built: Phrases;
	after: Phrases;
	before: Phrases;
	priceOf: Phrases;
	rentOf: Phrases;
	/** Words for the monthly cost of a loan. */
	loanOf: Phrases;
	/** Endings of compounds for a type: `Seniorenwohnung`. */
	typeEndings: Phrases;
	livingOf: Phrases;
	groundOf: Phrases;
	perMonth: Phrases;
	/** A rent with its charges. */
	allIn: Phrases;
	/** Numbers in words, from one. */
	numbers: readonly Phrases[];
	unsupported: Phrases;
	filler: Phrases;
};
