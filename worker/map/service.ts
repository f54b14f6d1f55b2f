import { createArchives } from "./archives";
import { createAround } from "./around";
import { mapTilesOf } from "./tiles";

/**
 * Street data of the map: tiles, their archive, and points of interest near a property.
 * @param serviceUrl TileJSON of the service that is used without an archive; null for none
 */
export function createMap(bucket: R2Bucket, serviceUrl: string | null) {
	const tiles = mapTilesOf(bucket, serviceUrl);
	return { tiles, archives: createArchives(bucket, tiles), around: createAround(tiles) };
}
