/** A suggested locality for a text, with its search parameters. */
export type LocalitySuggestion = {
	kind: "municipality" | "postcode" | "province" | "region";
	/** In the page's language; of a postcode with its municipality or part. */
	name: string;
	zips: string[];
	/** The number of listings there, with the other filters of the search. */
	listings: number;
	/** The spelling that was found, where it is another one. */
	also: string | null;
	/** What the `city` parameter takes for it; null for what is no place. */
	city: string | null;
	/** It is only nearly called so: to be asked, not taken. */
	isGuess?: true;
};

/** A street, or an agency's reference, of listed properties: text to look for. */
export type AddressSuggestion = Omit<LocalitySuggestion, "kind"> & { kind: "street" | "reference" };

/** A street of listed properties in a form's address, with its postcode and, as `also`, where it is. */
export type StreetSuggestion = Omit<LocalitySuggestion, "kind"> & { kind: "street" };

/** What the search field suggests. */
export type SearchSuggestion = LocalitySuggestion | AddressSuggestion;
