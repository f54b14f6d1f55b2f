import { type Box, encodePolyline, type Point } from "../localities/geo";
import { readZip } from "../localities/zip";
import { keysOf, recordOf } from "../records";
import type { WantedOf } from "./column-kinds";
import {
	type AmountName,
	amountNames,
	type CodeName,
	type ColumnName,
	type Columns,
	type CountName,
	codeNames,
	columns,
	countNames,
	type FlagName,
	flagNames,
} from "./columns";
import { defaultSort, type Sort, sorts } from "./orders";
import { amount, box, flag, line, oneOf, placeOfZip, polygon, wholeNumber } from "./parameter-values";

export const PAGE_SIZE = 24;

export const views = ["list", "map"] as const;
type View = (typeof views)[number];

const LAST_PAGE = 100_000;
/** In km; a larger circle would be a region. */
const WIDEST_RADIUS = 200;

type CodesAsked = {
	[Name in CodeName as Columns[Name]["parameter"] extends null ? never : Name]: Columns[Name]["parameter"];
};
type FieldOf<Asked, Many extends boolean> = Asked extends { many: Many; field: infer Field extends string }
	? Field
	: never;
type Lists = {
	[Name in keyof CodesAsked as FieldOf<CodesAsked[Name], true>]: WantedOf<CodesAsked[Name]>[];
};
type Singles = {
	[Name in keyof CodesAsked as FieldOf<CodesAsked[Name], false>]?: WantedOf<CodesAsked[Name]>;
};
type RangeName = CountName | AmountName;
type Bound<Name extends RangeName> = Columns[Name]["min"] | Exclude<Columns[Name]["max"], null>;
export type NumberParameter = Bound<RangeName>;

/** A search. Prices in euro, surfaces in m²; lists are sorted, without duplicates. */
export type Search = Lists &
	Singles & { [Name in NumberParameter]?: number } & { [Name in FlagName]?: true } & {
		/** Free text. */
		q?: string;
		/** Words that do not filter: listings whose text contains them come first. */
		rest?: string;
		/** Terms for the monthly cost: own money in euro, loan term in years, whether it will be the buyer's only home. */
		ownMoney?: number;
		term?: number;
		ownHome?: true;
		/** In km around the city or postcodes; ignored without those. */
		radius?: number;
		bbox?: Box;
		polygon?: Point[];
		sort: Sort;
		page: number;
		view: View;
	};

type ListField = keyof Lists;
const listFields: ListField[] = codeNames.flatMap((name) => {
	const { parameter } = columns[name];
	return parameter?.many ? [parameter.field] : [];
});

/** The empty search: all listings, newest first. */
export function emptySearch(): Search {
	const lists: Lists = recordOf(listFields, () => []);
	return { ...lists, sort: defaultSort, page: 1, view: "list" };
}

/**
 * Fields of a search that differ from the empty one. Pages send these to the browser, which restores the search with `{
 * ...emptySearch(), ...set }`.
 */
export function changedFields(search: Search): Partial<Search> {
	const empty = new Map<string, unknown>(Object.entries(emptySearch()));
	const isSet = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(empty.get(name));
	return Object.fromEntries(Object.entries(search).filter(isSet));
}

/** Whether the search has any filter besides its goal. */
export function isFiltered(search: Search): boolean {
	const { goal: _goal, sort: _sort, page: _page, view: _view, rest: _rest, ...others } = search;
	// Loan terms only filter together with a monthly cost, which is a filter itself.
	const { ownMoney: _ownMoney, term: _term, ownHome: _ownHome, ...filters } = others;
	return Object.values(filters).some((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined));
}

type Range = { name: RangeName; min: NumberParameter; max: NumberParameter | null; highest: number };

function isRange(name: ColumnName): name is RangeName {
	return columns[name].kind === "count" || columns[name].kind === "amount";
}

/** Columns with a minimum and maximum parameter, in the order of the table. */
export const ranges: readonly Range[] = keysOf(columns).flatMap((name) => {
	if (!isRange(name)) return [];
	const column = columns[name];
	return [{ name, min: column.min, max: column.max, highest: column.highest }];
});

export const searchParameterNames: readonly string[] = [
	...codeNames.flatMap((name) => columns[name].parameter?.name ?? []),
	...ranges.flatMap(({ min, max }) => (max === null ? [min] : [min, max])),
	...flagNames,
	...["ownMoney", "term", "ownHome", "q", "rest", "radius", "bbox", "polygon", "sort", "page", "view"],
];

/** Reads parameters and records the names of invalid ones. Empty form fields count as absent. */
function createReader(params: URLSearchParams) {
	const ignored = new Set<string>();

	function one<Value>(name: string, read: (text: string) => Value | undefined): Value | undefined {
		const text = params.getAll(name).find((value) => value.trim() !== "");
		if (text === undefined) return undefined;
		const value = read(text.trim());
		if (value === undefined) ignored.add(name);
		return value;
	}

	function many<Value>(name: string, read: (text: string) => Value | undefined, most: number): Value[] {
		const found = new Set<Value>();
		for (const text of params.getAll(name)) {
			if (text.trim() === "") continue;
			const value = read(text.trim());
			if (value === "") continue;
			if (value !== undefined && (found.has(value) || found.size < most)) found.add(value);
			else ignored.add(name);
		}
		return [...found];
	}

	return { one, many, ignored };
}

type Reader = ReturnType<typeof createReader>;

/** Reads the parameter of a code column into the search's field. */
function readCode(reader: Reader, name: CodeName): Record<string, unknown> {
	const parameter = columns[name].parameter as UntypedParameter | null;
	if (parameter === null) return {};
	if (parameter.many)
		return { [parameter.field]: reader.many(parameter.name, parameter.read, parameter.most).sort(parameter.compare) };
	const value = reader.one(parameter.name, parameter.read);
	return value === undefined || value === "" ? {} : { [parameter.field]: value };
}

/** The parameter of a code column, for any type of value. */
type UntypedParameter = {
	name: string;
	field: string;
	many: boolean;
	most: number;
	read(text: string): unknown;
	compare(a: unknown, b: unknown): number;
};

function readEnds(reader: Reader, { name, min, max, highest }: Range) {
	const read = columns[name].kind === "count" ? wholeNumber : amount;
	const lowest = reader.one(min, (text) => read(text, highest));
	const most = max === null ? undefined : reader.one(max, (text) => read(text, highest));
	return { lowest, most, isCrossed: lowest !== undefined && most !== undefined && lowest > most };
}

/** Returns parameters whose minimum exceeds their maximum; both are valid but ignored. */
export function conflictingParameters(params: URLSearchParams): NumberParameter[] {
	const reader = createReader(params);
	return ranges.flatMap((range) => {
		const { min, max } = range;
		return max !== null && readEnds(reader, range).isCrossed ? [min, max] : [];
	});
}

function readRange(reader: Reader, range: Range): Partial<Record<NumberParameter, number>> {
	const { min, max } = range;
	const { lowest, most, isCrossed } = readEnds(reader, range);
	if (max !== null && isCrossed) {
		reader.ignored.add(min).add(max);
		return {};
	}
	return {
		...(lowest === undefined ? {} : { [min]: lowest }),
		...(max === null || most === undefined ? {} : { [max]: most }),
	};
}

const HIGHEST_AMOUNT = 100_000_000;
const MAX_TERM = 40;

/** Whether a search uses the monthly cost, as a filter or as its order. */
export function hasMonthlyFilter({ minMonthly, maxMonthly, sort }: Search): boolean {
	return minMonthly !== undefined || maxMonthly !== undefined || sort === "monthly";
}

/** Read only together with a monthly cost: other pages have parameters of the same names. */
function readTerms(reader: Reader): Pick<Search, "ownMoney" | "term" | "ownHome"> {
	const ownMoney = reader.one("ownMoney", (text) => amount(text, HIGHEST_AMOUNT));
	const term = reader.one("term", (text) => wholeNumber(text, MAX_TERM) || undefined);
	return {
		...(ownMoney === undefined ? {} : { ownMoney }),
		...(term === undefined ? {} : { term }),
		...(reader.one("ownHome", flag) ? { ownHome: true as const } : {}),
	};
}

/**
 * Belgium and Luxembourg share postcode numbers. If a country prefix (`L-9000`) occurs, all postcodes become `city`
 * values, which can carry the country; a search matches any of its places.
 */
function withPlaces(params: URLSearchParams): URLSearchParams {
	if (params.getAll("zip").every((zip) => readZip(zip).countryId === null)) return params;
	return new URLSearchParams(
		[...params].map(([name, value]) => {
			const place = name === "zip" ? placeOfZip(value) : undefined;
			return place === undefined ? [name, value] : ["city", place];
		}),
	);
}

/**
 * Parses a search from an address. Invalid values are ignored and their parameters listed in `ignored`; a minimum above
 * its maximum drops both. Unknown parameters are skipped. Never throws.
 */
export function parseSearch(params: URLSearchParams): { search: Search; ignored: string[] } {
	const reader = createReader(withPlaces(params));
	const search: Search = Object.assign(emptySearch(), ...codeNames.map((name) => readCode(reader, name)));
	search.sort = reader.one("sort", oneOf(sorts)) ?? defaultSort;
	search.page = reader.one("page", (text) => wholeNumber(text, LAST_PAGE) || undefined) ?? 1;
	search.view = reader.one("view", oneOf(views)) ?? "list";
	const words = reader.one("q", line);
	if (words) search.q = words;
	const rest = reader.one("rest", line);
	if (rest) search.rest = rest;
	const radius = reader.one("radius", (text) => wholeNumber(text, WIDEST_RADIUS) || undefined);
	if (radius !== undefined && (search.cities.length > 0 || search.zips.length > 0)) search.radius = radius;
	for (const range of ranges) Object.assign(search, readRange(reader, range));
	for (const name of flagNames) if (reader.one(name, flag)) search[name] = true;
	if (hasMonthlyFilter(search)) Object.assign(search, readTerms(reader));
	const bbox = reader.one("bbox", box);
	if (bbox) search.bbox = bbox;
	const corners = reader.one("polygon", polygon);
	if (corners) search.polygon = corners;
	return { search, ignored: [...reader.ignored] };
}

/**
 * Returns the parameters of a search with changes (undefined removes a filter), in a fixed order and without defaults,
 * so that equal searches have equal addresses. On pages with the goal in the path, pass `goal: undefined`.
 */
export function searchParams(search: Search, changes: Partial<Search> = {}): URLSearchParams {
	const wanted: Search = { ...search, ...changes };
	const params = new URLSearchParams();
	const set = (name: string, value: unknown) => {
		if (value !== undefined) params.append(name, String(value));
	};
	const setCode = (name: CodeName) => {
		const { parameter } = columns[name];
		if (parameter?.many) for (const value of wanted[parameter.field]) set(parameter.name, value);
		else if (parameter) set(parameter.name, wanted[parameter.field]);
	};
	for (const name of codesBeforeRanges) setCode(name);
	set("radius", wanted.radius);
	set("q", wanted.q);
	set("rest", wanted.rest);
	for (const { min, max } of ranges) {
		set(min, wanted[min]);
		if (max !== null) set(max, wanted[max]);
	}
	for (const name of flagNames) if (wanted[name]) set(name, 1);
	if (hasMonthlyFilter(wanted)) {
		set("ownMoney", wanted.ownMoney);
		set("term", wanted.term);
		set("ownHome", wanted.ownHome && 1);
	}
	for (const name of codesAfterFlags) setCode(name);
	if (wanted.bbox) set("bbox", [wanted.bbox.west, wanted.bbox.south, wanted.bbox.east, wanted.bbox.north].join(","));
	if (wanted.polygon) set("polygon", encodePolyline(wanted.polygon));
	if (wanted.sort !== defaultSort) set("sort", wanted.sort);
	if (wanted.page !== 1) set("page", wanted.page);
	if (wanted.view !== "list") set("view", wanted.view);
	return params;
}

const order = Object.keys(columns);
const firstRange = Math.min(...[...countNames, ...amountNames].map((name) => order.indexOf(name)));
const codesBeforeRanges = codeNames.filter((name) => order.indexOf(name) < firstRange);
const codesAfterFlags = codeNames.filter((name) => order.indexOf(name) > firstRange);
