import { Buffer } from "node:buffer";

export const BYTES_PER_KILOBYTE = 1_000;

/** A record of the feed above this is no description of a property, a project or a person. */
export const LARGEST_RECORD_BYTES = 500_000;

/** Everything that one record becomes: texts are stored more than once, so it may be larger than the record itself. */
export const LARGEST_DERIVED_BYTES = 1_000_000;

/** One bound value holds so much, or one larger item alone: D1 refuses values above 2 MB. */
const CHUNK_BYTES = 500_000;

/** As D1 counts: bytes of UTF-8, not characters. */
export function jsonBytes(value: unknown): number {
	return Buffer.byteLength(JSON.stringify(value) ?? "");
}

/** Items in their order, in groups that a bound value can carry. */
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
