import type { Language } from "../../../app/domain/language";
import type { Goal } from "../../../app/domain/property/property";
import type { AmountName, CountName } from "../../../app/domain/search/columns";
import type { OfferState } from "../../../app/domain/search/sentence/meaning";

/** Words that format a search; all are in the language's lexicon. */
export type Wording = {
	anything: string;
	goals: Record<Goal, string>;
	or: string;
	in: string;
	within: string;
	least: string;
	most: string;
	between: string;
	/** Prefix of an amount whose unit is ambiguous. */
	leads: Record<Exclude<AmountName, "price" | "monthly" | "surface">, string>;
	/** Suffix of a number. */
	counted: Record<CountName, string>;
	energy: string;
	states: Record<OfferState, string>;
};

export const wordings: Readonly<Record<Language, Wording>> = {
	nl: {
		anything: "panden",
		goals: { sale: "te koop", rent: "te huur" },
		or: "of",
		in: "in",
		within: "binnen {{km}} km van",
		least: "minstens",
		most: "hoogstens",
		between: "tussen {{low}} en {{high}}",
		leads: { ground: "perceel", year: "bouwjaar" },
		counted: { bedrooms: "slaapkamers", bathrooms: "badkamers", garages: "garages", parkings: "parkeerplaatsen" },
		energy: "energielabel",
		states: {
			"for-sale": "vrij te koop",
			"for-rent": "vrij te huur",
			"under-option": "in optie",
			"under-offer": "onder bod",
		},
	},
	fr: {
		anything: "biens",
		goals: { sale: "à vendre", rent: "à louer" },
		or: "ou",
		in: "à",
		within: "dans un rayon de {{km}} km autour de",
		least: "au moins",
		most: "maximum",
		between: "entre {{low}} et {{high}}",
		leads: { ground: "terrain", year: "année de construction" },
		counted: {
			bedrooms: "chambres",
			bathrooms: "salles de bains",
			garages: "garages",
			parkings: "emplacements de parking",
		},
		energy: "PEB",
		states: {
			"for-sale": "encore à vendre",
			"for-rent": "encore à louer",
			"under-option": "sous option",
			"under-offer": "sous offre",
		},
	},
	en: {
		anything: "properties",
		goals: { sale: "for sale", rent: "for rent" },
		or: "or",
		in: "in",
		within: "within {{km}} km of",
		least: "at least",
		most: "at most",
		between: "between {{low}} and {{high}}",
		leads: { ground: "plot", year: "year built" },
		counted: { bedrooms: "bedrooms", bathrooms: "bathrooms", garages: "garages", parkings: "parking spaces" },
		energy: "energy label",
		states: {
			"for-sale": "still for sale",
			"for-rent": "still for rent",
			"under-option": "under option",
			"under-offer": "under offer",
		},
	},
	de: {
		anything: "Immobilien",
		goals: { sale: "zu verkaufen", rent: "zu vermieten" },
		or: "oder",
		in: "in",
		within: "im Umkreis von {{km}} km um",
		least: "mindestens",
		most: "höchstens",
		between: "zwischen {{low}} und {{high}}",
		leads: { ground: "Grundstück", year: "Baujahr" },
		counted: { bedrooms: "Schlafzimmer", bathrooms: "Badezimmer", garages: "Garagen", parkings: "Stellplätze" },
		energy: "Energieklasse",
		states: {
			"for-sale": "noch zu verkaufen",
			"for-rent": "noch zu vermieten",
			"under-option": "unter Option",
			"under-offer": "unter Angebot",
		},
	},
};
