import { distanceMetres, METRES_PER_LATITUDE, type Point } from "../../app/domain/localities/geo";
import type { ListingCard } from "../../app/domain/property/listing";
import type { Goal } from "../../app/domain/property/property";
import { pointAt, type SearchColumns } from "../search/columns-in-memory";
import { bitsOf } from "../search/layout";
import { findCards } from "./card";
import type { SearchParts } from "./search-parts";

/** `except`: id of the property itself. */
export type GoneNear = { goal: Goal; point: Point; except: number; limit: number };

const ENDED = bitsOf(["ended"]);
const FURTHEST_METRES = 5_000;

/**
 * Sold or let properties around a point that are still published with a badge, the nearest first. A hidden address
 * counts at its shifted point.
 */
export function findGoneNear(parts: SearchParts, asked: GoneNear): Promise<ListingCard[]> {
	return findCards(parts, nearestGone(parts.snapshot.columns, asked));
}

function nearestGone(columns: SearchColumns, { goal, point, except, limit }: GoneNear): number[] {
	const { numbers, dictionaries, size } = columns;
	const goalCode = dictionaries.goal.values.indexOf(goal);
	const near: { id: number; metres: number }[] = [];
	for (let at = 0; at < size; at += 1) {
		if (((numbers.bits[at] ?? 0) & ENDED) === 0 || numbers.goal[at] !== goalCode) continue;
		const place = pointAt(columns, at);
		const id = numbers.id[at] ?? 0;
		if (place === null || id === except) continue;
		if (Math.abs(place.latitude - point.latitude) * METRES_PER_LATITUDE > FURTHEST_METRES) continue;
		const metres = distanceMetres(point, place);
		if (metres <= FURTHEST_METRES) near.push({ id, metres });
	}
	return near
		.sort((a, b) => a.metres - b.metres || b.id - a.id)
		.slice(0, limit)
		.map(({ id }) => id);
}
