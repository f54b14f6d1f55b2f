import type { Goal } from "../../app/domain/property/rules";
import { recordOf } from "../../app/domain/records";
import {
	type AmountName,
	type CountName,
	countNames,
	type FlagName,
	flagNames,
	type SearchFacts,
	columns as table,
} from "../../app/domain/search/columns";
import type { Search } from "../../app/domain/search/search";
import type { SearchColumns } from "./columns-in-memory";
import type { FilterName } from "./conditions";
import { bitsOf, type CodedName } from "./layout";
import type { Numbers } from "./numbers";
import type { Sifted } from "./sift";

/** Number of properties per known value of a column. */
export type Counted<Name extends CodedName> = { value: NonNullable<SearchFacts[Name]>; count: number }[];

/** Counts over the properties of a search, each without the filter of its own column. */
export type Tallies = {
	types: Counted<"type">;
	zips: Counted<"zip">;
	cities: Counted<"city">;
	states: Counted<"state">;
	deals: Counted<"deal">;
	epc: Counted<"epc">;
	counts: { [Name in CountName]: Counted<Name> };
	flags: Record<FlagName, number>;
	/** By step of the histogram; empty for a search of both goals, as rents and prices do not compare. */
	prices: Map<number, number>;
};

/** The last step also counts everything above it. */
export const LAST_STEP = 60;

export function tallyOf(columns: SearchColumns, sifted: Sifted, search: Search): Tallies {
	const counted = <Name extends CodedName>(name: Name) => countedCodes(columns, name, sifted);
	return {
		types: counted("type"),
		zips: counted("zip"),
		cities: counted("city"),
		states: counted("state"),
		deals: counted("deal"),
		epc: counted("epc"),
		counts: recordOf(countNames, counted),
		flags: countedFlags(columns.numbers.bits, sifted.passing()),
		prices: search.goal ? countedSteps(columns, "price", sifted, search.goal) : new Map(),
	};
}

/** The properties that a facet counts: those that pass, and those that only its own filter rejects. */
function positionsFor(name: FilterName, sifted: Sifted): [Uint32Array, Uint32Array] {
	return [sifted.passing(), sifted.keptOutBy(name)];
}

function countedCodes<Name extends CodedName>(columns: SearchColumns, name: Name, sifted: Sifted): Counted<Name> {
	const { values } = columns.dictionaries[name];
	const counts = new Uint32Array(values.length);
	for (const positions of positionsFor(name, sifted)) addCodes(counts, columns.numbers[name], positions);
	const found: Counted<Name> = [];
	values.forEach((value, code) => {
		const count = counts[code] ?? 0;
		if (count > 0 && value !== null) found.push({ value, count });
	});
	return found;
}

/** Counts two positions per round in separate arrays, so that successive equal codes need not wait for each other. */
function addCodes(counts: Uint32Array, codes: Numbers, positions: Uint32Array): void {
	const others = new Uint32Array(counts.length);
	const even = positions.length - (positions.length % 2);
	for (let at = 0; at < even; at += 2) {
		const first = codes[positions[at] ?? 0] ?? 0;
		const second = codes[positions[at + 1] ?? 0] ?? 0;
		counts[first] = (counts[first] ?? 0) + 1;
		others[second] = (others[second] ?? 0) + 1;
	}
	if (even < positions.length) {
		const last = codes[positions[even] ?? 0] ?? 0;
		counts[last] = (counts[last] ?? 0) + 1;
	}
	for (let code = 0; code < counts.length; code += 1) counts[code] = (counts[code] ?? 0) + (others[code] ?? 0);
}

const HALF = 2 ** 16;

/** Counts the combinations of all bits first, sixteen bits at a time, and then derives the count of each flag. */
function countedFlags(bits: Numbers, positions: Uint32Array): Record<FlagName, number> {
	const halves = [0, 16].map((shift) => {
		if (!flagNames.some((name) => bitsOf([name]) >>> shift !== 0)) return [];
		return countedHalves(bits, positions, shift);
	});
	const count = (bit: number) => {
		const [half = [], wanted] = bit < HALF ? [halves[0], bit] : [halves[1], bit >>> 16];
		return half.reduce((sum, [bits, n]) => ((bits & wanted) === 0 ? sum : sum + n), 0);
	};
	return recordOf(flagNames, (name) => count(bitsOf([name])));
}

function countedHalves(bits: Numbers, positions: Uint32Array, shift: number): [number, number][] {
	const halfAt = (at: number) => ((bits[positions[at] ?? 0] ?? 0) >>> shift) & (HALF - 1);
	// For more properties than there are combinations, an array of all of them is faster than a map.
	if (positions.length < HALF) {
		const few = new Map<number, number>();
		for (let at = 0; at < positions.length; at += 1) few.set(halfAt(at), (few.get(halfAt(at)) ?? 0) + 1);
		return [...few];
	}
	const counts = new Uint32Array(HALF);
	for (let at = 0; at < positions.length; at += 1) counts[halfAt(at)] = (counts[halfAt(at)] ?? 0) + 1;
	return [...counts].flatMap((n, half) => (n > 0 ? [[half, n]] : []));
}

function countedSteps(columns: SearchColumns, name: AmountName, sifted: Sifted, goal: Goal): Map<number, number> {
	const size = table[name].steps?.[goal];
	if (size === undefined) return new Map();
	const amounts = columns.numbers[name];
	const counts = new Uint32Array(LAST_STEP + 1);
	for (const positions of positionsFor(name, sifted)) {
		for (let at = 0; at < positions.length; at += 1) {
			const amount = amounts[positions[at] ?? 0] ?? Number.NaN;
			// NaN fails this comparison, so a property without a price is in no step.
			if (!(amount >= 0)) continue;
			const step = Math.min(LAST_STEP, Math.floor(amount / size));
			counts[step] = (counts[step] ?? 0) + 1;
		}
	}
	return new Map([...counts].flatMap((count, step) => (count > 0 ? [[step, count] as const] : [])));
}
