/** What the site tells the agency's own statistics and network of. */
export type AnalyticsEvent =
	| "view"
	| "view-list"
	| "view-property"
	| "view-project"
	| "search"
	| "print"
	| "share"
	| "favourite"
	| "form-submit";

export type EventData = Record<string, string | number | boolean>;
