import { amountNames, countNames, columns as table } from "../../app/domain/search/columns";
import type { Search } from "../../app/domain/search/search";
import type { SearchColumns } from "./columns-in-memory";
import { type Condition, conditionsOf, type FilterName, GONE, type Verdicts } from "./conditions";

/** What has a facet whose options are counted without its own filter. */
const facetNames: ReadonlySet<FilterName> = new Set<FilterName>([
	...(["type", "zip", "city", "epc", "state"] as const),
	...countNames,
	...amountNames.filter((name) => table[name].steps !== null),
]);

/** The positions of properties by what a search makes of them. */
export type Sifted = {
	verdicts: Verdicts;
	/** How many pass every filter. */
	total: number;
	/** Those that pass every filter. */
	passing(): Uint32Array;
	/** Those that the filter of this name alone keeps out. */
	keptOutBy(name: FilterName): Uint32Array;
};

/** Every property looked at once for each condition. */
export function sift(columns: SearchColumns, search: Search, found: readonly number[] | null): Sifted {
	const conditions = conditionsOf(columns, search, found);
	const verdicts: Verdicts = new Uint8Array(columns.size);
	for (const [index, { name, mark }] of conditions.entries()) {
		mark(verdicts, facetNames.has(name) ? index + 1 : GONE);
	}
	const counts = new Uint32Array(GONE + 1);
	for (let at = 0; at < verdicts.length; at += 1) counts[verdicts[at] ?? 0] = (counts[verdicts[at] ?? 0] ?? 0) + 1;
	const known = new Map<number, Uint32Array>();

	function positionsOf(verdict: number): Uint32Array {
		const positions = known.get(verdict) ?? gather(verdicts, verdict, counts[verdict] ?? 0);
		known.set(verdict, positions);
		return positions;
	}

	return {
		verdicts,
		total: counts[0] ?? 0,
		passing: () => positionsOf(0),
		keptOutBy(name) {
			const index = conditions.findIndex((condition: Condition) => condition.name === name);
			return index < 0 ? new Uint32Array(0) : positionsOf(index + 1);
		},
	};
}

function gather(verdicts: Verdicts, verdict: number, count: number): Uint32Array {
	const positions = new Uint32Array(count);
	let to = 0;
	for (let at = 0; to < count; at += 1) {
		if (verdicts[at] === verdict) {
			positions[to] = at;
			to += 1;
		}
	}
	return positions;
}
