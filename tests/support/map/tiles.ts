import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { tileAt } from "../../../worker/map/coverage.ts";
import { TOWN, town } from "./town.ts";

export type Tile = { z: number; x: number; y: number; bytes: Uint8Array };

const MAX_ZOOM = 14;
/** Number of tiles on each side of the town's centre. */
const REACH = 2;
/** Layers that the schema has only at the highest zoom. */
const nearLayers = new Set(["building", "housenumber", "transportation_name"]);

/** Tiles that contain the test town. */
export function townTiles(): Tile[] {
	const layers = Object.entries(town()).map(([name, data]) => ({
		name,
		index: new GeoJSONVT(data as never, { maxZoom: MAX_ZOOM, indexMaxZoom: 0, buffer: 64, tolerance: 0 }),
	}));
	const tiles: Tile[] = [];
	for (let z = 0; z <= MAX_ZOOM; z += 1) {
		const middle = tileAt(TOWN.latitude, TOWN.longitude, z);
		for (let x = middle.x - REACH; x <= middle.x + REACH; x += 1) {
			for (let y = middle.y - REACH; y <= middle.y + REACH; y += 1) {
				const entries = layers.flatMap(({ name, index }) => {
					if (z < 13 && nearLayers.has(name)) return [];
					const tile = x < 0 || y < 0 || x >= 2 ** z || y >= 2 ** z ? null : index.getTile(z, x, y);
					return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
				});
				if (entries.length > 0)
					tiles.push({ z, x, y, bytes: fromGeojsonVt(Object.fromEntries(entries), { version: 2, extent: 4096 }) });
			}
		}
	}
	return tiles;
}

export const TOWN_ZOOMS = { minzoom: 0, maxzoom: MAX_ZOOM };
export const TOWN_ATTRIBUTION = '<a href="https://www.example.com/">&copy; Makers of tests</a>';
export const TOWN_BOUNDS: [number, number, number, number] = [3.5, 50.9, 3.95, 51.2];
