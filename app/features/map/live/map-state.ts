import type { Box } from "../../../domain/localities/geo";
import type { MapState, MapType } from "../../../domain/map/messages";
import { isGone } from "../../../domain/property/listing";
import type { Search } from "../../../domain/search/search";
import type { MapListings } from "./use-map-listings";

type Options = { mapType: MapType; fit: Box | null; marqueeIgnore: number[]; info: string | null };

/**
 * The properties of a search for the map embed. Price texts are final: the server replaces a price by the marquee's
 * name where the agency hides it, so that an unpublished price never leaves the server.
 */
export function mapState(listings: MapListings, search: Search, options: Options): MapState {
	return {
		...options,
		properties: listings.points.map(({ id, latitude, longitude, title, price, priceText, radius, state, openDay }) => ({
			id,
			latitude,
			longitude,
			title,
			price,
			priceText,
			radius,
			openDay,
			marquee: null,
			marqueeName: null,
			ended: isGone(state),
		})),
		groups: listings.clusters,
		marker: null,
		shape: search.polygon ?? null,
	};
}
