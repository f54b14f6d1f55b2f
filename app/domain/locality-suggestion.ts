/** A locality suggested for a text, with its search parameters. */
export type LocalitySuggestion = {
	kind: "municipality" | "postcode" | "province" | "region";
	/** In the page's language; for a postcode, with its municipality or part. */
	name: string;
	zips: string[];
	/** Number of listings there, with the search's other filters. */
	listings: number;
	/** The spelling that matched, if different from the name. */
	also: string | null;
	/** Value for the `city` parameter; null for anything else than a place. */
	city: string | null;
	/** A near match: needs confirmation by the visitor. */
	isGuess?: true;
};

/** A street or an agency's reference of listed properties, used as search text. */
export type AddressSuggestion = Omit<LocalitySuggestion, "kind"> & { kind: "street" | "reference" };

/** A street of listed properties, for the address in a form, with its postcode and, in `also`, its city. */
export type StreetSuggestion = Omit<LocalitySuggestion, "kind"> & { kind: "street" };

export type SearchSuggestion = LocalitySuggestion | AddressSuggestion;
