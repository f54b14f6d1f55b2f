import { VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import type { Language } from "../../app/domain/language";
import { directionTo, distanceMetres, type Point } from "../../app/domain/localities/geo";
import { type Surrounding, type SurroundingKind, surroundingKinds } from "../../app/domain/surroundings";
import { type TileAddress, tileAt } from "./coverage";
import type { MapTiles } from "./tiles";

/** Zooms of the searched tiles: stations appear early, everything else only at the highest zoom. */
const STATION_ZOOM = 12;
const NEAREST_ZOOM = 14;
/** Search radius per kind in metres. A grid of 3 × 3 tiles covers at least that. */
const maxMetres: Readonly<Record<SurroundingKind, number>> = {
	station: 6_000,
	stop: 1_000,
	school: 1_500,
	shop: 1_500,
	park: 1_500,
};
const maxPerKind: Readonly<Record<SurroundingKind, number>> = { station: 2, stop: 3, school: 3, shop: 3, park: 2 };
/** Maximum number of points read from a tile's layer; a city centre has about 2,000. */
const MAX_POINTS = 5_000;

const stops = new Set(["tram_stop", "bus_stop", "bus_station", "tram"]);
const stations = new Set(["station", "halt", "subway"]);
const schools = new Set(["school", "college", "university"]);
const shops = new Set(["grocery", "shop", "bakery", "butcher", "pharmacy"]);
const parks = new Set(["park", "playground"]);

/** Maps a class of the OpenMapTiles layer `poi` to a kind; null for others. */
function kindOf(poiClass: unknown, subclass: unknown): SurroundingKind | null {
	if (typeof poiClass !== "string") return null;
	const sub = typeof subclass === "string" ? subclass : "";
	if (stops.has(sub)) return "stop";
	if (poiClass === "railway") return stations.has(sub) ? "station" : null;
	if (poiClass === "bus") return "stop";
	if (schools.has(poiClass)) return "school";
	if (shops.has(poiClass)) return "shop";
	return parks.has(poiClass) ? "park" : null;
}

export function createAround(tiles: MapTiles) {
	return {
		/** Returns points of interest near a property, by kind, nearest first; empty when there are no tiles. */
		async find(point: Point, language: Language) {
			const info = await tiles.info();
			if (!info) return [];
			const zooms = [...new Set([Math.min(STATION_ZOOM, info.maxzoom), Math.min(NEAREST_ZOOM, info.maxzoom)])];
			const addresses = zooms.flatMap((zoom) => tilesAround(point, zoom));
			const answers = await Promise.all(addresses.map((address) => tiles.tile(info.version, address)));
			const found = answers.flatMap((answer, index) => {
				const address = addresses[index];
				return answer.found && address ? pointsIn(answer.bytes, address, point, language) : [];
			});
			return surroundingKinds.flatMap((kind) => nearestOf(found, kind));
		},
	};
}

function tilesAround({ latitude, longitude }: Point, zoom: number): TileAddress[] {
	const { x, y } = tileAt(latitude, longitude, zoom);
	const steps = [-1, 0, 1];
	return steps.flatMap((down) => steps.map((right) => ({ z: zoom, x: x + right, y: y + down })));
}

/**
 * Returns the nearest points of a kind. Several points with one name, such as the two sides of a stop, are listed once.
 */
function nearestOf(found: readonly Surrounding[], kind: SurroundingKind): Surrounding[] {
	const seen = new Set<string>();
	const nearest: Surrounding[] = [];
	const sorted = found.filter((each) => each.kind === kind).sort((a, b) => a.metres - b.metres);
	for (const each of sorted) {
		if (nearest.length === maxPerKind[kind]) break;
		// Only the nearest point without a name is listed.
		const name = each.name ?? "";
		if (seen.has(name)) continue;
		seen.add(name);
		nearest.push(each);
	}
	return nearest;
}

function pointsIn(bytes: ArrayBuffer, address: TileAddress, from: Point, language: Language): Surrounding[] {
	const layer = layerOf(bytes);
	if (!layer) return [];
	const found: Surrounding[] = [];
	for (let index = 0; index < Math.min(layer.length, MAX_POINTS); index += 1) {
		const feature = layer.feature(index);
		const kind = kindOf(feature.properties.class, feature.properties.subclass);
		const point = kind && pointOf(feature, address);
		if (!kind || !point) continue;
		const metres = Math.round(distanceMetres(from, point));
		if (metres > maxMetres[kind]) continue;
		found.push({ kind, name: nameOf(feature, language), metres, direction: directionTo(from, point) });
	}
	return found;
}

/** Returns the layer `poi`; null when it is missing or the bytes are not a vector tile. */
function layerOf(bytes: ArrayBuffer) {
	try {
		return new VectorTile(new PbfReader(new Uint8Array(bytes))).layers.poi ?? null;
	} catch {
		return null;
	}
}

function nameOf({ properties }: VectorTileFeature, language: Language): string | null {
	const name = properties[`name:${language}`] ?? properties["name:latin"] ?? properties.name;
	return typeof name === "string" && name.trim() !== "" ? name.trim().slice(0, 120) : null;
}

function pointOf(feature: VectorTileFeature, { z, x, y }: TileAddress): Point | null {
	const [at] = feature.loadGeometry()[0] ?? [];
	if (!at) return null;
	const size = 2 ** z;
	const longitude = ((x + at.x / feature.extent) / size) * 360 - 180;
	const share = Math.PI * (1 - (2 * (y + at.y / feature.extent)) / size);
	return { latitude: (Math.atan(Math.sinh(share)) * 180) / Math.PI, longitude };
}
