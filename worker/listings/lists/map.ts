import { pickText } from "../../../app/domain/language";
import type { Box } from "../../../app/domain/localities/geo";
import type { ListingCard, ListingState } from "../../../app/domain/property/listing";
import { openHouseWord } from "../../../app/domain/property/open-houses";
import { inGroups } from "../../../app/domain/records";
import type { Search } from "../../../app/domain/search/search";
import type { Reader } from "../../platform/reader";
import type { SearchColumns } from "../../search/columns-in-memory";
import { degreesOf, NO_POINT } from "../../search/layout";
import { orderOf, pageOf } from "../../search/order";
import { findIn, preferring } from "../../search/words";
import { type CardRow, cardsStatement, MAX_CARDS, shapeCard } from "../card";
import type { Reading, SearchParts, Shaping } from "../search-parts";

/** A property on the map. For a hidden address, the point is shifted and `radius` is that of the circle around it. */
type MapPoint = Pick<ListingCard, "id" | "path" | "title" | "priceText" | "price" | "city"> & {
	state: ListingState;
	latitude: number;
	longitude: number;
	/** In metres; null if the point is exact. */
	radius: number | null;
	/** The word for a future open day; null without one. */
	openDay: string | null;
};

/** A group of properties: centre, number and bounding box. */
type MapCluster = { latitude: number; longitude: number; count: number; box: Box };

type InCity = { city: string; count: number };

export type MapAnswer = {
	/** Number of properties that match the search and have a point. */
	total: number;
	/** Cities with the most properties, as their cards write them; ties are sorted by name. */
	places: InCity[];
	points: MapPoint[];
	clusters: MapCluster[];
	/** Bounding box of all of them; null without any. */
	bounds: Box | null;
};

/** Maximum number of properties shown individually. */
const MAX_ALONE = 150;
/** Grid of clusters: cells from west to east and from south to north. */
const COLUMNS = 12;
const ROWS = 8;
/** Number of cities that are named. */
const NAMED = 3;

/** The properties of a search on the map: individually in list order if there are few, else in clusters. */
export async function findMap(parts: SearchParts, search: Search): Promise<MapAnswer> {
	const { reader, snapshot, shaping } = parts;
	const { sifted, positions, whole } = await findPlaced(parts, search);
	const { id, latitude } = snapshot.columns.numbers;
	if (whole.count === 0) return { total: 0, places: [], points: [], clusters: [], bounds: null };
	const known = { total: whole.count, places: mostIn(snapshot.columns, positions, shaping), bounds: boxOf(whole) };
	const idsOf = (some: Iterable<number>) => Array.from(some, (position) => id[position] ?? 0);
	if (whole.count <= MAX_ALONE) {
		const order = await preferring(reader, snapshot, search, orderOf(snapshot, search, shaping.language));
		const listed = pageOf(order, sifted.verdicts, 0, sifted.total).filter((at) => latitude[at] !== NO_POINT);
		return { ...known, points: await findPoints(reader, idsOf(listed), shaping), clusters: [] };
	}
	const groups = gridOf(snapshot, positions, search.bbox ?? known.bounds);
	const alone = groups.filter(({ count }) => count === 1).map(({ first }) => first);
	return {
		...known,
		points: await findPoints(reader, idsOf(alone), shaping),
		clusters: groups.filter(({ count }) => count > 1).map(clusterOf),
	};
}

function mostIn({ numbers, dictionaries }: SearchColumns, positions: Uint32Array, reading: Reading): InCity[] {
	const byCode = new Map<number, number>();
	for (const position of positions) {
		const code = numbers.city[position] ?? 0;
		byCode.set(code, (byCode.get(code) ?? 0) + 1);
	}
	const byName = new Map<string, number>();
	for (const [code, count] of byCode) {
		const written = dictionaries.city.values[code]?.written;
		const city = pickText(written, reading.language, null, reading.defaultLanguage);
		if (city !== null) byName.set(city, (byName.get(city) ?? 0) + count);
	}
	return Array.from(byName, ([city, count]) => ({ city, count }))
		.sort((a, b) => b.count - a.count || a.city.localeCompare(b.city))
		.slice(0, NAMED);
}

/** Locations of a search's properties, without reading any row; `bounds` is null if none has a point. */
export type MapOverview = { bounds: Box | null; groups: MapCluster[] };

/** The same properties or clusters as `findMap`, as locations and numbers only. */
export async function findOverview(parts: SearchParts, search: Search): Promise<MapOverview> {
	const { snapshot } = parts;
	const { positions, whole } = await findPlaced(parts, search);
	if (whole.count === 0) return { bounds: null, groups: [] };
	const bounds = boxOf(whole);
	const groups =
		whole.count <= MAX_ALONE
			? Array.from(positions, (position) => {
					const alone = emptyGroup();
					addTo(alone, position, snapshot.columns);
					return alone;
				})
			: gridOf(snapshot, positions, search.bbox ?? bounds);
	return { bounds, groups: groups.map(clusterOf) };
}

/** Properties of a search that have a point, and one group of all of them. */
async function findPlaced({ reader, snapshot }: SearchParts, search: Search) {
	const { sifted } = await findIn(reader, snapshot, search);
	const { latitude } = snapshot.columns.numbers;
	const positions = sifted.passing().filter((position) => latitude[position] !== NO_POINT);
	const whole = emptyGroup();
	for (const position of positions) addTo(whole, position, snapshot.columns);
	return { sifted, positions, whole };
}

/** Groups the properties by grid cell; empty cells are left out. */
function gridOf({ columns }: SearchParts["snapshot"], positions: Uint32Array, box: Box): Group[] {
	const { latitude, longitude } = columns.numbers;
	const groups = Array.from({ length: COLUMNS * ROWS }, emptyGroup);
	for (const position of positions) {
		const [lat, lng] = [latitude[position] ?? 0, longitude[position] ?? 0];
		const row = cellOf(degreesOf(lat), box.south, box.north, ROWS);
		const group = groups[row * COLUMNS + cellOf(degreesOf(lng), box.west, box.east, COLUMNS)];
		if (group) addTo(group, position, columns);
	}
	return groups.filter(({ count }) => count > 0);
}

/** Aggregate of the properties of a cell; degrees as stored in the columns. */
type Group = {
	count: number;
	/** Position of the first property. */
	first: number;
	latitudes: number;
	longitudes: number;
	south: number;
	north: number;
	west: number;
	east: number;
};

function emptyGroup(): Group {
	const [most, least] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	return { count: 0, first: 0, latitudes: 0, longitudes: 0, south: most, north: least, west: most, east: least };
}

function addTo(group: Group, position: number, { numbers }: SearchColumns): void {
	const [latitude, longitude] = [numbers.latitude[position] ?? 0, numbers.longitude[position] ?? 0];
	if (group.count === 0) group.first = position;
	group.count += 1;
	group.latitudes += latitude;
	group.longitudes += longitude;
	if (latitude < group.south) group.south = latitude;
	if (latitude > group.north) group.north = latitude;
	if (longitude < group.west) group.west = longitude;
	if (longitude > group.east) group.east = longitude;
}

function boxOf({ south, north, west, east }: Group): Box {
	return { west: degreesOf(west), east: degreesOf(east), south: degreesOf(south), north: degreesOf(north) };
}

function cellOf(value: number, lowest: number, highest: number, cells: number): number {
	const share = highest > lowest ? (value - lowest) / (highest - lowest) : 0;
	return Math.min(cells - 1, Math.max(0, Math.floor(share * cells)));
}

function clusterOf(group: Group): MapCluster {
	const { count, latitudes, longitudes } = group;
	return {
		latitude: degreesOf(latitudes / count),
		longitude: degreesOf(longitudes / count),
		count,
		box: boxOf(group),
	};
}

/** In the order of the ids. */
async function findPoints(reader: Reader, ids: readonly number[], shaping: Shaping): Promise<MapPoint[]> {
	if (ids.length === 0) return [];
	const rows = await reader.batch<CardRow[]>(inGroups(ids, MAX_CARDS).map((some) => cardsStatement(reader, some)));
	const points = new Map(rows.flat().map((row) => [row.id, shapePoint(row, shaping)]));
	return ids.flatMap((id) => points.get(id) ?? []);
}

function shapePoint(row: CardRow, shaping: Shaping): MapPoint | null {
	const { id, path, title, priceText, price, city, state, area, openHouses, ...card } = shapeCard(row, shaping);
	const latitude = area?.latitude ?? card.latitude;
	const longitude = area?.longitude ?? card.longitude;
	if (latitude === null || longitude === null) return null;
	const openDay = openHouses.length > 0 ? openHouseWord[shaping.language] : null;
	const radius = area?.radius ?? null;
	return { id, path, title, priceText, price, city, state, latitude, longitude, radius, openDay };
}
