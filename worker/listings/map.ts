import type { Box } from "../../app/domain/localities/geo";
import type { ListingCard, ListingState } from "../../app/domain/property/listing";
import type { Search } from "../../app/domain/search/search";
import { type CardRow, cardColumns, shapeCard } from "./card";
import { placeholders, type Reader } from "./reader";
import { scan, sift } from "./scan";
import type { Shaping } from "./shaping";

/** A property on the map. Of a hidden address the point is the shifted one, and `radius` is that of the circle around it. */
type MapPoint = Pick<ListingCard, "id" | "path" | "title" | "priceText" | "price" | "city"> & {
	state: ListingState;
	latitude: number;
	longitude: number;
	/** In metres; null where the point is the property's own. */
	radius: number | null;
};

/** Properties too many to show one by one: their middle, their number and the box that holds them. */
type MapCluster = { latitude: number; longitude: number; count: number; box: Box };

export type MapAnswer = {
	/** Properties that fit the search and have a point. */
	total: number;
	points: MapPoint[];
	clusters: MapCluster[];
	/** The box that holds them all; null where there are none. */
	bounds: Box | null;
};

/** Clusters from west to east and from south to north of what is shown. */
const COLUMNS = 12;
const ROWS = 8;
/** A statement takes at most a hundred values. */
const POINTS_PER_STATEMENT = 90;

/** The properties of a search on the map: each for itself while they are at most `limit`, else in clusters. */
export async function findMap(reader: Reader, search: Search, limit: number, shaping: Shaping): Promise<MapAnswer> {
	const found = await gather(reader, search);
	const bounds = boundsOf(found, found.ids.keys());
	if (!bounds) return { total: 0, points: [], clusters: [], bounds: null };
	const total = found.ids.length;
	if (total <= limit) {
		return { total, points: await findPoints(reader, found.ids, shaping), clusters: [], bounds };
	}
	const groups = [...groupByCell(found, search.bbox ?? bounds).values()];
	const alone = groups.filter((group) => group.length === 1).map(([place = 0]) => found.ids[place] ?? 0);
	return {
		total,
		points: await findPoints(reader, alone, shaping),
		clusters: groups.filter((group) => group.length > 1).map((group) => clusterOf(found, group)),
		bounds,
	};
}

/** The box that holds a search's properties; null where there are none, or none has a place. */
export async function findBounds(reader: Reader, search: Search): Promise<Box | null> {
	const found = await gather(reader, search);
	return boundsOf(found, found.ids.keys());
}

type Found = { ids: number[]; latitudes: number[]; longitudes: number[] };

async function gather(reader: Reader, search: Search): Promise<Found> {
	const found: Found = { ids: [], latitudes: [], longitudes: [] };
	const { filters, segments } = await scan(reader, search, ["id", "latitude", "longitude"]);
	for (const segment of segments) {
		const ids = segment.numbers("id");
		const latitudes = segment.numbers("latitude");
		const longitudes = segment.numbers("longitude");
		for (const place of sift(segment, filters).passing) {
			const latitude = latitudes[place] ?? Number.NaN;
			if (Number.isNaN(latitude)) continue;
			found.ids.push(ids[place] ?? 0);
			found.latitudes.push(latitude);
			found.longitudes.push(longitudes[place] ?? 0);
		}
	}
	return found;
}

function boundsOf(found: Found, localities: Iterable<number>): Box | null {
	let bounds: Box | null = null;
	for (const place of localities) {
		const latitude = found.latitudes[place] ?? 0;
		const longitude = found.longitudes[place] ?? 0;
		bounds ??= { west: longitude, east: longitude, south: latitude, north: latitude };
		bounds.west = Math.min(bounds.west, longitude);
		bounds.east = Math.max(bounds.east, longitude);
		bounds.south = Math.min(bounds.south, latitude);
		bounds.north = Math.max(bounds.north, latitude);
	}
	return bounds;
}

/** The places of the properties in each cell of a grid over the box. */
function groupByCell(found: Found, box: Box): Map<number, number[]> {
	const groups = new Map<number, number[]>();
	const column = (longitude: number) => cellOf(longitude, box.west, box.east, COLUMNS);
	const row = (latitude: number) => cellOf(latitude, box.south, box.north, ROWS);
	for (const place of found.ids.keys()) {
		const cell = row(found.latitudes[place] ?? 0) * COLUMNS + column(found.longitudes[place] ?? 0);
		const group = groups.get(cell);
		if (group) group.push(place);
		else groups.set(cell, [place]);
	}
	return groups;
}

function cellOf(value: number, lowest: number, highest: number, cells: number): number {
	const share = highest > lowest ? (value - lowest) / (highest - lowest) : 0;
	return Math.min(cells - 1, Math.max(0, Math.floor(share * cells)));
}

function clusterOf(found: Found, localities: readonly number[]): MapCluster {
	const mean = (values: readonly number[]) =>
		localities.reduce((sum, place) => sum + (values[place] ?? 0), 0) / localities.length;
	const box = boundsOf(found, localities) ?? { west: 0, east: 0, south: 0, north: 0 };
	return { latitude: mean(found.latitudes), longitude: mean(found.longitudes), count: localities.length, box };
}

async function findPoints(reader: Reader, ids: readonly number[], shaping: Shaping): Promise<MapPoint[]> {
	const statements: D1PreparedStatement[] = [];
	for (let start = 0; start < ids.length; start += POINTS_PER_STATEMENT) {
		const some = ids.slice(start, start + POINTS_PER_STATEMENT);
		statements.push(
			reader.prepare(
				`SELECT ${cardColumns.join(", ")} FROM listings NOT INDEXED WHERE id IN (${placeholders(some)}) AND listed = 1`,
				...some,
			),
		);
	}
	if (statements.length === 0) return [];
	const rows = await reader.batch<CardRow[]>(statements);
	return rows.flat().flatMap((row) => shapePoint(row, shaping) ?? []);
}

function shapePoint(row: CardRow, shaping: Shaping): MapPoint | null {
	if (row.latitude === null || row.longitude === null) return null;
	const { id, path, title, priceText, price, city, state, area } = shapeCard(row, shaping);
	const { latitude, longitude } = row;
	return { id, path, title, priceText, price, city, state, latitude, longitude, radius: area?.radius ?? null };
}
