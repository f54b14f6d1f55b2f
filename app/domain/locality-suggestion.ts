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
