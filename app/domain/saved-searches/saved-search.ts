import type * as z from "zod";
import type { savedSearchChange } from "../forms/demand-register/schema";
import { decodePolyline, type Point, pointInPolygon } from "../localities/geo";
import { municipalitiesNamed, zipsMeant } from "../localities/municipalities";
import type { Goal } from "../property/rules";

/** The criteria as the form delivers them. */
export type Criteria = z.output<typeof savedSearchChange>;

/** The facts of a property for matching. An unpublished price is null, a hidden address is the shifted point. */
export type PropertyFacts = {
	goal: Goal;
	/** Its type and its main type. */
	types: number[];
	/** Of its country alone: `L-4000` in Luxembourg. */
	zip: string | null;
	/** Codes of its municipalities. */
	municipalities: string[];
	price: number | null;
	bedrooms: number | null;
	bathrooms: number | null;
	garages: number | null;
	parkings: number | null;
	terrace: boolean;
	garden: boolean;
	point: Point | null;
};

/** Criteria prepared for matching many properties. */
export type SavedSearch = {
	criteria: Criteria;
	types: ReadonlySet<number>;
	/** Each of its country alone. */
	zips: ReadonlySet<string>;
	municipalities: ReadonlySet<string>;
	area: readonly Point[] | null;
};

export function savedSearchOf(criteria: Criteria): SavedSearch {
	const named = municipalitiesNamed(criteria.zones);
	return {
		criteria,
		types: new Set(criteria.propertyTypes),
		zips: new Set(criteria.zips.flatMap((zip) => zipsMeant(zip, named))),
		municipalities: new Set(named.map(({ code }) => code)),
		area: criteria.polygon === undefined ? null : decodePolyline(criteria.polygon),
	};
}

/**
 * Whether a property matches the criteria: in one of the localities (postcode, municipality, drawn area), of one of
 * the types, within every bound. As in a search, what is not known or not published is within no bound, and a lower
 * bound of zero is ignored.
 */
export function fits(property: PropertyFacts, savedSearch: SavedSearch): boolean {
	const { criteria } = savedSearch;
	return (
		property.goal === criteria.goal &&
		property.types.some((type) => savedSearch.types.has(type)) &&
		localityOf(property, savedSearch) !== null &&
		within(property.price, criteria.minPrice, criteria.maxPrice) &&
		within(property.bedrooms, criteria.minBedrooms, criteria.maxBedrooms) &&
		within(property.bathrooms, criteria.bathrooms, undefined) &&
		within(property.garages, criteria.garages, undefined) &&
		within(property.parkings, criteria.parkings, undefined) &&
		(property.terrace || !criteria.terrace) &&
		(property.garden || !criteria.garden)
	);
}

/** The criterion of locality that a property matches; null where it matches none. */
export function localityOf(
	property: PropertyFacts,
	{ zips, municipalities, area }: SavedSearch,
): "zip" | "municipality" | "area" | null {
	if (property.zip !== null && zips.has(property.zip)) return "zip";
	if (property.municipalities.some((code) => municipalities.has(code))) return "municipality";
	return property.point && area && pointInPolygon(property.point, area) ? "area" : null;
}

function within(value: number | null, lowest: number | undefined, highest: number | undefined): boolean {
	if (!lowest && highest === undefined) return true;
	return value !== null && value >= (lowest ?? 0) && value <= (highest ?? Number.POSITIVE_INFINITY);
}
