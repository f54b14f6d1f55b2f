import type { Box } from "../../../../domain/localities/geo";
import type { TilesDocument } from "./tiles-document";

/** Bounds of Belgium and Luxembourg, to a few kilometres. */
const COUNTRIES = { west: 2.6, south: 49.5, east: 6.5, north: 51.45 };

/** Whether the tiles cover both countries; an archive may hold a single region. */
export function coversAll({ bounds: [west, south, east, north] }: TilesDocument): boolean {
	return west <= COUNTRIES.west && south <= COUNTRIES.south && east >= COUNTRIES.east && north >= COUNTRIES.north;
}

/** Whether the box has streets: an external style covers everything, an archive of tiles may hold a single region. */
export function hasStreets(
	{ styleUrl, tiles }: { styleUrl: string | null; tiles: TilesDocument | null },
	box: Box,
): boolean {
	if (styleUrl) return true;
	if (!tiles) return false;
	const [west, south, east, north] = tiles.bounds;
	return box.west < east && box.east > west && box.south < north && box.north > south;
}
