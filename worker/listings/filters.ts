import { foldText } from "../../app/domain/formatting/slug";
import { boxContains, type Point, pointInPolygon } from "../../app/domain/localities/geo";
import type { Search } from "../../app/domain/search/search";
import { type Bit, bits, type Column, type NumberColumn, type Segment, type TextColumn } from "./segment";

/** The conditions that are met or not asked for. */
export type SearchFlag = "terrace" | "garden" | "elevator" | "furnished" | "newBuild";

/** What is filtered by; the options of one group are counted without that group's own filter. */
export type FilterName =
	| "goal"
	| "type"
	| "zip"
	| "city"
	| "words"
	| "price"
	| "bedrooms"
	| "bathrooms"
	| "garages"
	| "parkings"
	| "surface"
	| "epc"
	| "project"
	| "box"
	| "polygon"
	| SearchFlag;

/** One condition of a search. A property must pass them all. */
export type Filter = {
	name: FilterName;
	columns: readonly Column[];
	/** Whether the property in a place of the segment passes. */
	test(segment: Segment): (place: number) => boolean;
};

export const flagBits: Readonly<Record<SearchFlag, Bit>> = {
	terrace: "terrace",
	garden: "garden",
	elevator: "elevator",
	furnished: "furnished",
	newBuild: "new_build",
};

export const searchFlags = Object.keys(flagBits) as SearchFlag[];

/**
 * The conditions of a search, less its text, which the full-text index answers: `matching` holds the ids it found, null
 * where the search has no text.
 */
export function filtersOf(search: Search, matching: ReadonlySet<number> | null): Filter[] {
	const filters: (Filter | null)[] = [
		search.goal ? bitFilter("goal", "goal", search.goal === "rent") : null,
		typeFilter(search.types),
		search.zips.length > 0 ? oneOfTexts("zip", "zip", new Set(search.zips)) : null,
		cityFilter(search.city),
		matching ? { name: "words", columns: ["id"], test: (segment) => has(segment.numbers("id"), matching) } : null,
		within("price", "price", search.minPrice, search.maxPrice),
		within("bedrooms", "bedrooms", search.minBedrooms, search.maxBedrooms),
		within("bathrooms", "bathrooms", search.minBathrooms, undefined),
		within("garages", "garages", search.minGarages, undefined),
		within("parkings", "parkings", search.minParkings, undefined),
		within("surface", "surface", search.minSurface, search.maxSurface),
		...searchFlags.map((flag) => (search[flag] ? bitFilter(flag, flagBits[flag], true) : null)),
		search.epc.length > 0 ? oneOfTexts("epc", "epc", new Set<string>(search.epc)) : null,
		search.project === undefined ? null : equals("project", "project_id", search.project),
		boxFilter(search),
		polygonFilter(search),
	];
	return filters.filter((filter) => filter !== null);
}

export function columnsOf(filters: readonly Filter[]): Set<Column> {
	return new Set(filters.flatMap((filter) => filter.columns));
}

function has(values: Float64Array, wanted: ReadonlySet<number>) {
	return (place: number) => wanted.has(values[place] ?? Number.NaN);
}

function equals(name: FilterName, column: NumberColumn, wanted: number): Filter {
	return {
		name,
		columns: [column],
		test(segment) {
			const values = segment.numbers(column);
			return (place) => values[place] === wanted;
		},
	};
}

function bitFilter(name: FilterName, bit: Bit, wanted: boolean): Filter {
	const mask = bits[bit];
	const expected = wanted ? mask : 0;
	return {
		name,
		columns: ["bits"],
		test(segment) {
			const values = segment.numbers("bits");
			return (place) => ((values[place] ?? 0) & mask) === expected;
		},
	};
}

/** Both ends included. What is not known is never within. */
function within(
	name: FilterName,
	column: NumberColumn,
	lowest = Number.NEGATIVE_INFINITY,
	highest = Number.POSITIVE_INFINITY,
): Filter | null {
	if (lowest === Number.NEGATIVE_INFINITY && highest === Number.POSITIVE_INFINITY) return null;
	return {
		name,
		columns: [column],
		test(segment) {
			const values = segment.numbers(column);
			return (place) => {
				const value = values[place] ?? Number.NaN;
				return value >= lowest && value <= highest;
			};
		},
	};
}

function typeFilter(types: readonly number[]): Filter | null {
	if (types.length === 0) return null;
	const wanted = new Set(types);
	return {
		name: "type",
		columns: ["type_id", "main_type_id"],
		test(segment) {
			const isType = has(segment.numbers("type_id"), wanted);
			const isMainType = has(segment.numbers("main_type_id"), wanted);
			return (place) => isType(place) || isMainType(place);
		},
	};
}

function oneOfTexts(name: FilterName, column: TextColumn, wanted: ReadonlySet<string>): Filter {
	return textFilter(name, column, (text) => wanted.has(text));
}

function textFilter(name: FilterName, column: TextColumn, accepts: (text: string) => boolean): Filter {
	return {
		name,
		columns: [column],
		test(segment) {
			const { codes, texts } = segment.texts(column);
			const accepted = texts.map(accepts);
			return (place) => accepted[codes[place] ?? Number.NaN] === true;
		},
	};
}

function cityFilter(city: string | undefined): Filter | null {
	if (city === undefined) return null;
	const wanted = foldText(city);
	return textFilter("city", "cities", (names) => (JSON.parse(names) as string[]).includes(wanted));
}

function pointFilter(name: FilterName, contains: (point: Point) => boolean): Filter {
	return {
		name,
		columns: ["latitude", "longitude"],
		test(segment) {
			const latitudes = segment.numbers("latitude");
			const longitudes = segment.numbers("longitude");
			return (place) => {
				const latitude = latitudes[place] ?? Number.NaN;
				return !Number.isNaN(latitude) && contains({ latitude, longitude: longitudes[place] ?? Number.NaN });
			};
		},
	};
}

function boxFilter({ bbox }: Search): Filter | null {
	return bbox ? pointFilter("box", (point) => boxContains(bbox, point)) : null;
}

function polygonFilter({ polygon }: Search): Filter | null {
	return polygon ? pointFilter("polygon", (point) => pointInPolygon(point, polygon)) : null;
}
