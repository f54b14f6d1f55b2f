import { distanceMetres, METRES_PER_LATITUDE } from "../../app/domain/localities/geo";
import type { ListingCard } from "../../app/domain/property/listing";
import { parseSearchFacts, type SearchFacts } from "../../app/domain/search/columns";
import type { Reader } from "../platform/reader";
import type { RowOf } from "../platform/rows";
import { pointAt, positionOf, type SearchColumns } from "../search/columns-in-memory";
import { bitsOf } from "../search/layout";
import { findCards } from "./card";
import type { SearchParts } from "./search-parts";

const ENDED = bitsOf(["ended"]);

/** Properties on the market with the same goal, the most similar first. */
export async function findSimilar(parts: SearchParts, id: number, limit: number): Promise<ListingCard[]> {
	const { columns } = parts.snapshot;
	const property = listedFacts(columns, id) ?? (await storedFacts(parts.reader, id));
	return property ? findCards(parts, mostAlike(columns, id, property, limit)) : [];
}

/** Facts by which two properties are compared; an unknown amount is null, 0 or NaN. */
type Compared = Pick<
	SearchFacts,
	"goal" | "deal" | "type" | "zip" | "region" | "bedrooms" | "price" | "surface" | "point"
>;

function listedFacts(columns: SearchColumns, id: number): Compared | null {
	const { numbers, dictionaries, size } = columns;
	const at = positionOf(columns, id);
	if (at >= size || numbers.id[at] !== id) return null;
	const decoded = <Name extends "goal" | "deal" | "type" | "zip" | "region" | "bedrooms">(name: Name) =>
		dictionaries[name].values[numbers[name][at] ?? 0] ?? null;
	return {
		goal: decoded("goal"),
		deal: decoded("deal"),
		type: decoded("type"),
		zip: decoded("zip"),
		region: decoded("region"),
		bedrooms: decoded("bedrooms"),
		price: numbers.price[at] ?? null,
		surface: numbers.surface[at] ?? null,
		point: pointAt(columns, at),
	};
}

/** Facts of a property that is not listed, or not yet. */
async function storedFacts(reader: Reader, id: number): Promise<Compared | null> {
	const row = await reader.first<RowOf<"listings", "facts">>("SELECT facts FROM listings WHERE id = ?", id);
	return row && parseSearchFacts(row.facts);
}

type Candidate = { id: number; likeness: number };

function mostAlike(columns: SearchColumns, id: number, property: Compared, limit: number): number[] {
	const { numbers, dictionaries, size } = columns;
	const goal = dictionaries.goal.values.indexOf(property.goal);
	const best: Candidate[] = [];
	const dealScores = dictionaries.deal.values.map((deal) => (deal === property.deal ? SAME_DEAL : 0));
	const typeScores = dictionaries.type.values.map((type) => typeLikeness(property.type, type));
	const roomScores = dictionaries.bedrooms.values.map((bedrooms) => roomLikeness(property.bedrooms, bedrooms));
	// From the newest id down, so that the newer of two equally similar properties stays.
	for (let at = size - 1; at >= 0; at -= 1) {
		if (numbers.goal[at] !== goal || ((numbers.bits[at] ?? 0) & ENDED) !== 0 || numbers.id[at] === id) continue;
		const least = best.length < limit ? Number.NEGATIVE_INFINITY : (best.at(-1)?.likeness ?? 0);
		const soFar =
			(dealScores[numbers.deal[at] ?? 0] ?? 0) +
			(typeScores[numbers.type[at] ?? 0] ?? 0) +
			(roomScores[numbers.bedrooms[at] ?? 0] ?? 0);
		if (soFar + MAX_FOR_THE_REST <= least) continue;
		const likeness =
			soFar +
			localityLikeness(property, columns, at) +
			3 * closeness(property.price, numbers.price[at] ?? null) +
			1.5 * closeness(property.surface, numbers.surface[at] ?? null);
		if (likeness <= least) continue;
		const place = best.findIndex((other) => other.likeness < likeness);
		best.splice(place < 0 ? best.length : place, 0, { id: numbers.id[at] ?? 0, likeness });
		best.length = Math.min(best.length, limit);
	}
	return best.map((candidate) => candidate.id);
}

/*
 * Similarity score of two properties:
 * - location, up to 4: full next door, 0 from 15 km; without a point 3 for the same postcode, 0.5 for the same region
 * - type: 3 for the same type, 2 for the same main type
 * - price, up to 3: 0 at twice or half of it; surface, up to 1.5, likewise
 * - bedrooms: 1.5, less 0.5 for each that differs
 * - the same deal outweighs all of these: a price per week, a bouquet and a starting price compare with no other price
 */
const SAME_DEAL = 20;
const MAX_FOR_THE_REST = 4 + 3 + 1.5;

const FAR_METRES = 15_000;

function localityLikeness(property: Compared, columns: SearchColumns, at: number): number {
	const { numbers, dictionaries } = columns;
	const point = pointAt(columns, at);
	if (property.point && point) {
		if (Math.abs(point.latitude - property.point.latitude) * METRES_PER_LATITUDE > FAR_METRES) return 0;
		return 4 * Math.max(0, 1 - distanceMetres(property.point, point) / FAR_METRES);
	}
	if (property.zip !== null && property.zip === dictionaries.zip.values[numbers.zip[at] ?? 0]) return 3;
	return property.region !== null && property.region === dictionaries.region.values[numbers.region[at] ?? 0] ? 0.5 : 0;
}

function typeLikeness(property: SearchFacts["type"], other: SearchFacts["type"]): number {
	const [id, main] = property ?? [null, null];
	if (id !== null && id === other?.[0]) return 3;
	return main !== null && main === other?.[1] ? 2 : 0;
}

function roomLikeness(property: number | null, other: number | null): number {
	return property === null || other === null ? 0 : Math.max(0, 1.5 - 0.5 * Math.abs(property - other));
}

/** 1 for equal amounts, 0 if one is at least twice the other or unknown. */
function closeness(a: number | null, b: number | null): number {
	return a && b ? Math.max(0, 1 - Math.abs(Math.log2(a / b))) : 0;
}
