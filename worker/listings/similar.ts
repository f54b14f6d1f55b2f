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

/** Properties on the market with the same goal, the most alike first. */
export async function findSimilar(parts: SearchParts, id: number, limit: number): Promise<ListingCard[]> {
	const { columns } = parts.snapshot;
	const property = listedFacts(columns, id) ?? (await storedFacts(parts.reader, id));
	return property ? findCards(parts, mostAlike(columns, id, property, limit)) : [];
}

/** What two properties are compared by; an amount that is not known is null or 0. */
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

/** Of a property that is not listed, or not yet. */
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
	// From the newest id down: of two that are as much alike, the newer one stays.
	for (let at = size - 1; at >= 0; at -= 1) {
		if (numbers.goal[at] !== goal || ((numbers.bits[at] ?? 0) & ENDED) !== 0 || numbers.id[at] === id) continue;
		const least = best.length < limit ? Number.NEGATIVE_INFINITY : (best.at(-1)?.likeness ?? 0);
		const soFar =
			(dealScores[numbers.deal[at] ?? 0] ?? 0) +
			(typeScores[numbers.type[at] ?? 0] ?? 0) +
			(roomScores[numbers.bedrooms[at] ?? 0] ?? 0);
		if (soFar + MOST_FOR_THE_REST <= least) continue;
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
 * Similarity of two properties. The location weighs most (up to 4: nothing is lost next door, all at 15 km; a shared
 * postcode or region is used where a point is missing), then what it is (3 for the same type, 2 for the same main
 * type), then the price (up to 3, none at twice or half of it), then bedrooms (1.5, half a point less for each that
 * differs) and surface (up to 1.5, as the price). The same deal goes before all of it: a price per week, a bouquet or a
 * starting price is no other one's.
 */
const SAME_DEAL = 20;
const MOST_FOR_THE_REST = 4 + 3 + 1.5;

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

/** 1 for equal amounts, 0 where one is twice the other or one is not known. */
function closeness(a: number | null, b: number | null): number {
	return a && b ? Math.max(0, 1 - Math.abs(Math.log2(a / b))) : 0;
}
