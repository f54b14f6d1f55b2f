import type { Point } from "../../app/domain/localities/geo";
import { recordOf } from "../../app/domain/records";
import type { SearchFacts } from "../../app/domain/search/columns";
import {
	type CodedName,
	codedNames,
	degreesOf,
	isCoded,
	NO_POINT,
	type StoredName,
	storedNames,
	storedValue,
	widthOf,
} from "./layout";
import { converted, type Numbers, narrowest, numbersOf, typeFor, typeOf, wider } from "./numbers";

/** The values of a coded column by code, and the codes by key of their value. */
export type Dictionary<Value = unknown> = { values: Value[]; codes: Map<unknown, number> };

type ValueOf<Name extends CodedName> = SearchFacts[Name];

/** All listed properties by ascending id, column by column. */
export type SearchColumns = {
	size: number;
	numbers: Record<StoredName, Numbers>;
	dictionaries: { [Name in CodedName]: Dictionary<ValueOf<Name>> };
};

/** A property whose row has changed; `facts` is null if it is no longer listed. */
export type ChangedRow = { id: number; facts: SearchFacts | null };

export function emptyColumns(): SearchColumns {
	return {
		size: 0,
		numbers: recordOf(storedNames, (name) => numbersOf(narrowest(widthOf(name)), 0)),
		dictionaries: dictionariesOf(() => []),
	};
}

export function dictionariesOf(valuesOf: (name: CodedName) => readonly unknown[]): SearchColumns["dictionaries"] {
	return Object.fromEntries(
		codedNames.map((name) => [name, newDictionary(valuesOf(name))]),
	) as unknown as SearchColumns["dictionaries"];
}

function newDictionary(values: readonly unknown[]): Dictionary {
	return { values: [...values], codes: new Map(values.map((value, code) => [keyOf(value), code])) };
}

/** Equal values have equal keys: objects are compared by their JSON. */
function keyOf(value: unknown): unknown {
	return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}

function codeOf(dictionary: Dictionary, value: unknown): number {
	const key = keyOf(value);
	const known = dictionary.codes.get(key);
	if (known !== undefined) return known;
	dictionary.codes.set(key, dictionary.values.length);
	return dictionary.values.push(value) - 1;
}

/** Location of the property at a position; null if unknown. */
export function pointAt({ numbers }: Pick<SearchColumns, "numbers">, at: number): Point | null {
	const latitude = numbers.latitude[at] ?? NO_POINT;
	return latitude === NO_POINT
		? null
		: { latitude: degreesOf(latitude), longitude: degreesOf(numbers.longitude[at] ?? 0) };
}

/** Position of a property, or its insertion point: the first position whose id is not lower. */
export function positionOf({ size, numbers }: Pick<SearchColumns, "size" | "numbers">, id: number): number {
	const ids = numbers.id;
	let low = 0;
	let high = size;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((ids[middle] ?? 0) < id) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** One edit of the columns; `row` is the index of the inserted row, null for a mere removal. */
type Edit = { at: number; removes: boolean; row: number | null };

/**
 * Returns the columns with the changed rows applied. Dictionaries are shared with the old columns and only grow;
 * numbers are copied, so that readers of the old columns are not disturbed.
 */
export function withChanges(columns: SearchColumns, changed: readonly ChangedRow[]): SearchColumns {
	const last = new Map(changed.map((row) => [row.id, row]));
	const rows = [...last.values()].sort((a, b) => a.id - b.id);
	const coming: { id: number; facts: SearchFacts }[] = [];
	const edits: Edit[] = [];
	let size = columns.size;
	for (const { id, facts } of rows) {
		const at = positionOf(columns, id);
		const removes = columns.numbers.id[at] === id && at < columns.size;
		if (!removes && facts === null) continue;
		edits.push({ at, removes, row: facts ? coming.push({ id, facts }) - 1 : null });
		size += Number(facts !== null) - Number(removes);
	}
	if (edits.length === 0) return columns;
	const numbers = recordOf(storedNames, (name) => {
		const values = coming.map(({ id, facts }) => numberFor(columns, name, id, facts));
		return edited(name, columns.numbers[name].subarray(0, columns.size), edits, values, size);
	});
	return { size, numbers, dictionaries: columns.dictionaries };
}

function numberFor(columns: SearchColumns, name: StoredName, id: number, facts: SearchFacts): number {
	const stored = storedValue(name, id, facts);
	return typeof stored === "number" ? stored : codeOf(columns.dictionaries[name as CodedName], stored.value);
}

function edited(
	name: StoredName,
	before: Numbers,
	edits: readonly Edit[],
	values: readonly number[],
	size: number,
): Numbers {
	const after = numbersOf(typeFor(widthOf(name), typeOf(before), values), size);
	if (before.length === 0) {
		after.set(values);
		return after;
	}
	let from = 0;
	let to = 0;
	for (const { at, removes, row } of edits) {
		after.set(before.subarray(from, at), to);
		to += at - from;
		from = at;
		if (row !== null) {
			after[to] = values[row] ?? 0;
			to += 1;
		}
		if (removes) from += 1;
	}
	after.set(before.subarray(from), to);
	return after;
}

/** Concatenates parts in order of id. A part is not referenced after it is added, so it can be collected. */
export function createGathering(capacity: number) {
	const gathered = emptyColumns();
	let room = capacity;
	for (const name of storedNames) gathered.numbers[name] = numbersOf(narrowest(widthOf(name)), room);

	function makeRoom(size: number): void {
		if (size <= room) return;
		room = Math.max(size, room * 2);
		for (const name of storedNames) {
			const larger = numbersOf(typeOf(gathered.numbers[name]), room);
			larger.set(gathered.numbers[name]);
			gathered.numbers[name] = larger;
		}
	}

	return {
		add(part: SearchColumns): void {
			makeRoom(gathered.size + part.size);
			for (const name of storedNames) {
				const added = part.numbers[name].subarray(0, part.size);
				if (isCoded(name)) {
					const dictionary: Dictionary = part.dictionaries[name];
					const all = gathered.dictionaries[name];
					const codes = dictionary.values.map((value) => codeOf(all, value));
					const type = typeFor("code", typeOf(gathered.numbers[name]), codes);
					const numbers = converted(gathered.numbers[name], type);
					for (let at = 0; at < part.size; at += 1) numbers[gathered.size + at] = codes[added[at] ?? 0] ?? 0;
					gathered.numbers[name] = numbers;
				} else {
					const type = wider(widthOf(name), typeOf(gathered.numbers[name]), typeOf(added));
					gathered.numbers[name] = converted(gathered.numbers[name], type);
					gathered.numbers[name].set(added, gathered.size);
				}
			}
			gathered.size += part.size;
		},
		done(): SearchColumns {
			for (const name of storedNames) gathered.numbers[name] = gathered.numbers[name].subarray(0, gathered.size);
			return gathered;
		},
	};
}

/** Memory of the columns in bytes, without the dictionaries. */
export function bytesOf({ numbers }: SearchColumns): number {
	return storedNames.reduce((sum, name) => sum + numbers[name].byteLength, 0);
}
