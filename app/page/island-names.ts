/**
 * Parts of documents that are applications of their own, each with the name of its file. `island-loaders.ts` says where
 * they are.
 */
export type IslandName =
	| "alert-sheet"
	| "around-property"
	| "booking-form"
	| "change-form"
	| "compare-map"
	| "enquiry-form"
	| "filled-enquiry"
	| "filter-panel"
	| "list-map"
	| "map-embed"
	| "offer-form"
	| "panorama-viewer"
	| "place-field"
	| "property-map"
	| "purchase-calculator"
	| "review-form"
	| "save-search-form"
	| "slot-picker"
	| "valuation-form";
