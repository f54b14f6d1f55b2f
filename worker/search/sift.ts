import { amountNames, countNames, columns as table } from "../../app/domain/search/columns";
import type { Search } from "../../app/domain/search/search";
import type { SearchColumns } from "./columns-in-memory";
import { conditionsOf, type FilterName, REJECTED, type Verdicts } from "./conditions";
import { bitsOf } from "./layout";

/** Filters with a facet, which counts its options without its own filter. */
const facetNames: ReadonlySet<FilterName> = new Set<FilterName>([
	...(["type", "zip", "city", "epc", "state", "deal"] as const),
	...countNames,
	...amountNames.filter((name) => table[name].steps !== null),
]);

if (2 ** facetNames.size > REJECTED) throw new Error("more facets have a filter of their own than a verdict has bits");

/** Positions of properties by the outcome of a search. */
export type Sifted = {
	verdicts: Verdicts;
	/** Number of properties that pass every filter. */
	total: number;
	/** Properties that pass every filter. */
	passing(): Uint32Array;
	/** Properties that only the filter of this name rejects. */
	keptOutBy(name: FilterName): Uint32Array;
	/** The same without sold or let properties, so that a page's links and filters count what its title counts. */
	offered(): Sifted;
};

/** Checks every property once per condition. */
export function sift(columns: SearchColumns, search: Search, found: readonly number[] | null): Sifted {
	const conditions = conditionsOf(columns, search, found);
	const verdicts: Verdicts = new Uint16Array(columns.size);
	const bits = new Map<FilterName, number>();
	for (const { name, mark } of conditions) {
		const bit = facetNames.has(name) ? 1 << bits.size : REJECTED;
		mark(verdicts, bit);
		if (bit !== REJECTED) bits.set(name, bit);
	}
	const known = new Map<number, Uint32Array>();

	function positionsOf(verdict: number): Uint32Array {
		const positions = known.get(verdict) ?? gather(verdicts, verdict);
		known.set(verdict, positions);
		return positions;
	}

	let offered: Sifted | null = null;
	const sifted: Sifted = {
		verdicts,
		total: positionsOf(0).length,
		passing: () => positionsOf(0),
		keptOutBy(name) {
			const bit = bits.get(name);
			return bit === undefined ? new Uint32Array(0) : positionsOf(bit);
		},
		offered() {
			offered ??= offeredOf(columns, sifted);
			return offered;
		},
	};
	return sifted;
}

function gather(verdicts: Verdicts, verdict: number): Uint32Array {
	const positions = new Uint32Array(verdicts.length);
	let to = 0;
	for (let at = 0; at < verdicts.length; at += 1) {
		// Branchless: always writes, and advances only on a match. A branch here is hard to predict.
		positions[to] = at;
		to += verdicts[at] === verdict ? 1 : 0;
	}
	return positions.subarray(0, to);
}

const ENDED = bitsOf(["ended"]);

function offeredOf({ numbers }: SearchColumns, sifted: Sifted): Sifted {
	const isOffered = (at: number) => ((numbers.bits[at] ?? 0) & ENDED) === 0;
	const passing = sifted.passing().filter(isOffered);
	return {
		...sifted,
		total: passing.length,
		passing: () => passing,
		keptOutBy: (name) => sifted.keptOutBy(name).filter(isOffered),
	};
}
