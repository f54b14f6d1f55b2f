/** A tile of the Web Mercator grid: zoom, column from the west, row from the north. */
export type TileAddress = { z: number; x: number; y: number };

/** West, south, east, north, in degrees. */
export type Bounds = readonly [number, number, number, number];

/** Belgium and Luxembourg with a wide margin: the site's map shows no other part of the world. */
export const COVERAGE: Bounds = [1.2, 48.6, 7.6, 52.4];

export const MAX_TILE_ZOOM = 15;

const NUMBER = /^\d{1,6}$/;

/** Parses a tile address; null when it is invalid. */
export function parseTile(z: string, x: string, y: string): TileAddress | null {
	if (![z, x, y].every((part) => NUMBER.test(part))) return null;
	const tile = { z: Number(z), x: Number(x), y: Number(y) };
	const size = 2 ** tile.z;
	return tile.z <= MAX_TILE_ZOOM && tile.x < size && tile.y < size ? tile : null;
}

/** Returns the tile at a zoom that contains a point. */
export function tileAt(latitude: number, longitude: number, z: number): TileAddress {
	const size = 2 ** z;
	const angle = (latitude * Math.PI) / 180;
	const share = (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2;
	const within = (value: number) => Math.min(size - 1, Math.max(0, Math.floor(value)));
	return { z, x: within(((longitude + 180) / 360) * size), y: within(share * size) };
}

/** Whether a tile overlaps COVERAGE. */
export function isCovered({ z, x, y }: TileAddress): boolean {
	const [west, south, east, north] = COVERAGE;
	const first = tileAt(north, west, z);
	const last = tileAt(south, east, z);
	return x >= first.x && x <= last.x && y >= first.y && y <= last.y;
}
