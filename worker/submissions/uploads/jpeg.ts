import { concatBytes } from "../../platform/bytes";
import { type Bytes, MAX_PARTS, startsWith } from "./bytes";

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, firstRestart: 0xd0, lastRestart: 0xd7, comment: 0xfe } as const;
const FIRST_APPLICATION = 0xe0;
const LAST_APPLICATION = 0xef;
/**
 * Kept application segments: ICC profile and the colour transform of some encoders; without them the colours are wrong.
 */
const COLOUR_PROFILE = 0xe2;
const COLOUR_TRANSFORM = 0xee;
const EXIF = 0xe1;

export function isJpeg(content: Uint8Array): boolean {
	return content[0] === 0xff && content[1] === marker.start && content[2] === 0xff;
}

/**
 * Removes application segments, comments and any data after the end of a JPEG. The Exif orientation stays, otherwise
 * the picture would be rotated. Null when the file is broken.
 */
export function stripJpeg(content: Bytes): Bytes | null {
	const kept: Uint8Array[] = [content.subarray(0, 2)];
	let offset = 2;
	let scanned = false;
	while (offset + 2 <= content.byteLength && kept.length <= MAX_PARTS) {
		if (content[offset] !== 0xff) return null;
		const code = content[offset + 1] ?? 0;
		if (code === 0xff) {
			offset += 1;
			continue;
		}
		if (code === marker.end) return scanned ? concatBytes([...kept, content.subarray(offset, offset + 2)]) : null;
		const length = ((content[offset + 2] ?? 0) << 8) | (content[offset + 3] ?? 0);
		const end = offset + 2 + length;
		if (length < 2 || end > content.byteLength) return null;
		const segment = content.subarray(offset, end);
		if (code === EXIF) kept.push(...orientationSegment(segment));
		else if (isKept(code, segment)) kept.push(segment);
		offset = end;
		if (code === marker.scan) {
			const next = endOfScan(content, offset);
			kept.push(content.subarray(offset, next));
			offset = next;
			scanned = true;
		}
	}
	return null;
}

function isKept(code: number, segment: Uint8Array): boolean {
	if (code === marker.comment) return false;
	if (code < FIRST_APPLICATION || code > LAST_APPLICATION) return true;
	return (
		code === COLOUR_TRANSFORM ||
		(code === COLOUR_PROFILE && startsWith(segment, "ICC_PROFILE", 4)) ||
		(code === FIRST_APPLICATION && startsWith(segment, "JFIF", 4))
	);
}

/** Offset of the end of the scan data: the next marker except an escaped 0xff or a restart. */
function endOfScan(content: Uint8Array, start: number): number {
	for (let offset = start; offset + 1 < content.byteLength; offset += 1) {
		const code = content[offset + 1] ?? 0;
		const isData =
			content[offset] !== 0xff || code === 0 || (code >= marker.firstRestart && code <= marker.lastRestart);
		if (!isData) return offset;
	}
	return content.byteLength;
}

const EXIF_HEADER = 10;
const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;
const LAST_ORIENTATION = 8;

/** Returns an Exif segment with only the orientation; empty for an upright picture. */
function orientationSegment(segment: Uint8Array): Uint8Array[] {
	const orientation = orientationOf(segment);
	if (orientation <= 1 || orientation > LAST_ORIENTATION) return [];
	const bytes = [0xff, EXIF, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
	return [Uint8Array.from([...bytes, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0])];
}

function orientationOf(segment: Uint8Array): number {
	if (!startsWith(segment, "Exif\u0000\u0000", 4) || segment.byteLength < EXIF_HEADER + 8) return 1;
	const view = new DataView(segment.buffer, segment.byteOffset + EXIF_HEADER, segment.byteLength - EXIF_HEADER);
	const little = view.getUint16(0) === 0x4949;
	const directory = view.getUint32(4, little);
	if (directory + 2 > view.byteLength) return 1;
	const entries = view.getUint16(directory, little);
	for (let index = 0; index < entries; index += 1) {
		const entry = directory + 2 + index * ENTRY_BYTES;
		if (entry + ENTRY_BYTES > view.byteLength) return 1;
		if (view.getUint16(entry, little) === ORIENTATION_TAG) return view.getUint16(entry + 8, little);
	}
	return 1;
}
