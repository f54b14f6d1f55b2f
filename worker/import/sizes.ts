import { Buffer } from "node:buffer";

export const BYTES_PER_KILOBYTE = 1_000;

/** Maximum size of a feed record; a larger one is rejected. */
export const MAX_RECORD_BYTES = 500_000;

/** Maximum size of a derived record. It may exceed the feed record, because texts are stored more than once. */
export const MAX_DERIVED_BYTES = 1_000_000;

/** Target size of a bound value; a larger item is bound alone. D1 rejects values above 2 MB. */
const CHUNK_BYTES = 500_000;

/** Size of a value's JSON in bytes of UTF-8, as D1 counts it. */
export function jsonBytes(value: unknown): number {
	return Buffer.byteLength(JSON.stringify(value) ?? "");
}

/** Splits items, in order, into chunks for one bound value each. */
export function* chunks<Item>(items: readonly Item[]): Generator<Item[]> {
	let chunk: Item[] = [];
	let bytes = 0;
	for (const item of items) {
		const size = jsonBytes(item);
		if (chunk.length > 0 && bytes + size > CHUNK_BYTES) {
			yield chunk;
			chunk = [];
			bytes = 0;
		}
		chunk.push(item);
		bytes += size;
	}
	if (chunk.length > 0) yield chunk;
}
