import { createArchives, type MapArchives } from "./archives";
import { type Around, createAround } from "./around";
import { type MapTiles, mapTilesOf } from "./tiles";

/** Streets for the map: tiles, the archive they come from, and points of interest near a property. */
export type MapService = {
	tiles: MapTiles;
	archives: MapArchives;
	around: Around;
};

/** @param serviceUrl TileJSON of a service that is asked where there is no archive; null where none is */
export function createMap(bucket: R2Bucket, serviceUrl: string | null): MapService {
	const tiles = mapTilesOf(bucket, serviceUrl);
	return { tiles, archives: createArchives(bucket, tiles), around: createAround(tiles) };
}
