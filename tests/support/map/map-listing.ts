import type { MapListing } from "../../../app/domain/map/messages";

/** Listing as the map receives it. */
export const mapListing: MapListing = {
	id: 1,
	latitude: 51,
	longitude: 4,
	title: "Woning",
	priceText: "€ 300.000",
	marquee: null,
	marqueeName: null,
	radius: null,
	ended: false,
};
