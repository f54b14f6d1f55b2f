import { type Bytes, startsWith } from "./bytes";

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LONGEST_COMMENT = 0xffff;
const MOST_ENTRIES = 2_000;

/** The parts that every text document has. */
const needed = ["[Content_Types].xml", "word/document.xml"];
/** Programs within a document. */
const active = /(?:^|\/)vbaProject|(?:^|\/)activeX\/|\.(?:exe|dll|js|vbs|html?|svg|lnk)$/i;

/**
 * Whether a file is a text document by its structure: a ZIP from its first byte to its last, whose directory names the
 * parts of one and no program. Nothing is unpacked, so that an archive that grows without end costs nothing here.
 */
export function isDocx(content: Bytes): boolean {
	if (!startsWith(content, "PK\u0003\u0004")) return false;
	const names = namesOf(content);
	return names !== null && needed.every((name) => names.includes(name)) && !names.some((name) => active.test(name));
}

/** What the archive's directory names; null for none that can be read to its end. */
function namesOf(content: Bytes): string[] | null {
	const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
	const end = endOf(view);
	if (end === null) return null;
	const names: string[] = [];
	let at = view.getUint32(end + 16, true);
	while (at + ENTRY_BYTES <= end && view.getUint32(at, true) === ENTRY && names.length < MOST_ENTRIES) {
		const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
		const from = at + ENTRY_BYTES;
		names.push(new TextDecoder().decode(content.subarray(from, from + (name ?? 0))));
		at = from + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
	}
	return at === end ? names : null;
}

/** Where the directory's end begins; null unless it and its comment are the end of the file. */
function endOf(view: DataView): number | null {
	const last = view.byteLength - END_BYTES;
	for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
		if (view.getUint32(at, true) === END) {
			return at + END_BYTES + view.getUint16(at + 20, true) === view.byteLength ? at : null;
		}
	}
	return null;
}
