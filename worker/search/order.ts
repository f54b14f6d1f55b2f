import type { Language } from "../../app/domain/language";
import type { Sort } from "../../app/domain/search/search";
import type { SearchColumns } from "./columns-in-memory";
import { bitsOf } from "./layout";
import type { Snapshot } from "./memory";

/** Bytes of orders that a snapshot keeps: four of a million properties. */
const ROOM_FOR_ORDERS = 16_000_000;

/** The positions of all properties in an order: sold and rented last, the newest id first where all is equal. */
export function orderOf({ columns, orders }: Snapshot, sort: Sort, language: Language): Uint32Array {
	const name = sort === "city" ? `city ${language}` : sort;
	const order = orders.get(name) ?? sorted(columns, keysOf(columns, sort, language));
	// Put back behind the others: the first is the one that was asked for longest ago.
	orders.delete(name);
	orders.set(name, order);
	for (const oldest of orders.keys()) {
		if (orders.size * order.byteLength <= ROOM_FOR_ORDERS || oldest === name) break;
		orders.delete(oldest);
	}
	return order;
}

/** A number for each property, the lowest first; what is not known comes last. */
function keysOf({ numbers, dictionaries, size }: SearchColumns, sort: Sort, language: Language): Float64Array {
	const keys = new Float64Array(size);
	const byCode = (codes: ArrayLike<number>, ranks: ArrayLike<number>) => {
		for (let at = 0; at < size; at += 1) keys[at] = ranks[codes[at] ?? 0] ?? 0;
	};
	switch (sort) {
		case "date":
			for (let at = 0; at < size; at += 1) keys[at] = -(numbers.listedAt[at] ?? 0);
			break;
		case "price-asc":
		case "price-desc": {
			const sign = sort === "price-asc" ? 1 : -1;
			for (let at = 0; at < size; at += 1) {
				const price = numbers.price[at] ?? Number.NaN;
				keys[at] = Number.isNaN(price) ? Number.POSITIVE_INFINITY : sign * price;
			}
			break;
		}
		case "type": {
			const ranks = dictionaries.type.values.map((type) => type?.[2] ?? Number.POSITIVE_INFINITY);
			byCode(numbers.type, ranks);
			break;
		}
		case "city": {
			const names = dictionaries.city.values.map((city) => city?.names[language] || LAST_NAME);
			const distinct = [...new Set(names)].sort();
			const rankOf = new Map(distinct.map((name, rank) => [name, rank]));
			byCode(
				numbers.city,
				names.map((name) => rankOf.get(name) ?? 0),
			);
			break;
		}
	}
	return keys;
}

/** After every name. */
const LAST_NAME = "\uFFFF";

const DIGITS = 2 ** 16;

/**
 * Sorts by key, then by id downwards, and puts what has ended last: a radix sort over the bits of the keys, which takes
 * the same time for any values.
 */
function sorted({ size, numbers }: SearchColumns, keys: Float64Array): Uint32Array {
	const words = new Uint32Array(keys.buffer);
	for (let at = 0; at < size; at += 1) sortableBits(words, at);
	let order = new Uint32Array(size);
	for (let at = 0; at < size; at += 1) order[at] = size - 1 - at;
	let other = new Uint32Array(size);
	for (const [word, shift] of [
		[0, 0],
		[0, 16],
		[1, 0],
		[1, 16],
	] as const) {
		if (sortByDigit(words, word, shift, order, other)) [order, other] = [other, order];
	}
	return endedLast(order, other, numbers.bits);
}

/** The bits of a double, changed so that they compare as whole numbers as the double itself does. */
function sortableBits(words: Uint32Array, at: number): void {
	const low = words[2 * at] ?? 0;
	const high = words[2 * at + 1] ?? 0;
	const isNegative = high >= 2 ** 31;
	words[2 * at] = isNegative ? ~low : low;
	words[2 * at + 1] = isNegative ? ~high : high | 0x80000000;
}

/** One stable pass. @returns false where all have the same digit, and nothing was moved */
function sortByDigit(words: Uint32Array, word: 0 | 1, shift: 0 | 16, from: Uint32Array, to: Uint32Array): boolean {
	const starts = new Uint32Array(DIGITS + 1);
	for (let at = 0; at < from.length; at += 1) {
		const digit = ((words[2 * at + word] ?? 0) >>> shift) & (DIGITS - 1);
		starts[digit + 1] = (starts[digit + 1] ?? 0) + 1;
	}
	for (let digit = 0; digit < DIGITS; digit += 1) {
		if (starts[digit + 1] === from.length) return false;
		starts[digit + 1] = (starts[digit + 1] ?? 0) + (starts[digit] ?? 0);
	}
	for (let at = 0; at < from.length; at += 1) {
		const position = from[at] ?? 0;
		const digit = ((words[2 * position + word] ?? 0) >>> shift) & (DIGITS - 1);
		const locality = starts[digit] ?? 0;
		to[locality] = position;
		starts[digit] = locality + 1;
	}
	return true;
}

const ENDED = bitsOf(["ended"]);

function endedLast(order: Uint32Array, result: Uint32Array, bits: ArrayLike<number>): Uint32Array {
	let to = 0;
	for (const wanted of [0, ENDED]) {
		for (let at = 0; at < order.length; at += 1) {
			const position = order[at] ?? 0;
			if (((bits[position] ?? 0) & ENDED) >>> 0 !== wanted) continue;
			result[to] = position;
			to += 1;
		}
	}
	return result;
}

/** Some of those that pass, in order: `limit` at most, after the first `offset`. */
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
