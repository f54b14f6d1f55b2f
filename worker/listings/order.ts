import type { Language } from "../../app/domain/language";
import { languages } from "../../app/domain/language";
import type { Sort } from "../../app/domain/search/search";
import { bits, type NumberColumn, type Segment, type TextColumn } from "./segment";

/** Orders what has no price after everything that has one; the same figure as the tables' generated columns. */
const NO_PRICE = 9e15;
/** Orders what has no city last; the same character as the tables' generated columns. */
const NO_CITY = "\uFFFF";

/** The column of the table, and its index, that hold each order as one ascending key. */
export function orderColumn(sort: Sort, language: Language): { key: string; index: string } {
	if (sort === "city") return { key: `city_order_${language}`, index: `listings_by_city_${language}` };
	return {
		date: { key: "date_order", index: "listings_by_date" },
		"price-asc": { key: "price_ascending", index: "listings_by_price_ascending" },
		"price-desc": { key: "price_descending", index: "listings_by_price_descending" },
		type: { key: "type_rank", index: "listings_by_type" },
	}[sort];
}

type NumberSort = Exclude<Sort, "city">;

const keyOf: Record<NumberSort, { column: NumberColumn; key(value: number): number }> = {
	date: { column: "listed_at", key: (value) => -value },
	"price-asc": { column: "price", key: (value) => (Number.isNaN(value) ? NO_PRICE : value) },
	"price-desc": { column: "price", key: (value) => (Number.isNaN(value) ? NO_PRICE : -value) },
	type: { column: "type_rank", key: (value) => value },
};

/** Gathers properties, then tells which come first. Sold and rented ones come last; the newest id settles what is equal. */
export type Ranking = {
	columns: readonly (NumberColumn | TextColumn)[];
	/** Takes from the segment those in the places. */
	add(segment: Segment, localities: readonly number[]): void;
	readonly total: number;
	/** The ids from `offset` on, at most `limit`. */
	ids(offset: number, limit: number): number[];
};

export function createRanking(sort: Sort, language: Language): Ranking {
	const ids: number[] = [];
	const ended: number[] = [];
	const keys: number[] = [];
	const cities = new Map<string, number>();

	/** The key of each place; of a city, its number in `cities`, which ranks only once all are known. */
	function keysOf(segment: Segment): (place: number) => number {
		if (sort !== "city") {
			const { column, key } = keyOf[sort];
			const values = segment.numbers(column);
			return (place) => key(values[place] ?? Number.NaN);
		}
		const { codes, texts } = segment.texts("cities");
		const known = texts.map((names) => {
			const city = (JSON.parse(names) as string[])[languages.indexOf(language)] || NO_CITY;
			const number = cities.get(city) ?? cities.size;
			cities.set(city, number);
			return number;
		});
		return (place) => known[codes[place] ?? Number.NaN] ?? 0;
	}

	function add(segment: Segment, localities: readonly number[]): void {
		const idOf = segment.numbers("id");
		const bitsOf = segment.numbers("bits");
		const keyAt = keysOf(segment);
		for (const place of localities) {
			ids.push(idOf[place] ?? 0);
			ended.push((bitsOf[place] ?? 0) & bits.ended);
			keys.push(keyAt(place));
		}
	}

	function rankedKeys(): ArrayLike<number> {
		if (sort !== "city") return keys;
		const ranks = new Float64Array(cities.size);
		[...cities]
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.forEach(([, number], rank) => {
				ranks[number] = rank;
			});
		return keys.map((number) => ranks[number] ?? 0);
	}

	function page(offset: number, limit: number): number[] {
		if (offset >= ids.length) return [];
		const key = rankedKeys();
		const compare = (a: number, b: number) =>
			(ended[a] ?? 0) - (ended[b] ?? 0) || (key[a] ?? 0) - (key[b] ?? 0) || (ids[b] ?? 0) - (ids[a] ?? 0);
		const localities = Uint32Array.from(ids, (_, place) => place);
		const end = Math.min(offset + limit, localities.length);
		moveFirst(localities, end, compare);
		return [...localities.subarray(0, end).sort(compare).subarray(offset)].map((place) => ids[place] ?? 0);
	}

	return {
		columns: ["id", "bits", sort === "city" ? "cities" : keyOf[sort].column],
		add,
		get total() {
			return ids.length;
		},
		ids: page,
	};
}

/** Moves the `count` that come first to the front, in any order: a page needs no sorting of everything (quickselect). */
function moveFirst(localities: Uint32Array, count: number, compare: (a: number, b: number) => number): void {
	let low = 0;
	let high = localities.length - 1;
	while (low < high) {
		const pivot = localities[(low + high) >> 1] ?? 0;
		let left = low;
		let right = high;
		while (left <= right) {
			while (compare(localities[left] ?? 0, pivot) < 0) left += 1;
			while (compare(localities[right] ?? 0, pivot) > 0) right -= 1;
			if (left > right) break;
			const moved = localities[left] ?? 0;
			localities[left] = localities[right] ?? 0;
			localities[right] = moved;
			left += 1;
			right -= 1;
		}
		if (count - 1 <= right) high = right;
		else if (count - 1 >= left) low = left;
		else return;
	}
}
