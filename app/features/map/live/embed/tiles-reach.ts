import type { Box } from "../../../../domain/localities/geo";
import type { TilesDocument } from "./tiles-document";

/** Belgium and Luxembourg, to a few kilometres. */
const LANDS = { west: 2.6, south: 49.5, east: 6.5, north: 51.45 };

/** Whether the tiles contain both countries; an archive may be of one region alone. */
export function coversAll({ bounds: [west, south, east, north] }: TilesDocument): boolean {
	return west <= LANDS.west && south <= LANDS.south && east >= LANDS.east && north >= LANDS.north;
}

/** Whether the tiles contain any of a box. */
export function reaches({ bounds: [west, south, east, north] }: TilesDocument, box: Box): boolean {
	return box.west < east && box.east > west && box.south < north && box.north > south;
}
