/** A suggested locality for a text, with its search parameters. */
export type LocalitySuggestion = {
	kind: "municipality" | "postcode" | "province" | "region";
	/** In the page's language; of a postcode with its municipality or part. */
	name: string;
	zips: string[];
	/** The number of listings there, for the goal of the search or for both. */
	listings: number;
	/** The spelling that was found, where it is another one. */
	also: string | null;
	/** The value of the `city` parameter where postcodes are not used; else null. */
	city: string | null;
};

/** A street, or an agency's reference, of listed properties: text to look for. */
export type AddressSuggestion = Omit<LocalitySuggestion, "kind"> & { kind: "street" | "reference" };

/** A street of listed properties in a form's address, with its postcode and, as `also`, where it is. */
export type StreetSuggestion = Omit<LocalitySuggestion, "kind"> & { kind: "street" };

/** What the search field suggests. */
export type SearchSuggestion = LocalitySuggestion | AddressSuggestion;
