import type * as z from "zod";
import type { demandChange } from "./forms/demand";
import { decodePolyline, type Point, pointInPolygon } from "./geo";
import { municipalitiesNamed, zipsMeant } from "./municipalities";
import type { Goal } from "./property-rules";

/** What somebody looks for, as the form leaves it. */
export type Wishes = z.output<typeof demandChange>;

/** What a home is compared by. A price that is not published is null, a hidden place is the shifted point. */
export type HomeFacts = {
	goal: Goal;
	/** Its type and its main type. */
	types: number[];
	/** Of its country alone: `L-4000` in Luxembourg. */
	zip: string | null;
	/** Codes of the municipalities it lies in. */
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

/** Wishes made ready to compare many homes with. */
export type Demand = {
	wishes: Wishes;
	types: ReadonlySet<number>;
	/** Each of its country alone. */
	zips: ReadonlySet<string>;
	municipalities: ReadonlySet<string>;
	area: readonly Point[] | null;
};

export function demandOf(wishes: Wishes): Demand {
	const named = municipalitiesNamed(wishes.zones);
	return {
		wishes,
		types: new Set(wishes.propertyTypes),
		zips: new Set(wishes.zips.flatMap((zip) => zipsMeant(zip, named))),
		municipalities: new Set(named.map(({ code }) => code)),
		area: wishes.polygon === undefined ? null : decodePolyline(wishes.polygon),
	};
}

/**
 * Whether a home is what somebody looks for: in one of the places (a postcode, a municipality, the drawn area), of one of
 * the types, within every bound. As in a search, what is not known or not published is within no bound, and a lower
 * bound of nothing asks nothing.
 */
export function fits(home: HomeFacts, demand: Demand): boolean {
	const { wishes } = demand;
	return (
		home.goal === wishes.goal &&
		home.types.some((type) => demand.types.has(type)) &&
		placeOf(home, demand) !== null &&
		within(home.price, wishes.minPrice, wishes.maxPrice) &&
		within(home.bedrooms, wishes.minBedrooms, wishes.maxBedrooms) &&
		within(home.bathrooms, wishes.bathrooms, undefined) &&
		within(home.garages, wishes.garages, undefined) &&
		within(home.parkings, wishes.parkings, undefined) &&
		(home.terrace || !wishes.terrace) &&
		(home.garden || !wishes.garden)
	);
}

/** By what a home is in one of the places that a demand names; null where it is in none. */
export function placeOf(
	home: HomeFacts,
	{ zips, municipalities, area }: Demand,
): "zip" | "municipality" | "area" | null {
	if (home.zip !== null && zips.has(home.zip)) return "zip";
	if (home.municipalities.some((code) => municipalities.has(code))) return "municipality";
	return home.point && area && pointInPolygon(home.point, area) ? "area" : null;
}

function within(value: number | null, lowest: number | undefined, highest: number | undefined): boolean {
	if (!lowest && highest === undefined) return true;
	return value !== null && value >= (lowest ?? 0) && value <= (highest ?? Number.POSITIVE_INFINITY);
}
