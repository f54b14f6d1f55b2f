import { circleAround } from "../../app/domain/localities/circle";
import { type Box, boundsOf, type Point } from "../../app/domain/localities/geo";
import { type Locality, localities } from "../../app/domain/localities/localities";
import { municipalitiesNamed } from "../../app/domain/localities/municipalities";
import { zipIn } from "../../app/domain/localities/zip";
import type { WantedSearch } from "../../app/domain/saved-searches/saved-search";
import type { SearchFacts } from "../../app/domain/search/columns";
import { centresOf, resolvePlaces } from "../../app/domain/search/resolve-places";

/** Higher than any price; replaces an absent bound or an unknown price. */
const BEYOND = 9e15;
const ANY_TYPE = 0;
const ANYWHERE = "";
/** Rows of one saved search above which its types are dropped from the keys. */
const MAX_ROWS = 400;
/** Includes a margin of 1 %, as the coordinates of a circle are rounded. */
const METRES_PER_KM = 1_010;
const METRES = 1_000;

/** A row of `saved_search_keys`, without the id of the saved search. */
export type SavedSearchKey = {
	place: string;
	goal: 0 | 1;
	type_id: number;
	max_price: number;
	min_price: number;
};

/** Lookup keys of a property: every key that a matching saved search may have. */
export type Probe = {
	places: string[];
	types: number[];
	goal: 0 | 1;
	price: number;
	/** Price for the comparison with lower bounds. */
	lowPrice: number;
};

const zipKey = (zip: string) => `z${zip}`;
const nameKey = (name: string) => `n${name}`;
const municipalityKey = ({ code }: Locality) => `m${code}`;
/** Qualified by region, as Luxembourg is both a Belgian province and a canton. */
const provinceKey = ({ region, province }: Locality) => `p${region}/${province}`;
const regionKey = ({ region }: Locality) => `r${region}`;

/** Returns the lookup keys of a property; null when it is neither for sale nor for rent. */
export function probeOf({ goal, type, zip, city, region, point, price }: SearchFacts): Probe | null {
	if (goal === null) return null;
	const code = city?.municipality ?? null;
	const places = [
		ANYWHERE,
		// The parameter `zip` accepts a postcode of any country; a place has the prefix of its country.
		...(zip === null ? [] : [zipKey(zip), zipKey(zipIn(region === "luxembourg" ? "LU" : "BE", zip))]),
		...(city ? Object.values(city.names).map(nameKey) : []),
		...municipalitiesNamed(code === null ? [] : [code]).flatMap((locality) => [
			municipalityKey(locality),
			provinceKey(locality),
			regionKey(locality),
		]),
		...(point ? squaresOf(point) : []),
	];
	return {
		places: [...new Set(places)],
		types: [...new Set([type?.[0] ?? ANY_TYPE, type?.[1] ?? ANY_TYPE, ANY_TYPE])],
		goal: goal === "sale" ? 0 : 1,
		price: price ?? BEYOND,
		lowPrice: price ?? 0,
	};
}

/** Returns the keys of a saved search. They find all fitting properties, and others. */
export function keysOf(search: WantedSearch): SavedSearchKey[] {
	const places = placeKeys(search);
	const isMuch = places.length * search.types.length > MAX_ROWS;
	const types = isMuch || search.types.length === 0 ? [ANY_TYPE] : search.types;
	return types.flatMap((type_id) =>
		places.map((place) => ({
			place,
			type_id,
			goal: search.goal === "sale" ? (0 as const) : (1 as const),
			max_price: search.maxPrice ?? BEYOND,
			min_price: search.minPrice ?? 0,
		})),
	);
}

/**
 * Returns the place keys. Only the first of several place conditions is used: each alone finds every fitting property.
 */
function placeKeys(search: WantedSearch): string[] {
	const { cities, zips, radius } = search;
	const places = resolvePlaces(cities);
	const named = [
		...[...places.zips].map(zipKey),
		...[...places.names, ...places.wideNames].map(nameKey),
		...wholeLocalities(places.codes),
		...places.circles.flatMap(({ centre, metres }) => squaresIn(circle(centre, metres / METRES))),
	];
	if (radius !== undefined && cities.length + zips.length > 0) {
		const around = centresOf(search, places).flatMap((centre) => squaresIn(circle(centre, radius)));
		return [...new Set([...zips.map(zipKey), ...named, ...around])];
	}
	if (zips.length > 0) return zips.map(zipKey);
	if (cities.length > 0) return [...new Set(named)];
	if (search.polygon) return squaresIn(search.polygon);
	return search.bbox ? squaresAround(search.bbox) : [ANYWHERE];
}

function circle(centre: Point, kilometres: number): Point[] {
	return circleAround(centre, kilometres * METRES_PER_KM);
}

function squaresIn(corners: readonly Point[]): string[] {
	const box: Box | null = boundsOf(corners);
	return box ? squaresAround(box) : [];
}

/** Keys of the chosen municipalities, combined into a region or province when all of its municipalities are chosen. */
function wholeLocalities(codes: ReadonlySet<string>): string[] {
	const levels = [regionKey, provinceKey].map((keyOf) => ({ keyOf, whole: wholeParts(keyOf, codes) }));
	const keys = municipalitiesNamed([...codes]).map((place) => {
		const level = levels.find(({ keyOf, whole }) => whole.has(keyOf(place)));
		return level ? level.keyOf(place) : municipalityKey(place);
	});
	return [...new Set(keys)];
}

function wholeParts(partOf: (place: Locality) => string, chosen: ReadonlySet<string>): ReadonlySet<string> {
	if (chosen.size === 0) return new Set();
	const missing = new Set(localities.filter(({ code }) => !chosen.has(code)).map(partOf));
	return new Set(localities.map(partOf).filter((part) => !missing.has(part)));
}

/** Sides of grid squares in degrees, doubling from about 4 km to the size of both countries. */
const SIDES = [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4] as const;
/** Maximum number of squares per area: fewer are less precise, more need more rows. */
const MAX_SQUARES = 24;

function squareName(level: number, row: number, column: number): string {
	return `s${level}:${row}:${column}`;
}

/** The grid squares of every size that contain a point. */
function squaresOf({ latitude, longitude }: Point): string[] {
	return SIDES.map((side, level) => squareName(level, Math.floor(latitude / side), Math.floor(longitude / side)));
}

/** Returns squares of one size that cover a box: the smallest size within MAX_SQUARES, otherwise the largest size. */
function squaresAround(box: Box): string[] {
	const ranges = SIDES.map((side) => rangesOf(box, side));
	const fitting = ranges.findIndex(({ rows, columns }) => rows.length * columns.length <= MAX_SQUARES);
	const level = fitting === -1 ? SIDES.length - 1 : fitting;
	const { rows, columns } = ranges[level] ?? { rows: [], columns: [] };
	return rows.flatMap((row) => columns.map((column) => squareName(level, row, column)));
}

function rangesOf({ south, north, west, east }: Box, side: number): { rows: number[]; columns: number[] } {
	return { rows: steps(south, north, side), columns: steps(west, east, side) };
}

function steps(from: number, to: number, side: number): number[] {
	const first = Math.floor(from / side);
	const count = Math.floor(to / side) - first + 1;
	return Array.from({ length: count }, (_, index) => first + index);
}
