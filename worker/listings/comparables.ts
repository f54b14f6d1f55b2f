import { distanceMetres, METRES_PER_LATITUDE, type Point } from "../../app/domain/localities/geo";
import type { Goal } from "../../app/domain/property/property";
import { parseSearchFacts, type SearchFacts } from "../../app/domain/search/columns";
import type { Comparable } from "../../app/domain/valuation/price-range";
import type { Reader } from "../platform/reader";
import type { RowOf } from "../platform/rows";
import { pointAt, type SearchColumns } from "../search/columns-in-memory";
import { bitsOf } from "../search/layout";
import type { SearchParts } from "./search-parts";

export type ComparablesAsked = {
	goal: Goal;
	mainTypes: readonly number[];
	point: Point;
	/** Id of the compared property, if it is listed itself. */
	except?: number;
};

/** Properties further away are not compared. */
const FURTHEST_METRES = 10_000;
const HIGH = FURTHEST_METRES / METRES_PER_LATITUDE;
const SPECIAL = bitsOf(["special"]);
/** Maximum number of sold and let properties read per point. */
const MAX_ENDED = 500;

/**
 * Reads the agency's properties with published prices around some points in one query: listed ones, and those sold or
 * let that left the lists. Returns a function that finds the comparable ones around a point. A hidden address counts at
 * its shifted point.
 */
export async function comparablesAround(
	{ reader, snapshot: { columns } }: SearchParts,
	points: readonly Point[],
): Promise<(asked: ComparablesAsked) => Comparable[]> {
	const ended = await endedAround(reader, points);
	return (asked) => [...listedAround(columns, asked), ...ended.flatMap((facts) => endedBeside(facts, asked))];
}

function listedAround(columns: SearchColumns, { goal, mainTypes, point, except }: ComparablesAsked): Comparable[] {
	const found: Comparable[] = [];
	const { numbers, dictionaries, size } = columns;
	const goalCode = dictionaries.goal.values.indexOf(goal);
	const isType = dictionaries.type.values.map((type) => mainTypes.includes(type?.[1] ?? type?.[0] ?? 0));
	for (let position = 0; position < size; position += 1) {
		if (numbers.goal[position] !== goalCode || !isType[numbers.type[position] ?? 0]) continue;
		if (numbers.id[position] === except) continue;
		if (((numbers.bits[position] ?? 0) & SPECIAL) !== 0) continue;
		const at = pointAt(columns, position);
		if (at === null || Math.abs(at.latitude - point.latitude) > HIGH) continue;
		found.push(...comparable(point, at, known(numbers.price[position]), known(numbers.surface[position])));
	}
	return found;
}

async function endedAround(reader: Reader, points: readonly Point[]): Promise<SearchFacts[]> {
	if (points.length === 0) return [];
	const latitudes = points.map(({ latitude }) => latitude);
	const longitudes = points.map(({ longitude }) => longitude);
	const wide = Math.max(...latitudes.map((latitude) => HIGH / Math.cos((latitude * Math.PI) / 180)));
	const rows = await reader.all<RowOf<"listings", "facts">>(
		`SELECT facts FROM listings WHERE state = 'ended' AND latitude BETWEEN ? AND ? AND longitude BETWEEN ? AND ? LIMIT ?`,
		Math.min(...latitudes) - HIGH,
		Math.max(...latitudes) + HIGH,
		Math.min(...longitudes) - wide,
		Math.max(...longitudes) + wide,
		MAX_ENDED * points.length,
	);
	return rows.map(({ facts }) => parseSearchFacts(facts));
}

function endedBeside(facts: SearchFacts, { goal, mainTypes, point }: ComparablesAsked): Comparable[] {
	const main = facts.type?.[1] ?? facts.type?.[0] ?? 0;
	const isCompared = facts.goal === goal && !facts.special && mainTypes.includes(main);
	return isCompared && facts.point ? comparable(point, facts.point, facts.price, facts.surface) : [];
}

/** Empty if the price is unknown or the distance too large. */
function comparable(point: Point, at: Point, price: number | null, surface: number | null): Comparable[] {
	const metres = distanceMetres(point, at);
	return price && metres <= FURTHEST_METRES ? [{ price, surface, metres }] : [];
}

/** Null for an unknown value, which columns store as NaN. */
function known(value: number | undefined): number | null {
	return value !== undefined && value > 0 ? value : null;
}
