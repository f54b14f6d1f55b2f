import { type MonthlyTerms, monthlyCost } from "../../app/domain/costs/monthly-cost";
import type { Language } from "../../app/domain/language";
import { onceFor } from "../../app/domain/once";
import { type Order, orders, type Sort } from "../../app/domain/search/orders";
import type { SearchColumns } from "./columns-in-memory";
import { bitsOf } from "./layout";
import type { Snapshot } from "./memory";

/** Maximum bytes of cached orders per columns: four orders of a million properties. */
const ROOM_FOR_ORDERS = 16_000_000;

/** Cached orders by name, per columns. Kept in this module, so that reloading it after an edit drops them. */
const keptOf = onceFor((_columns: SearchColumns) => new Map<string, Uint32Array>());

/** An order; an order by cost has the visitor's loan terms. */
type Wanted = { sort: Sort } & MonthlyTerms;

/** Positions of all properties in an order: sold and rented ones last, the newest id first among equals. */
export function orderOf({ columns }: Snapshot, wanted: Wanted, language: Language): Uint32Array {
	const known = keptOf(columns);
	const name = nameOf(wanted, language);
	const order = known.get(name) ?? sorted(columns, keysOf(columns, wanted, language));
	// Re-inserted last, so the first entry is the least recently used.
	known.delete(name);
	known.set(name, order);
	for (const oldest of known.keys()) {
		if (known.size * order.byteLength <= ROOM_FOR_ORDERS || oldest === name) break;
		known.delete(oldest);
	}
	return order;
}

function nameOf({ sort, ownMoney, term, ownHome }: Wanted, language: Language): string {
	const order: Order = orders[sort];
	if (order.by === "cost") return [sort, ownMoney, term, ownHome].join();
	return order.by === "value" && order.isNamed ? `${sort} ${language}` : sort;
}

/** Sort key of each property, the lowest first; unknown values come last. */
function keysOf(columns: SearchColumns, wanted: Wanted, language: Language): Float64Array {
	const { numbers, dictionaries, size } = columns;
	const order: Order = orders[wanted.sort];
	if (order.by === "cost") return costsOf(columns, wanted);
	const keys = new Float64Array(size);
	if (order.by === "number") {
		const { column, over, sign } = order;
		const divisors = over === null ? null : numbers[over];
		for (let at = 0; at < size; at += 1) {
			const divisor = divisors === null ? 1 : divisors[at] || Number.NaN;
			const key = (sign * (numbers[column][at] ?? Number.NaN)) / divisor;
			keys[at] = Number.isNaN(key) ? Number.POSITIVE_INFINITY : key;
		}
		return keys;
	}
	const { column, key } = order;
	const ranks = ranksOf(dictionaries[column].values.map((value) => (value === null ? null : key(value, language))));
	const codes = numbers[column];
	for (let at = 0; at < size; at += 1) keys[at] = ranks[codes[at] ?? 0] ?? 0;
	return keys;
}

/** Rent with charges, or the loan's cost, which is estimated once per price and cost class, as these are few. */
function costsOf({ numbers, dictionaries, size }: SearchColumns, terms: MonthlyTerms): Float64Array {
	const kinds = dictionaries.costs.values.map((kind) => ({ kind, known: new Map<number, number>() }));
	const loanOf = (price: number, code: number) => {
		const { kind, known } = kinds[code] ?? {};
		if (!kind || !known || Number.isNaN(price)) return Number.POSITIVE_INFINITY;
		const cost = known.get(price) ?? monthlyCost(price, kind, terms);
		known.set(price, cost);
		return cost;
	};
	return Float64Array.from({ length: size }, (_, at) => {
		const rent = numbers.monthly[at] ?? Number.NaN;
		return Number.isNaN(rent) ? loanOf(numbers.price[at] ?? Number.NaN, numbers.costs[at] ?? -1) : rent;
	});
}

/** Numbers that compare as the values do: numbers unchanged, texts by their rank among all texts. */
function ranksOf(values: readonly (number | string | null)[]): number[] {
	const texts = [...new Set(values.filter((value) => typeof value === "string"))].sort();
	const rankOf = new Map(texts.map((text, rank) => [text, rank]));
	return values.map((value) => {
		if (value === null) return Number.POSITIVE_INFINITY;
		return typeof value === "number" ? value : (rankOf.get(value) ?? 0);
	});
}

const ENDED = bitsOf(["ended"]);

/** Sorts by key, then by id in descending order, with ended properties last. */
function sorted({ size, numbers }: SearchColumns, keys: Float64Array): Uint32Array {
	const endedAt = (at: number) => Number(((numbers.bits[at] ?? 0) & ENDED) !== 0);
	// The difference of two unknown keys is NaN, which counts as equal.
	return Uint32Array.from({ length: size }, (_, at) => at).sort(
		(a, b) => endedAt(a) - endedAt(b) || (keys[a] ?? 0) - (keys[b] ?? 0) || b - a,
	);
}

/** Positions of properties that pass, in order: up to `limit`, after the first `offset`. */
export function pageOf(order: Uint32Array, verdicts: Uint16Array, offset: number, limit: number): number[] {
	const page: number[] = [];
	let skipped = 0;
	for (let at = 0; at < order.length && page.length < limit; at += 1) {
		const position = order[at] ?? 0;
		if (verdicts[position] !== 0) continue;
		if (skipped < offset) skipped += 1;
		else page.push(position);
	}
	return page;
}
