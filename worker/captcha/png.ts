import { Buffer } from "node:buffer";
import { crc32, deflateSync } from "node:zlib";

/** One grey byte per pixel, row by row. */
export type Pixels = { width: number; height: number; grey: Uint8Array };

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;
const GREY = 0;

/** Encodes a greyscale picture as PNG. */
export function greyPng({ width, height, grey }: Pixels): Uint8Array<ArrayBuffer> {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([BITS, GREY, 0, 0, 0], 8);
	// Each row starts with its filter type: 0, none.
	const rows = Buffer.alloc((width + 1) * height);
	for (let row = 0; row < height; row += 1) {
		rows.set(grey.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
	}
	const parts = [SIGNATURE, chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))];
	return new Uint8Array(Buffer.concat(parts));
}

function chunk(name: string, data: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.byteLength);
	sum.writeUInt32BE(crc32(named) >>> 0);
	return Buffer.concat([length, named, sum]);
}
