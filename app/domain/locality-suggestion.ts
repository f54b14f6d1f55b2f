/** A place that a text may mean: what it adds to a search. */
export type LocalitySuggestion = {
	kind: "municipality" | "postcode" | "province" | "region";
	/** In the page's language; of a postcode with its municipality or part. */
	name: string;
	zips: string[];
	/** Listings there, of the goal that was asked for or of both. */
	listings: number;
	/** The spelling that was found, where it is another one. */
	also: string | null;
	/** What the `city` parameter takes where postcodes do not say it; null where they do. */
	city: string | null;
};
