import { type Box, boundsOf, decodePolyline, encodePolyline, type Point } from "../localities/geo";
import { type EnergyLabel, energyLabels, isEnergyLabel } from "../property/energy";
import type { Goal } from "../property/property";

export const PAGE_SIZE = 24;

export const sorts = ["date", "price-asc", "price-desc", "type", "city"] as const;
export type Sort = (typeof sorts)[number];

export const views = ["list", "map"] as const;
export type View = (typeof views)[number];

/** Values of one parameter that a search takes: postcodes, types or labels. */
export const LONGEST_LIST = 50;
const LONGEST_TEXT = 200;
const LAST_PAGE = 100_000;
const HIGHEST_ID = 2 ** 40;
const HIGHEST_AMOUNT = 1_000_000_000;
const HIGHEST_COUNT = 1_000;
const HIGHEST_SURFACE = 100_000_000;
const LONGEST_POLYGON_TEXT = 4_000;
const MOST_CORNERS = 500;
/** Decimals of a box's degrees: about a metre. */
const DEGREE_FACTOR = 1e5;

const amounts = { minPrice: HIGHEST_AMOUNT, maxPrice: HIGHEST_AMOUNT } as const;
const counts = {
	minBedrooms: HIGHEST_COUNT,
	maxBedrooms: HIGHEST_COUNT,
	minBathrooms: HIGHEST_COUNT,
	minGarages: HIGHEST_COUNT,
	minParkings: HIGHEST_COUNT,
} as const;
const surfaces = { minSurface: HIGHEST_SURFACE, maxSurface: HIGHEST_SURFACE } as const;
const numbers = { ...amounts, ...counts, ...surfaces };
type NumberName = keyof typeof numbers;
const numberNames = Object.keys(numbers) as NumberName[];

const ranges = [
	["minPrice", "maxPrice"],
	["minBedrooms", "maxBedrooms"],
	["minSurface", "maxSurface"],
] as const;

const flagNames = ["terrace", "garden", "elevator", "furnished", "newBuild"] as const;

const texts = ["city", "q"] as const;

/** What a visitor looks for. Prices in euro, surfaces in m²; lists are sorted and hold nothing twice. */
export type Search = {
	goal?: Goal;
	types: number[];
	zips: string[];
	city?: string;
	q?: string;
	minPrice?: number;
	maxPrice?: number;
	minBedrooms?: number;
	maxBedrooms?: number;
	minBathrooms?: number;
	minGarages?: number;
	minParkings?: number;
	minSurface?: number;
	maxSurface?: number;
	terrace?: true;
	garden?: true;
	elevator?: true;
	furnished?: true;
	newBuild?: true;
	epc: EnergyLabel[];
	project?: number;
	bbox?: Box;
	polygon?: Point[];
	sort: Sort;
	page: number;
	view: View;
};

/** The search that asks for nothing: everything, newest first. */
export function emptySearch(): Search {
	return { types: [], zips: [], epc: [], sort: "date", page: 1, view: "list" };
}

/** Whether the search narrows anything down, its goal aside. */
export function isFiltered(search: Search): boolean {
	const { goal: _goal, sort: _sort, page: _page, view: _view, ...filters } = search;
	return Object.values(filters).some((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined));
}

function wholeNumber(text: string, highest: number): number | undefined {
	if (!/^\d{1,13}$/.test(text)) return undefined;
	const value = Number(text);
	return value <= highest ? value : undefined;
}

/** An amount as people type it: `400000`, `400.000` or `400 000`, with at most two decimals. */
function amount(text: string, highest: number): number | undefined {
	const plain = /^\d{1,3}(?:[. \u00A0]\d{3})+$/.test(text) ? text.replace(/\D/g, "") : text;
	if (!/^\d{1,10}(?:\.\d{1,2})?$/.test(plain)) return undefined;
	const value = Number(plain);
	return value <= highest ? value : undefined;
}

function identifier(text: string): number | undefined {
	const value = wholeNumber(text, HIGHEST_ID);
	return value === 0 ? undefined : value;
}

/** One line without control characters; undefined where it is too long. */
function line(text: string): string | undefined {
	const folded = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
	return folded.length > LONGEST_TEXT ? undefined : folded;
}

/** Of any country whose postcodes have three digits at least, as all around have. */
function postcode(text: string): string | undefined {
	return /^(?=(?:.*\d){3})[A-Za-z0-9](?:[A-Za-z0-9 -]{0,8}[A-Za-z0-9])?$/.test(text) ? text.toUpperCase() : undefined;
}

function degrees(text: string, highest: number): number | undefined {
	if (!/^-?\d{1,3}(?:\.\d{1,20})?$/.test(text)) return undefined;
	const value = Math.round(Number(text) * DEGREE_FACTOR) / DEGREE_FACTOR;
	// Adding zero turns a negative zero into zero.
	return Math.abs(value) <= highest ? value + 0 : undefined;
}

function box(text: string): Box | undefined {
	const parts = text.split(",");
	if (parts.length !== 4) return undefined;
	const [west, south, east, north] = parts.map((part, index) => degrees(part.trim(), index % 2 === 0 ? 180 : 90));
	if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined;
	return west <= east && south <= north ? { west, south, east, north } : undefined;
}

function polygon(text: string): Point[] | undefined {
	const points = text.length > LONGEST_POLYGON_TEXT ? null : decodePolyline(text);
	if (!points || points.length < 3 || points.length > MOST_CORNERS) return undefined;
	const bounds = boundsOf(points);
	return bounds && bounds.west < bounds.east && bounds.south < bounds.north ? points : undefined;
}

function flag(text: string): boolean | undefined {
	if (/^(?:1|true|on)$/i.test(text)) return true;
	return /^(?:0|false|off)$/i.test(text) ? false : undefined;
}

function oneOf<Value extends string>(values: readonly Value[]): (text: string) => Value | undefined {
	return (text) => values.find((value) => value === text);
}

/** Reads parameters and remembers the names of those that do not fit. Empty fields of a form count as absent. */
function createReader(params: URLSearchParams) {
	const ignored = new Set<string>();

	function one<Value>(name: string, read: (text: string) => Value | undefined): Value | undefined {
		const text = params.getAll(name).find((value) => value.trim() !== "");
		if (text === undefined) return undefined;
		const value = read(text.trim());
		if (value === undefined) ignored.add(name);
		return value;
	}

	function many<Value>(name: string, read: (text: string) => Value | undefined): Value[] {
		const found = new Set<Value>();
		for (const text of params.getAll(name)) {
			if (text.trim() === "") continue;
			const value = read(text.trim());
			if (value !== undefined && (found.has(value) || found.size < LONGEST_LIST)) found.add(value);
			else ignored.add(name);
		}
		return [...found];
	}

	return { one, many, ignored };
}

type Reader = ReturnType<typeof createReader>;

function readNumbers(reader: Reader, search: Search): void {
	for (const name of numberNames) {
		const read = name in counts ? wholeNumber : amount;
		const value = reader.one(name, (text) => read(text, numbers[name]));
		if (value !== undefined) search[name] = value;
	}
	for (const [min, max] of ranges) {
		const lowest = search[min];
		const highest = search[max];
		if (lowest === undefined || highest === undefined || lowest <= highest) continue;
		delete search[min];
		delete search[max];
		reader.ignored.add(min).add(max);
	}
}

/**
 * The search that an address asks for. A value that does not fit is ignored and its parameter named in `ignored`; a
 * lowest above its highest drops both. Parameters that are no part of a search are passed over. Never throws.
 */
export function parseSearch(params: URLSearchParams): { search: Search; ignored: string[] } {
	const reader = createReader(params);
	const search: Search = {
		types: reader.many("type", identifier).sort((a, b) => a - b),
		zips: reader.many("zip", postcode).sort(),
		epc: reader
			.many("epc", (text) => (isEnergyLabel(text) ? text : undefined))
			.sort((a, b) => energyLabels.indexOf(a) - energyLabels.indexOf(b)),
		sort: reader.one("sort", oneOf(sorts)) ?? "date",
		page: reader.one("page", (text) => wholeNumber(text, LAST_PAGE) || undefined) ?? 1,
		view: reader.one("view", oneOf(views)) ?? "list",
	};
	const goal = reader.one("goal", oneOf<Goal>(["sale", "rent"]));
	if (goal) search.goal = goal;
	for (const name of texts) {
		const value = reader.one(name, line);
		if (value) search[name] = value;
	}
	readNumbers(reader, search);
	for (const name of flagNames) if (reader.one(name, flag)) search[name] = true;
	const project = reader.one("project", identifier);
	if (project) search.project = project;
	const bbox = reader.one("bbox", box);
	if (bbox) search.bbox = bbox;
	const corners = reader.one("polygon", polygon);
	if (corners) search.polygon = corners;
	return { search, ignored: [...reader.ignored] };
}

/**
 * The parameters of a search, changed as asked (undefined takes a filter away), always in the same order and without
 * defaults, so that equal searches have equal addresses. On pages whose path says the goal, pass `goal: undefined`.
 */
export function searchParams(search: Search, changes: Partial<Search> = {}): URLSearchParams {
	const wanted: Search = { ...search, ...changes };
	const params = new URLSearchParams();
	const set = (name: string, value: string | number | undefined) => {
		if (value !== undefined) params.append(name, String(value));
	};
	set("goal", wanted.goal);
	for (const type of wanted.types) set("type", type);
	for (const zip of wanted.zips) set("zip", zip);
	for (const name of texts) set(name, wanted[name]);
	for (const name of numberNames) set(name, wanted[name]);
	for (const name of flagNames) if (wanted[name]) set(name, 1);
	for (const label of wanted.epc) set("epc", label);
	set("project", wanted.project);
	if (wanted.bbox) set("bbox", [wanted.bbox.west, wanted.bbox.south, wanted.bbox.east, wanted.bbox.north].join(","));
	if (wanted.polygon) set("polygon", encodePolyline(wanted.polygon));
	if (wanted.sort !== "date") set("sort", wanted.sort);
	if (wanted.page !== 1) set("page", wanted.page);
	if (wanted.view !== "list") set("view", wanted.view);
	return params;
}
