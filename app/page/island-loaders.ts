import type { Live } from "./live";

function named<Loaders extends { [Name in keyof Loaders]: () => Promise<Live<Name, never>> }>(loaders: Loaders) {
	return loaders;
}

/** Dynamic imports of the islands. An unknown or mismatched name does not compile. */
export const islandLoaders = named({
	"alert-sheet": async () => (await import("../features/search/live/alert-sheet")).AlertSheet,
	"around-property": async () => (await import("../features/map/live/around-property")).AroundProperty,
	"booking-form": async () => (await import("../routes/public/book-appointment/live/booking-form")).BookingForm,
	"change-form": async () => (await import("../routes/public/saved-search/live/change-form")).ChangeForm,
	"compare-map": async () => (await import("../features/compare/live/compare-map")).CompareMap,
	"enquiry-form": async () => (await import("../features/forms/live/enquiry-form")).EnquiryForm,
	"filled-enquiry": async () => (await import("../features/property/live/filled-enquiry")).FilledEnquiry,
	"filter-panel": async () => (await import("../features/search/live/filter-panel")).FilterPanel,
	"list-map": async () => (await import("../features/map/live/list-map")).ListMap,
	"map-embed": async () => (await import("../features/map/live/embed/map-embed")).MapEmbed,
	"offer-form": async () => (await import("../routes/public/offer/live/offer-form")).OfferForm,
	"panorama-viewer": async () => (await import("../features/media/live/panorama-viewer")).PanoramaViewer,
	"place-field": async () => (await import("../features/search/live/place-field")).PlaceField,
	"property-map": async () => (await import("../features/map/live/property-map")).PropertyMap,
	"purchase-calculator": async () => (await import("../features/costs/live/purchase-calculator")).PurchaseCalculator,
	"review-form": async () => (await import("../features/forms/live/review-form")).ReviewForm,
	"save-search-form": async () => (await import("../routes/public/save-search/live/save-search-form")).SaveSearchForm,
	"slot-picker": async () => (await import("../features/viewings/live/slot-picker")).SlotPicker,
	"valuation-form": async () => (await import("../routes/public/valuation/live/valuation-form")).ValuationForm,
});

export type IslandName = keyof typeof islandLoaders;
