import { gzipSync } from "node:zlib";
import { zxyToTileId } from "pmtiles";
import { TOWN_ATTRIBUTION, TOWN_BOUNDS, TOWN_ZOOMS, townTiles } from "./tiles.ts";
import { TOWN, town } from "./town.ts";

const HEADER_BYTES = 127;
const GZIP = 2;
const MVT = 1;

function varint(value: number): number[] {
	const bytes: number[] = [];
	let rest = value;
	while (rest >= 0x80) {
		bytes.push((rest % 0x80) + 0x80);
		rest = Math.floor(rest / 0x80);
	}
	return [...bytes, rest];
}

type Entry = { id: number; offset: number; length: number };

/** PMTiles 3 directory: delta-encoded ids, run lengths, lengths, and offsets (0 for adjacent tiles). */
function directory(entries: readonly Entry[]): Buffer {
	const bytes = [...varint(entries.length)];
	let last = 0;
	for (const { id } of entries) {
		bytes.push(...varint(id - last));
		last = id;
	}
	for (const _ of entries) bytes.push(...varint(1));
	for (const { length } of entries) bytes.push(...varint(length));
	entries.forEach(({ offset }, index) => {
		const before = entries[index - 1];
		bytes.push(...varint(before && before.offset + before.length === offset ? 0 : offset + 1));
	});
	return gzipSync(Buffer.from(bytes));
}

/**
 * Small archive of the test town.
 * @param layers named in its metadata; all by default
 */
export function townArchive(layers: readonly string[] = Object.keys(town())): Buffer {
	const tiles = townTiles()
		.map((tile) => ({ id: zxyToTileId(tile.z, tile.x, tile.y), data: gzipSync(tile.bytes) }))
		.sort((a, b) => a.id - b.id);
	const entries: Entry[] = [];
	let offset = 0;
	for (const { id, data } of tiles) {
		entries.push({ id, offset, length: data.length });
		offset += data.length;
	}
	const root = directory(entries);
	const metadata = gzipSync(
		JSON.stringify({ attribution: TOWN_ATTRIBUTION, vector_layers: layers.map((id) => ({ id, fields: {} })) }),
	);
	const data = Buffer.concat(tiles.map((tile) => tile.data));
	const header = Buffer.alloc(HEADER_BYTES);
	header.write("PMTiles", 0, "latin1");
	header.writeUInt8(3, 7);
	const metadataAt = HEADER_BYTES + root.length;
	const dataAt = metadataAt + metadata.length;
	const numbers = [HEADER_BYTES, root.length, metadataAt, metadata.length, dataAt, 0, dataAt, data.length];
	for (const [index, value] of [...numbers, entries.length, entries.length, entries.length].entries()) {
		header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
	}
	header.writeUInt8(1, 96);
	header.writeUInt8(GZIP, 97);
	header.writeUInt8(GZIP, 98);
	header.writeUInt8(MVT, 99);
	header.writeUInt8(TOWN_ZOOMS.minzoom, 100);
	header.writeUInt8(TOWN_ZOOMS.maxzoom, 101);
	for (const [index, degrees] of TOWN_BOUNDS.entries()) header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
	header.writeUInt8(13, 118);
	header.writeInt32LE(Math.round(TOWN.longitude * 1e7), 119);
	header.writeInt32LE(Math.round(TOWN.latitude * 1e7), 123);
	return Buffer.concat([header, root, metadata, data]);
}
