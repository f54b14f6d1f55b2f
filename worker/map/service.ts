import { createArchives } from "./archives";
import { createAround } from "./around";
import { mapTilesOf } from "./tiles";

/**
 * Streets for the map: tiles, the archive they come from, and points of interest near a property.
 * @param serviceUrl TileJSON of a service that is asked where there is no archive; null where none is
 */
export function createMap(bucket: R2Bucket, serviceUrl: string | null) {
	const tiles = mapTilesOf(bucket, serviceUrl);
	return { tiles, archives: createArchives(bucket, tiles), around: createAround(tiles) };
}
