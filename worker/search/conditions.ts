import {
	boxContains,
	distanceMetres,
	METRES_PER_LATITUDE,
	type Point,
	pointInPolygon,
} from "../../app/domain/localities/geo";
import { localities } from "../../app/domain/localities/localities";
import {
	type AmountName,
	type CodeName,
	type CountName,
	codeNames,
	flagNames,
	type StoredCity,
	columns as table,
} from "../../app/domain/search/columns";
import { areaNamed } from "../../app/domain/search/locality-meant";
import { ranges, type Search } from "../../app/domain/search/search";
import { positionOf, type SearchColumns } from "./columns-in-memory";
import { bitsOf, degreesOf, NO_POINT } from "./layout";
import type { Numbers } from "./numbers";

/** What a filter is about. The options of a facet are counted without the filter of the same name. */
export type FilterName = CodeName | CountName | AmountName | "flags" | "words" | "box" | "polygon";

/** What a property has come to after some filters: the bits of those that keep it out. */
export type Verdicts = Uint16Array;
/** The bit of every filter that no facet leaves out. */
export const GONE = 2 ** 15;

export type Condition = {
	name: FilterName;
	/** Gives its bit to the properties that do not pass. Without branches where it can be: those cost more than the rest. */
	mark(verdicts: Verdicts, bit: number): void;
};

/**
 * The conditions of a search, by the table of columns. @param found ids that the full-text index found; null where the
 * search has no text
 */
export function conditionsOf(columns: SearchColumns, search: Search, found: readonly number[] | null): Condition[] {
	const around = aroundCondition(columns, search);
	return [
		...codeNames.flatMap((name) => {
			if (around && (name === "zip" || name === "city")) return [];
			const wanted = wantedOf(search, name);
			return wanted.length > 0 ? [codeCondition(columns, name, wanted)] : [];
		}),
		...ranges.flatMap(({ name, min, max }) => {
			const highest = max === null ? undefined : search[max];
			if (search[min] === undefined && highest === undefined) return [];
			return [
				rangeCondition(columns, name, search[min] ?? Number.NEGATIVE_INFINITY, highest ?? Number.POSITIVE_INFINITY),
			];
		}),
		...flagsCondition(columns, search),
		...(search.bbox ? [boxCondition(columns, search.bbox)] : []),
		...(search.polygon ? [polygonCondition(columns, search.polygon)] : []),
		...(found ? [wordsCondition(columns, found)] : []),
		// What is looked at one by one comes last, when most is gone already.
		...(around ? [around] : []),
	];
}

/** The values of a code column that a search wants; none where it does not ask. */
function wantedOf(search: Search, name: CodeName): readonly (string | number)[] {
	const { parameter } = table[name];
	if (parameter === null) return [];
	if (parameter.many) return search[parameter.field];
	const value = search[parameter.field];
	return value === undefined ? [] : [value];
}

/** Whether what each code stands for is accepted, as a table of 0 and 1. What is not known never is. */
function acceptedCodes(columns: SearchColumns, name: CodeName, wanted: readonly (string | number)[]): Uint8Array {
	const accepts = acceptanceOf(name, wanted);
	const values: readonly unknown[] = columns.dictionaries[name].values;
	return Uint8Array.from(values, (value) => Number(value !== null && accepts(value)));
}

function acceptanceOf(name: CodeName, wanted: readonly (string | number)[]): (stored: unknown) => boolean {
	// The table checks what each column accepts against what its own parameter reads; here it is any of them.
	const { accepts } = table[name] as { accepts?: (wanted: readonly unknown[]) => (stored: unknown) => boolean };
	if (accepts && name === "city") return inAreas(wanted.map(String), accepts(wanted));
	if (accepts) return accepts(wanted);
	const values = new Set<unknown>(wanted);
	return (stored) => values.has(stored);
}

/**
 * A city is found by its municipality, and by its own name, which may be a village's. The name of a province or a region
 * means all of its municipalities, and not one that happens to be called so.
 */
function inAreas(wanted: readonly string[], isNamedSo: (stored: unknown) => boolean): (stored: unknown) => boolean {
	const areas = wanted.flatMap((name) => areaNamed(name) ?? []);
	const codes = new Set(areas.flatMap((area) => area.codes));
	const isWide = areas.some(({ kind }) => kind !== "municipality");
	return (stored) => {
		const { municipality = null } = stored as StoredCity;
		if (municipality !== null && codes.has(municipality)) return true;
		return (!isWide || municipality === null) && isNamedSo(stored);
	};
}

function codeCondition(columns: SearchColumns, name: CodeName, wanted: readonly (string | number)[]): Condition {
	const accepted = acceptedCodes(columns, name, wanted);
	return { name, mark: (verdicts, bit) => markCodes(columns.numbers[name], accepted, verdicts, bit) };
}

function markCodes(codes: Numbers, accepted: Uint8Array, verdicts: Verdicts, bit: number): void {
	const marks = Uint16Array.from(accepted, (isAccepted) => (isAccepted === 1 ? 0 : bit));
	for (let at = 0; at < codes.length; at += 1) verdicts[at] = (verdicts[at] ?? 0) | (marks[codes[at] ?? 0] ?? 0);
}

/** Both ends included. What is not known is never within. */
function rangeCondition(
	columns: SearchColumns,
	name: CountName | AmountName,
	lowest: number,
	highest: number,
): Condition {
	const numbers = columns.numbers[name];
	const column = table[name];
	if (column.kind === "count") {
		const { values } = columns.dictionaries[name as CountName];
		const accepted = Uint8Array.from(values, (value) => Number(value !== null && value >= lowest && value <= highest));
		return { name, mark: (verdicts, bit) => markCodes(numbers, accepted, verdicts, bit) };
	}
	return { name, mark: (verdicts, bit) => markAmounts(numbers, lowest, highest, verdicts, bit) };
}

function markAmounts(amounts: Numbers, lowest: number, highest: number, verdicts: Verdicts, bit: number): void {
	for (let at = 0; at < amounts.length; at += 1) {
		const amount = amounts[at] ?? Number.NaN;
		verdicts[at] = (verdicts[at] ?? 0) | (amount >= lowest && amount <= highest ? 0 : bit);
	}
}

/** All flags at once: one that a property lacks counts for no option of its facet, so nothing is left out for it. */
function flagsCondition(columns: SearchColumns, search: Search): Condition[] {
	const wanted = bitsOf(flagNames.filter((name) => search[name]));
	if (wanted === 0) return [];
	const bits = columns.numbers.bits;
	return [
		{
			name: "flags",
			mark(verdicts) {
				for (let at = 0; at < bits.length; at += 1) {
					const mark = ((bits[at] ?? 0) & wanted) >>> 0 === wanted ? 0 : GONE;
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

/** The point is made and asked about only inside the box. */
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
				if ((verdicts[at] ?? 0) >= GONE) continue;
				const stored = latitudes[at] ?? NO_POINT;
				const latitude = degreesOf(stored);
				const longitude = degreesOf(longitudes[at] ?? NO_POINT);
				const isNear =
					stored !== NO_POINT &&
					latitude >= box.south &&
					latitude <= box.north &&
					longitude >= box.west &&
					longitude <= box.east;
				if (!isNear || !contains({ latitude, longitude })) verdicts[at] = (verdicts[at] ?? 0) | GONE;
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
			for (let at = 0; at < isFound.length; at += 1) if (isFound[at] === 0) verdicts[at] = (verdicts[at] ?? 0) | GONE;
		},
	};
}

const METRES_PER_KM = 1_000;

/**
 * Within some kilometres of a city or of postcodes: a property of the locality itself, or one whose point lies near
 * enough to the middle of it. Stands in place of the conditions on city and postcode.
 */
function aroundCondition(columns: SearchColumns, search: Search): Condition | null {
	if (search.radius === undefined) return null;
	const metres = search.radius * METRES_PER_KM;
	const cities = wantedOf(search, "city");
	const inCity = acceptedCodes(columns, "city", cities);
	const inZip = acceptedCodes(columns, "zip", search.zips);
	const near = centresOf(search).map((centre) => ({ centre, box: boxAround(centre, metres) }));
	const { city, zip, latitude: latitudes, longitude: longitudes } = columns.numbers;
	return {
		name: search.zips.length > 0 ? "zip" : "city",
		mark(verdicts, bit) {
			for (let at = 0; at < columns.size; at += 1) {
				if ((verdicts[at] ?? 0) >= GONE || inCity[city[at] ?? 0] === 1 || inZip[zip[at] ?? 0] === 1) continue;
				const latitude = degreesOf(latitudes[at] ?? NO_POINT);
				const longitude = degreesOf(longitudes[at] ?? NO_POINT);
				let isNear = false;
				for (const { centre, box } of near) {
					const { south, north, west, east } = box;
					if (latitude < south || latitude > north || longitude < west || longitude > east) continue;
					isNear ||= distanceMetres(centre, { latitude, longitude }) <= metres;
				}
				if (!isNear) verdicts[at] = (verdicts[at] ?? 0) | bit;
			}
		},
	};
}

/** A box that holds the whole circle. */
function boxAround({ latitude, longitude }: Point, metres: number): BoxAsked {
	const high = metres / METRES_PER_LATITUDE;
	const furthest = Math.min(89, Math.abs(latitude) + high);
	const wide = high / Math.cos((furthest * Math.PI) / 180);
	return { south: latitude - high, north: latitude + high, west: longitude - wide, east: longitude + wide };
}

function centresOf({ city, zips }: Search): Point[] {
	const codes = city === undefined ? [] : (areaNamed(city)?.codes ?? []);
	return localities
		.filter(({ code, zips: own }) => codes.includes(code) || own.some((zip) => zips.includes(zip)))
		.map(({ lat, lng }) => ({ latitude: lat, longitude: lng }));
}
