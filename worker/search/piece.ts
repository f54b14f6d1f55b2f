import * as z from "zod";
import { recordOf } from "../../app/domain/records";
import { type Dictionary, dictionariesOf, type SearchColumns } from "./columns-in-memory";
import { type CodedName, codedNames, type StoredName, storedNames } from "./layout";
import { isTypeName, type Numbers, type TypeName, typeOf, viewOf } from "./numbers";

/** Each column starts at a multiple of this, the widest element size. */
const ALIGNMENT = 8;

const headerSchema = z.object({
	size: z.int().nonnegative(),
	types: z.record(z.string(), z.custom<TypeName>(isTypeName)),
	dictionaries: z.record(z.string(), z.array(z.unknown())),
});

/** Encodes a range of the columns: header length (4 bytes), header as JSON, then the numbers column by column. */
export function encodePiece(columns: SearchColumns, from: number, to: number): Uint8Array<ArrayBuffer> {
	const coded = new Map<StoredName, ReturnType<typeof recoded>>(
		codedNames.map((name) => [name, recoded(columns, name, from, to)]),
	);
	const numbersFor = (name: StoredName): Numbers =>
		coded.get(name)?.numbers ?? columns.numbers[name].subarray(from, to);
	const header = new TextEncoder().encode(
		JSON.stringify({
			size: to - from,
			types: Object.fromEntries(storedNames.map((name) => [name, typeOf(numbersFor(name))])),
			dictionaries: Object.fromEntries([...coded].map(([name, { values }]) => [name, values])),
		}),
	);
	const start = aligned(4 + header.byteLength);
	const length = storedNames.reduce((sum, name) => sum + aligned(numbersFor(name).byteLength), start);
	const bytes = new Uint8Array(length);
	new DataView(bytes.buffer).setUint32(0, header.byteLength);
	bytes.set(header, 4);
	let at = start;
	for (const name of storedNames) {
		const numbers = numbersFor(name);
		bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), at);
		at += aligned(numbers.byteLength);
	}
	return bytes;
}

/** Renumbers the codes to those that the piece uses, so that equal properties give equal bytes. */
function recoded(columns: SearchColumns, name: CodedName, from: number, to: number) {
	const numbers = columns.numbers[name].slice(from, to);
	const known: Dictionary = columns.dictionaries[name];
	const fresh = new Map<number, number>();
	for (let at = 0; at < numbers.length; at += 1) {
		const code = numbers[at] ?? 0;
		const renamed = fresh.get(code) ?? fresh.size;
		fresh.set(code, renamed);
		numbers[at] = renamed;
	}
	return { numbers, values: [...fresh.keys()].map((code) => known.values[code] ?? null) };
}

/** @throws if the bytes are not a piece of this layout */
export function decodePiece(buffer: ArrayBuffer): SearchColumns {
	const headerLength = new DataView(buffer).getUint32(0);
	const text = new TextDecoder().decode(new Uint8Array(buffer, 4, headerLength));
	const { size, types, dictionaries } = headerSchema.parse(JSON.parse(text));
	let at = aligned(4 + headerLength);
	const numbers = recordOf(storedNames, (name) => {
		const type = types[name];
		if (type === undefined) throw new Error(`the piece has no column ${name}`);
		const view = viewOf(type, buffer, at, size);
		at += aligned(view.byteLength);
		return view;
	});
	return { size, numbers, dictionaries: dictionariesOf((name) => dictionaries[name] ?? []) };
}

function aligned(bytes: number): number {
	return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}
