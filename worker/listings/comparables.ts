import { distanceMetres, METRES_PER_LATITUDE, type Point } from "../../app/domain/localities/geo";
import type { Goal } from "../../app/domain/property/property";
import { parseSearchFacts } from "../../app/domain/search/columns";
import type { Comparable } from "../../app/domain/valuation/price-range";
import type { RowOf } from "../platform/rows";
import { pointAt } from "../search/columns-in-memory";
import { bitsOf } from "../search/layout";
import type { SearchParts } from "./search-parts";

export type ComparablesAsked = {
	goal: Goal;
	mainTypes: readonly number[];
	point: Point;
	/** The property that is compared, where it is listed itself. */
	except?: number;
};

/** In km: beyond it nothing is compared. */
const FURTHEST_METRES = 10_000;
const SPECIAL = bitsOf(["special"]);
/** Sold and let ones that left the lists, at most so many. */
const MOST_ENDED = 500;

/**
 * The agency's own properties of some main types around a point, with their published prices: those in its lists, and
 * those sold or let that left them. Of a hidden address the shifted point counts.
 */
export async function findComparables(
	{ reader, snapshot: { columns } }: SearchParts,
	{ goal, mainTypes, point, except }: ComparablesAsked,
): Promise<Comparable[]> {
	const high = FURTHEST_METRES / METRES_PER_LATITUDE;
	const wide = high / Math.cos((point.latitude * Math.PI) / 180);
	const found: Comparable[] = [];
	const add = (at: Point, price: number | null, surface: number | null) => {
		const metres = distanceMetres(point, at);
		if (price && metres <= FURTHEST_METRES) found.push({ price, surface, metres });
	};

	const { numbers, dictionaries, size } = columns;
	const goalCode = dictionaries.goal.values.indexOf(goal);
	const isType = dictionaries.type.values.map((type) => mainTypes.includes(type?.[1] ?? type?.[0] ?? 0));
	for (let position = 0; position < size; position += 1) {
		if (numbers.goal[position] !== goalCode || !isType[numbers.type[position] ?? 0]) continue;
		if (numbers.id[position] === except) continue;
		if (((numbers.bits[position] ?? 0) & SPECIAL) !== 0) continue;
		const at = pointAt(columns, position);
		if (at === null || Math.abs(at.latitude - point.latitude) > high) continue;
		add(at, known(numbers.price[position]), known(numbers.surface[position]));
	}

	const rows = await reader.all<RowOf<"listings", "facts">>(
		`SELECT facts FROM listings WHERE state = 'ended' AND latitude BETWEEN ? AND ? AND longitude BETWEEN ? AND ? LIMIT ?`,
		point.latitude - high,
		point.latitude + high,
		point.longitude - wide,
		point.longitude + wide,
		MOST_ENDED,
	);
	for (const row of rows) {
		const facts = parseSearchFacts(row.facts);
		const main = facts.type?.[1] ?? facts.type?.[0] ?? 0;
		const isCompared = facts.goal === goal && !facts.special && mainTypes.includes(main);
		if (isCompared && facts.point) add(facts.point, facts.price, facts.surface);
	}
	return found;
}

/** Columns hold what is not known as no number. */
function known(value: number | undefined): number | null {
	return value !== undefined && value > 0 ? value : null;
}
