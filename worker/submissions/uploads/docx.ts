import { type Bytes, startsWith } from "./bytes";

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MAX_COMMENT_LENGTH = 0xffff;
const MAX_ENTRIES = 2_000;

/** Parts of every DOCX. */
const needed = ["[Content_Types].xml", "word/document.xml"];
/** Executable or active content. */
const active = /(?:^|\/)vbaProject|(?:^|\/)activeX\/|\.(?:exe|dll|js|vbs|html?|svg|lnk)$/i;

/**
 * Whether a file has the structure of a DOCX: a ZIP from first to last byte whose directory lists a DOCX's parts and no
 * executable. Nothing is unpacked, so a zip bomb is harmless here.
 */
export function isDocx(content: Bytes): boolean {
	if (!startsWith(content, "PK\u0003\u0004")) return false;
	const names = namesOf(content);
	return names !== null && needed.every((name) => names.includes(name)) && !names.some((name) => active.test(name));
}

/** Names in the archive's directory; null when it cannot be read to its end. */
function namesOf(content: Bytes): string[] | null {
	const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
	const end = endOf(view);
	if (end === null) return null;
	const names: string[] = [];
	let at = view.getUint32(end + 16, true);
	while (at + ENTRY_BYTES <= end && view.getUint32(at, true) === ENTRY && names.length < MAX_ENTRIES) {
		const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
		const from = at + ENTRY_BYTES;
		names.push(new TextDecoder().decode(content.subarray(from, from + (name ?? 0))));
		at = from + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
	}
	return at === end ? names : null;
}

/** Offset of the end-of-central-directory record; null unless it and its comment end the file. */
function endOf(view: DataView): number | null {
	const last = view.byteLength - END_BYTES;
	for (let at = last; at >= Math.max(0, last - MAX_COMMENT_LENGTH); at -= 1) {
		if (view.getUint32(at, true) === END) {
			return at + END_BYTES + view.getUint16(at + 20, true) === view.byteLength ? at : null;
		}
	}
	return null;
}
