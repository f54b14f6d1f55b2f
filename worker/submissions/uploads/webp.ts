import { concatBytes } from "../../platform/bytes";
import { type Bytes, MAX_PARTS, startsWith } from "./bytes";

const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;
const EXIF_AND_XMP = 0x0c;
const dropped = ["EXIF", "XMP "];

export function isWebp(content: Uint8Array): boolean {
	return startsWith(content, "RIFF") && startsWith(content, "WEBPVP8", 8);
}

/** Removes the Exif and XMP chunks and any data after the end of a WebP. Null when the file is broken. */
export function stripWebp(content: Bytes): Bytes | null {
	const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
	const end = view.getUint32(4, true) + CHUNK_HEADER;
	if (end > content.byteLength) return null;
	const kept: Uint8Array[] = [];
	let offset = RIFF_HEADER;
	while (offset < end) {
		if (offset + CHUNK_HEADER > end || kept.length > MAX_PARTS) return null;
		const size = view.getUint32(offset + 4, true);
		const next = offset + CHUNK_HEADER + size + (size % 2);
		if (next > end) return null;
		const chunk = content.slice(offset, next);
		if (startsWith(chunk, "VP8X")) chunk[CHUNK_HEADER] = (chunk[CHUNK_HEADER] ?? 0) & ~EXIF_AND_XMP;
		if (!dropped.some((name) => startsWith(chunk, name))) kept.push(chunk);
		offset = next;
	}
	const body = concatBytes(kept);
	const header = content.slice(0, RIFF_HEADER);
	new DataView(header.buffer).setUint32(4, body.byteLength + RIFF_HEADER - CHUNK_HEADER, true);
	return concatBytes([header, body]);
}
