import {
	type AmountName,
	amountNames,
	type CodeName,
	type CountName,
	codeNames,
	countNames,
	type FlagName,
	flagNames,
	type MarkName,
	type MomentName,
	markNames,
	momentNames,
	type SearchFacts,
} from "../../app/domain/search/columns";
import type { Width } from "./numbers";

/** Columns stored as dictionary codes: few distinct values, each of them frequent. */
export type CodedName = CodeName | CountName;
export const codedNames: readonly CodedName[] = [...codeNames, ...countNames];

/** A numeric column in memory. */
export type StoredName = "id" | "bits" | "latitude" | "longitude" | CodedName | AmountName | MomentName;

const widthsByName = new Map<StoredName, Width>([
	["id", "whole"],
	["bits", "bits"],
	["latitude", "degrees"],
	["longitude", "degrees"],
	...codedNames.map((name) => [name, "code"] as const),
	...amountNames.map((name) => [name, "amount"] as const),
	...momentNames.map((name) => [name, "whole"] as const),
]);

export const storedNames: readonly StoredName[] = [...widthsByName.keys()];

export function widthOf(name: StoredName): Width {
	return widthsByName.get(name) ?? "code";
}

type BitName = FlagName | MarkName;
const bitNames: readonly BitName[] = [...flagNames, ...markNames];
const MAX_BITS = 32;
if (bitNames.length > MAX_BITS) throw new Error(`the search has more than ${MAX_BITS} columns of yes or no`);

/** Names, kinds and order of the columns; published columns with another layout are not read. */
export const LAYOUT = JSON.stringify(["1", ...widthsByName, ...bitNames]);

/** Bit mask of some boolean columns. */
export function bitsOf(names: readonly BitName[]): number {
	return names.reduce((bits, name) => bits | (1 << bitNames.indexOf(name)), 0) >>> 0;
}

export const NO_POINT = -(2 ** 31);
const DEGREE = 1e7;

export function degreesOf(stored: number): number {
	return stored / DEGREE;
}

/** What a column stores of a property: a number, or a value to be coded. */
export function storedValue(name: StoredName, id: number, facts: SearchFacts): number | { value: unknown } {
	switch (name) {
		case "id":
			return id;
		case "bits":
			return bitNames.reduce((bits, bit, at) => (facts[bit] ? bits | (1 << at) : bits), 0) >>> 0;
		case "latitude":
			return facts.point ? Math.round(facts.point.latitude * DEGREE) : NO_POINT;
		case "longitude":
			return facts.point ? Math.round(facts.point.longitude * DEGREE) : NO_POINT;
		default:
			return named(name, facts);
	}
}

function named(name: CodedName | AmountName | MomentName, facts: SearchFacts): number | { value: unknown } {
	if (isCoded(name)) return { value: facts[name] };
	return isMoment(name) ? Math.max(0, Math.floor(facts[name])) : (facts[name] ?? Number.NaN);
}

const coded: ReadonlySet<string> = new Set(codedNames);
const moments: ReadonlySet<string> = new Set(momentNames);

export function isCoded(name: string): name is CodedName {
	return coded.has(name);
}

function isMoment(name: string): name is MomentName {
	return moments.has(name);
}
