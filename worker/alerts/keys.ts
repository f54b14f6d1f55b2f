import type { Demand, HomeFacts } from "../../app/domain/demand";
import { boundsOf } from "../../app/domain/geo";
import { municipalitiesNamed } from "../../app/domain/municipalities";
import { type Place, places } from "../../app/domain/places";
import { squaresAround, squaresOf } from "./squares";

/** More than any price or number of rooms; stands for a bound that nobody set, and for what of a home is not known. */
const BEYOND = 9e15;
/** Stands for any type. */
const ANY_TYPE = 0;
/** Rows of one demand from which on its types are no longer told apart. */
const MOST_ROWS = 400;

/** One row of `demand_keys`, without its demand. */
export type DemandKey = {
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

/** A home as it is looked up: every place and type that a demand may have named, and what its bounds are held against. */
export type Probe = {
	places: string[];
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
const municipalityKey = ({ code }: Place) => `m${code}`;
/** Luxembourg is a province in one region and a canton in another. */
const provinceKey = ({ region, province }: Place) => `p${region}/${province}`;
const regionKey = ({ region }: Place) => `r${region}`;

export function probeOf(home: HomeFacts): Probe {
	const municipalities = municipalitiesNamed(home.municipalities);
	const keys = [
		...(home.zip === null ? [] : [zipKey(home.zip)]),
		...municipalities.flatMap((place) => [municipalityKey(place), provinceKey(place), regionKey(place)]),
		...(home.point ? squaresOf(home.point) : []),
	];
	return {
		places: [...new Set(keys)],
		types: [...new Set([...home.types, ANY_TYPE])],
		goal: home.goal === "sale" ? 0 : 1,
		price: home.price ?? BEYOND,
		bedrooms: home.bedrooms ?? BEYOND,
		lowPrice: home.price ?? 0,
		lowBedrooms: home.bedrooms ?? 0,
		bathrooms: home.bathrooms ?? 0,
		garages: home.garages ?? 0,
		parkings: home.parkings ?? 0,
		terrace: home.terrace ? 1 : 0,
		garden: home.garden ? 1 : 0,
	};
}

/** The rows by which homes find a demand. */
export function keysOf(demand: Demand): DemandKey[] {
	const { wishes } = demand;
	const exact = [...[...demand.zips].map(zipKey), ...wholePlaces(demand)];
	const box = demand.area && boundsOf(demand.area);
	const squares = box ? squaresAround(box) : [];
	const isMuch = (exact.length + squares.length) * demand.types.size > MOST_ROWS;
	const types = isMuch ? [ANY_TYPE] : [...demand.types];
	const bounds = {
		goal: wishes.goal === "sale" ? 0 : 1,
		max_price: wishes.maxPrice ?? BEYOND,
		min_price: wishes.minPrice ?? 0,
		min_bedrooms: wishes.minBedrooms ?? 0,
		max_bedrooms: wishes.maxBedrooms ?? BEYOND,
		bathrooms: wishes.bathrooms ?? 0,
		garages: wishes.garages ?? 0,
		parkings: wishes.parkings ?? 0,
		terrace: wishes.terrace ? 1 : 0,
		garden: wishes.garden ? 1 : 0,
	} as const;
	return types.flatMap((type_id) => [
		...exact.map((place) => ({ place, type_id, ...bounds, rough: isMuch ? (1 as const) : (0 as const) })),
		...squares.map((place) => ({ place, type_id, ...bounds, rough: 1 as const })),
	]);
}

/** The chosen municipalities, by region or province where all of one are chosen. */
function wholePlaces({ municipalities }: Demand): string[] {
	const levels = [regionKey, provinceKey].map((keyOf) => ({ keyOf, whole: wholeParts(keyOf, municipalities) }));
	const keys = municipalitiesNamed([...municipalities]).map((place) => {
		const level = levels.find(({ keyOf, whole }) => whole.has(keyOf(place)));
		return level ? level.keyOf(place) : municipalityKey(place);
	});
	return [...new Set(keys)];
}

function wholeParts(partOf: (place: Place) => string, chosen: ReadonlySet<string>): ReadonlySet<string> {
	if (chosen.size === 0) return new Set();
	const missing = new Set(places.filter(({ code }) => !chosen.has(code)).map(partOf));
	return new Set(places.map(partOf).filter((part) => !missing.has(part)));
}
