import { boundsOf } from "../../app/domain/localities/geo";
import { type Locality, localities } from "../../app/domain/localities/localities";
import { municipalitiesNamed } from "../../app/domain/localities/municipalities";
import type { PropertyFacts, SavedSearch } from "../../app/domain/saved-searches/saved-search";
import { squaresAround, squaresOf } from "./squares";

/** More than any price or number of rooms; for an absent bound, and for an unknown value of a property. */
const BEYOND = 9e15;
/** Any type. */
const ANY_TYPE = 0;
/** Rows of one saved search above which its types are no longer distinguished. */
const MOST_ROWS = 400;

/** One row of `saved_search_keys`, without its saved search. */
export type SavedSearchKey = {
	place: string;
	goal: 0 | 1;
	type_id: number;
	max_price: number;
	min_price: number;
	min_bedrooms: number;
	max_bedrooms: number;
	bathrooms: number;
	garages: number;
	parkings: number;
	terrace: 0 | 1;
	garden: 0 | 1;
	rough: 0 | 1;
};

/**
 * A property as it is looked up: every locality and type that a saved search may name, and the values its bounds are
 * compared with.
 */
export type Probe = {
	localities: string[];
	types: number[];
	goal: 0 | 1;
	price: number;
	bedrooms: number;
	/** The same, held against lower bounds. */
	lowPrice: number;
	lowBedrooms: number;
	bathrooms: number;
	garages: number;
	parkings: number;
	terrace: 0 | 1;
	garden: 0 | 1;
};

const zipKey = (zip: string) => `z${zip}`;
const municipalityKey = ({ code }: Locality) => `m${code}`;
/** Luxembourg is a province in one region and a canton in another. */
const provinceKey = ({ region, province }: Locality) => `p${region}/${province}`;
const regionKey = ({ region }: Locality) => `r${region}`;

export function probeOf(property: PropertyFacts): Probe {
	const municipalities = municipalitiesNamed(property.municipalities);
	const keys = [
		...(property.zip === null ? [] : [zipKey(property.zip)]),
		...municipalities.flatMap((place) => [municipalityKey(place), provinceKey(place), regionKey(place)]),
		...(property.point ? squaresOf(property.point) : []),
	];
	return {
		localities: [...new Set(keys)],
		types: [...new Set([...property.types, ANY_TYPE])],
		goal: property.goal === "sale" ? 0 : 1,
		price: property.price ?? BEYOND,
		bedrooms: property.bedrooms ?? BEYOND,
		lowPrice: property.price ?? 0,
		lowBedrooms: property.bedrooms ?? 0,
		bathrooms: property.bathrooms ?? 0,
		garages: property.garages ?? 0,
		parkings: property.parkings ?? 0,
		terrace: property.terrace ? 1 : 0,
		garden: property.garden ? 1 : 0,
	};
}

/** The rows by which properties find a saved search. */
export function keysOf(savedSearch: SavedSearch): SavedSearchKey[] {
	const { criteria } = savedSearch;
	const exact = [...[...savedSearch.zips].map(zipKey), ...wholeLocalities(savedSearch)];
	const box = savedSearch.area && boundsOf(savedSearch.area);
	const squares = box ? squaresAround(box) : [];
	const isMuch = (exact.length + squares.length) * savedSearch.types.size > MOST_ROWS;
	const types = isMuch ? [ANY_TYPE] : [...savedSearch.types];
	const bounds = {
		goal: criteria.goal === "sale" ? 0 : 1,
		max_price: criteria.maxPrice ?? BEYOND,
		min_price: criteria.minPrice ?? 0,
		min_bedrooms: criteria.minBedrooms ?? 0,
		max_bedrooms: criteria.maxBedrooms ?? BEYOND,
		bathrooms: criteria.bathrooms ?? 0,
		garages: criteria.garages ?? 0,
		parkings: criteria.parkings ?? 0,
		terrace: criteria.terrace ? 1 : 0,
		garden: criteria.garden ? 1 : 0,
	} as const;
	return types.flatMap((type_id) => [
		...exact.map((place) => ({ place, type_id, ...bounds, rough: isMuch ? (1 as const) : (0 as const) })),
		...squares.map((place) => ({ place, type_id, ...bounds, rough: 1 as const })),
	]);
}

/** The chosen municipalities, by region or province where all of one are chosen. */
function wholeLocalities({ municipalities }: SavedSearch): string[] {
	const levels = [regionKey, provinceKey].map((keyOf) => ({ keyOf, whole: wholeParts(keyOf, municipalities) }));
	const keys = municipalitiesNamed([...municipalities]).map((place) => {
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
