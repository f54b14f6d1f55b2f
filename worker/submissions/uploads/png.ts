import { concatBytes } from "../../platform/bytes";
import { type Bytes, MAX_PARTS, startsWith } from "./bytes";

const SIGNATURE = "\u0089PNG\r\n\u001a\n";
const LENGTH_AND_NAME = 8;
const CHECKSUM = 4;

/** Ancillary chunks that affect the display; the others are texts, times and locations. */
const seen = new Set(["tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD", "pHYs", "acTL", "fcTL", "fdAT"]);

export function isPng(content: Uint8Array): boolean {
	return startsWith(content, SIGNATURE) && startsWith(content, "IHDR", SIGNATURE.length + 4);
}

/**
 * Keeps only the chunks that affect the display and drops data after the end of a PNG. Null when the file is broken.
 */
export function stripPng(content: Bytes): Bytes | null {
	const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
	const kept: Uint8Array[] = [content.subarray(0, SIGNATURE.length)];
	let offset = SIGNATURE.length;
	while (offset + LENGTH_AND_NAME + CHECKSUM <= content.byteLength && kept.length <= MAX_PARTS) {
		const end = offset + LENGTH_AND_NAME + view.getUint32(offset) + CHECKSUM;
		if (end > content.byteLength) return null;
		const name = String.fromCharCode(...content.subarray(offset + 4, offset + LENGTH_AND_NAME));
		const isCritical = /^[A-Z]/.test(name);
		if (isCritical || seen.has(name)) kept.push(content.subarray(offset, end));
		if (name === "IEND") return concatBytes(kept);
		offset = end;
	}
	return null;
}
