import type { CostClass } from "../../app/domain/costs/cost-class";
import { highestPriceFor } from "../../app/domain/costs/monthly-cost";
import {
	boxContains,
	distanceMetres,
	METRES_PER_LATITUDE,
	type Point,
	pointInPolygon,
} from "../../app/domain/localities/geo";
import { zipIn } from "../../app/domain/localities/zip";
import {
	type AmountName,
	type CodeName,
	type CountName,
	codeNames,
	flagNames,
	type StoredCity,
	columns as table,
} from "../../app/domain/search/columns";
import { centresOf, type ResolvedPlaces, resolvePlaces } from "../../app/domain/search/resolve-places";
import { ranges, type Search } from "../../app/domain/search/search";
import { positionOf, type SearchColumns } from "./columns-in-memory";
import { bitsOf, degreesOf, NO_POINT } from "./layout";
import type { Numbers } from "./numbers";

/** Subject of a filter. A facet counts its options without the filter of the same name. */
export type FilterName = CodeName | CountName | AmountName | "flags" | "words" | "box" | "polygon";

/** Bit mask per property: the filters that reject it. */
export type Verdicts = Uint16Array;
/** Bit shared by all filters that no facet leaves out. */
export const REJECTED = 2 ** 15;

export type Condition = {
	name: FilterName;
	/** Sets the bit of properties that do not pass. Branchless where possible, as branches cost more than the rest. */
	mark(verdicts: Verdicts, bit: number): void;
};

/**
 * Builds the conditions of a search by the table of columns. @param found ids from the full-text index; null if the
 * search has no text
 */
export function conditionsOf(columns: SearchColumns, search: Search, found: readonly number[] | null): Condition[] {
	const around = aroundCondition(columns, search);
	return [
		...codeNames.flatMap((name) => {
			if (name === "city") return around ? [] : placesCondition(columns, search);
			if (around && name === "zip") return [];
			const wanted = wantedOf(search, name);
			return wanted.length > 0 ? [codeCondition(columns, name, wanted)] : [];
		}),
		...ranges.flatMap(({ name, min, max }) => {
			const highest = max === null ? undefined : search[max];
			if (search[min] === undefined && highest === undefined) return [];
			if (name === "monthly") return [monthlyCondition(columns, search)];
			return [
				rangeCondition(columns, name, search[min] ?? Number.NEGATIVE_INFINITY, highest ?? Number.POSITIVE_INFINITY),
			];
		}),
		...flagsCondition(columns, search),
		...(search.bbox ? [boxCondition(columns, search.bbox)] : []),
		...(search.polygon ? [polygonCondition(columns, search.polygon)] : []),
		...(found ? [wordsCondition(columns, found)] : []),
		// Checked property by property, so it comes last, when most are rejected already.
		...(around ? [around] : []),
	];
}

/** The values of a code column that a search asks for; empty if it asks for none. */
function wantedOf(search: Search, name: CodeName): readonly (string | number)[] {
	const { parameter } = table[name];
	if (parameter === null) return [];
	if (parameter.many) return search[parameter.field];
	const value = search[parameter.field];
	return value === undefined ? [] : [value];
}

/** 1 for each code whose value is accepted, else 0. An unknown value is never accepted. */
function acceptedCodes(columns: SearchColumns, name: CodeName, wanted: readonly (string | number)[]): Uint8Array {
	const accepts = acceptanceOf(name, wanted);
	const values: readonly unknown[] = columns.dictionaries[name].values;
	return Uint8Array.from(values, (value) => Number(value !== null && accepts(value)));
}

function acceptanceOf(name: CodeName, wanted: readonly (string | number)[]): (stored: unknown) => boolean {
	// The table type-checks `accepts` against its column's own parameter; here it may be that of any column.
	const { accepts } = table[name] as { accepts?: (wanted: readonly unknown[]) => (stored: unknown) => boolean };
	if (accepts) return accepts(wanted);
	const values = new Set<unknown>(wanted);
	return (stored) => values.has(stored);
}

/** A city matches by its municipality, or by its own name, which may be a village's. */
function isIn(city: StoredCity | null, { codes, names, wideNames }: ResolvedPlaces): boolean {
	if (city === null) return false;
	const { municipality = null } = city;
	if (municipality !== null && codes.has(municipality)) return true;
	const own = Object.values(city.names);
	return own.some((name) => names.has(name)) || (municipality === null && own.some((name) => wideNames.has(name)));
}

/** Tables of 0 and 1 by code: cities in the places, postcodes in the places per country, and Luxembourg's region. */
function placesIn(columns: SearchColumns, places: ResolvedPlaces) {
	const { city, zip, region } = columns.dictionaries;
	return {
		cities: Uint8Array.from(city.values, (value) => Number(isIn(value, places))),
		/** For Belgium and for Luxembourg. */
		zips: [false, true].map((isLuxembourg) =>
			Uint8Array.from(zip.values, (value) =>
				Number(value !== null && places.zips.has(zipIn(isLuxembourg ? "LU" : "BE", value))),
			),
		),
		isLuxembourg: Uint8Array.from(region.values, (value) => Number(value === "luxembourg")),
	};
}

/** The places of the `city` parameter, without a radius. */
function placesCondition(columns: SearchColumns, { cities }: Search): Condition[] {
	if (cities.length === 0) return [];
	const places = resolvePlaces(cities);
	const within = placesIn(columns, places);
	const { city, zip, region, latitude: latitudes, longitude: longitudes } = columns.numbers;
	if (places.zips.size + places.circles.length === 0)
		return [{ name: "city", mark: (verdicts, bit) => markCodes(city, within.cities, verdicts, bit) }];
	const circles = places.circles.map(({ centre, metres }) => ({ centre, metres, box: boxAround(centre, metres) }));
	return [
		{
			name: "city",
			mark(verdicts, bit) {
				for (let at = 0; at < columns.size; at += 1) {
					const zips = within.zips[within.isLuxembourg[region[at] ?? 0] ?? 0];
					const isWithin =
						within.cities[city[at] ?? 0] === 1 ||
						zips?.[zip[at] ?? 0] === 1 ||
						isInAny(circles, latitudes[at] ?? NO_POINT, longitudes[at] ?? NO_POINT);
					verdicts[at] = (verdicts[at] ?? 0) | (isWithin ? 0 : bit);
				}
			},
		},
	];
}

function codeCondition(columns: SearchColumns, name: CodeName, wanted: readonly (string | number)[]): Condition {
	const accepted = acceptedCodes(columns, name, wanted);
	return { name, mark: (verdicts, bit) => markCodes(columns.numbers[name], accepted, verdicts, bit) };
}

function markCodes(codes: Numbers, accepted: Uint8Array, verdicts: Verdicts, bit: number): void {
	const marks = Uint16Array.from(accepted, (isAccepted) => (isAccepted === 1 ? 0 : bit));
	for (let at = 0; at < codes.length; at += 1) verdicts[at] = (verdicts[at] ?? 0) | (marks[codes[at] ?? 0] ?? 0);
}

function isCount(name: CountName | AmountName): name is CountName {
	return table[name].kind === "count";
}

/** Both bounds are inclusive. An unknown value never matches. */
function rangeCondition(
	columns: SearchColumns,
	name: CountName | AmountName,
	lowest: number,
	highest: number,
): Condition {
	const numbers = columns.numbers[name];
	if (isCount(name)) {
		const { values } = columns.dictionaries[name];
		const accepted = Uint8Array.from(values, (value) => Number(value !== null && value >= lowest && value <= highest));
		return { name, mark: (verdicts, bit) => markCodes(numbers, accepted, verdicts, bit) };
	}
	return { name, mark: (verdicts, bit) => markAmounts(numbers, lowest, highest, verdicts, bit) };
}

/** For rentals, compares the rent with charges; for sales, converts the monthly bounds to prices per cost class. */
function monthlyCondition(columns: SearchColumns, search: Search): Condition {
	const { minMonthly: least = 0, maxMonthly: most = Number.POSITIVE_INFINITY } = search;
	const { monthly, price, costs } = columns.numbers;
	const priceFor = (amount: number, of: CostClass) =>
		Number.isFinite(amount) ? highestPriceFor(amount, of, search) : Number.POSITIVE_INFINITY;
	const classes = columns.dictionaries.costs.values;
	const highest = classes.map((of) => (of === null ? Number.NaN : priceFor(most, of)));
	const lowest = classes.map((of) => (of === null ? Number.NaN : least > 0 ? priceFor(least, of) : 0));
	return {
		name: "monthly",
		mark(verdicts, bit) {
			for (let at = 0; at < columns.size; at += 1) {
				const rent = monthly[at] ?? Number.NaN;
				const asked = price[at] ?? Number.NaN;
				const kind = costs[at] ?? 0;
				// NaN fails these comparisons, so an unknown value is within no bounds.
				const isLet = rent >= least && rent <= most;
				const isSold = asked >= (lowest[kind] ?? Number.NaN) && asked <= (highest[kind] ?? Number.NaN);
				verdicts[at] = (verdicts[at] ?? 0) | (isLet || isSold ? 0 : bit);
			}
		},
	};
}

function markAmounts(amounts: Numbers, lowest: number, highest: number, verdicts: Verdicts, bit: number): void {
	for (let at = 0; at < amounts.length; at += 1) {
		const amount = amounts[at] ?? Number.NaN;
		verdicts[at] = (verdicts[at] ?? 0) | (amount >= lowest && amount <= highest ? 0 : bit);
	}
}

/** All flags at once, with `REJECTED`: a property that lacks a flag counts for no option of their facet. */
function flagsCondition(columns: SearchColumns, search: Search): Condition[] {
	const wanted = bitsOf(flagNames.filter((name) => search[name]));
	if (wanted === 0) return [];
	const bits = columns.numbers.bits;
	return [
		{
			name: "flags",
			mark(verdicts) {
				for (let at = 0; at < bits.length; at += 1) {
					const mark = ((bits[at] ?? 0) & wanted) >>> 0 === wanted ? 0 : REJECTED;
					verdicts[at] = (verdicts[at] ?? 0) | mark;
				}
			},
		},
	];
}

type BoxAsked = NonNullable<Search["bbox"]>;

function boxCondition(columns: SearchColumns, box: BoxAsked): Condition {
	return pointCondition("box", columns, box, (point) => boxContains(box, point));
}

function polygonCondition(columns: SearchColumns, ring: readonly Point[]): Condition {
	const latitudes = ring.map(({ latitude }) => latitude);
	const longitudes = ring.map(({ longitude }) => longitude);
	const box = {
		west: Math.min(...longitudes),
		east: Math.max(...longitudes),
		south: Math.min(...latitudes),
		north: Math.max(...latitudes),
	};
	return pointCondition("polygon", columns, box, (point) => pointInPolygon(point, ring));
}

/** Creates and tests the point only inside the box. */
function pointCondition(
	name: FilterName,
	columns: SearchColumns,
	box: BoxAsked,
	contains: (point: Point) => boolean,
): Condition {
	const { latitude: latitudes, longitude: longitudes } = columns.numbers;
	return {
		name,
		mark(verdicts) {
			for (let at = 0; at < latitudes.length; at += 1) {
				if ((verdicts[at] ?? 0) >= REJECTED) continue;
				const stored = latitudes[at] ?? NO_POINT;
				const latitude = degreesOf(stored);
				const longitude = degreesOf(longitudes[at] ?? NO_POINT);
				const isNear =
					stored !== NO_POINT &&
					latitude >= box.south &&
					latitude <= box.north &&
					longitude >= box.west &&
					longitude <= box.east;
				if (!isNear || !contains({ latitude, longitude })) verdicts[at] = (verdicts[at] ?? 0) | REJECTED;
			}
		},
	};
}

function wordsCondition(columns: SearchColumns, found: readonly number[]): Condition {
	return {
		name: "words",
		mark(verdicts) {
			const isFound = new Uint8Array(columns.size);
			for (const id of found) {
				const at = positionOf(columns, id);
				if (columns.numbers.id[at] === id) isFound[at] = 1;
			}
			for (let at = 0; at < isFound.length; at += 1)
				if (isFound[at] === 0) verdicts[at] = (verdicts[at] ?? 0) | REJECTED;
		},
	};
}

const METRES_PER_KM = 1_000;

/**
 * Within a radius of cities or postcodes: a property of the locality itself, or one whose point is near enough to its
 * centre. Replaces the conditions on city and postcode.
 */
function aroundCondition(columns: SearchColumns, search: Search): Condition | null {
	if (search.radius === undefined) return null;
	const metres = search.radius * METRES_PER_KM;
	const places = resolvePlaces(search.cities);
	const within = placesIn(columns, places);
	const inZip = acceptedCodes(columns, "zip", search.zips);
	const near = centresOf(search, places).map((centre) => ({ centre, metres, box: boxAround(centre, metres) }));
	const { city, zip, region, latitude: latitudes, longitude: longitudes } = columns.numbers;
	return {
		name: search.zips.length > 0 ? "zip" : "city",
		mark(verdicts, bit) {
			for (let at = 0; at < columns.size; at += 1) {
				if ((verdicts[at] ?? 0) >= REJECTED || within.cities[city[at] ?? 0] === 1 || inZip[zip[at] ?? 0] === 1)
					continue;
				if (within.zips[within.isLuxembourg[region[at] ?? 0] ?? 0]?.[zip[at] ?? 0] === 1) continue;
				const isNear = isInAny(near, latitudes[at] ?? NO_POINT, longitudes[at] ?? NO_POINT);
				if (!isNear) verdicts[at] = (verdicts[at] ?? 0) | bit;
			}
		},
	};
}

type Round = { centre: Point; metres: number; box: BoxAsked };

/** Whether a stored point is in one of the circles. */
function isInAny(circles: readonly Round[], stored: number, storedLongitude: number): boolean {
	if (stored === NO_POINT) return false;
	const latitude = degreesOf(stored);
	const longitude = degreesOf(storedLongitude);
	for (const { centre, metres, box } of circles) {
		const { south, north, west, east } = box;
		if (latitude < south || latitude > north || longitude < west || longitude > east) continue;
		if (distanceMetres(centre, { latitude, longitude }) <= metres) return true;
	}
	return false;
}

/** A box that holds the whole circle. */
function boxAround({ latitude, longitude }: Point, metres: number): BoxAsked {
	const high = metres / METRES_PER_LATITUDE;
	const furthest = Math.min(89, Math.abs(latitude) + high);
	const wide = high / Math.cos((furthest * Math.PI) / 180);
	return { south: latitude - high, north: latitude + high, west: longitude - wide, east: longitude + wide };
}
