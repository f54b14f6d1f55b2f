import type { Box } from "../../../domain/localities/geo";
import type { MapState, MapType } from "../../../domain/map/messages";
import { isGone } from "../../../domain/property/listing";
import type { Search } from "../../../domain/search/search";
import type { MapListings } from "./use-map-listings";

type Options = { mapType: MapType; fit: Box | null; marqueeIgnore: number[]; info: string | null };

/**
 * Converts a search's properties into the state of the map embed. Price texts are final: the server has already
 * replaced hidden prices by the marquee's name, so unpublished prices never leave the server.
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
