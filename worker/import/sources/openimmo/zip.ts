import type { FeedPart } from "../../../../app/domain/imports/message";
import { readWhole } from "../../../platform/bytes";
import { FeedError } from "../../source";

/** A file pushed by the agency's system. */
export const SENT_FILE: FeedPart = { part: "sent-file" };

/** A file with range reads. */
export type Ranges = {
	size: number;
	stream(offset: number, length: number): Promise<ReadableStream<Uint8Array>>;
};

export type Entry = { name: string; method: number; compressed: number; size: number; offset: number };

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const MAX_COMMENT_LENGTH = 65_535;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MAX_DIRECTORY = 8_000_000;
const UTF8_NAMES = 0x800;
const STORED = 0;
const DEFLATED = 8;

/** Reads the central directory of a ZIP file. @throws FeedError when the file is damaged */
export async function entriesOf(file: Ranges, what: FeedPart): Promise<Entry[]> {
	const tailBytes = Math.min(file.size, END_BYTES + MAX_COMMENT_LENGTH);
	const tail = await view(file, file.size - tailBytes, tailBytes);
	let at = tailBytes - END_BYTES;
	while (at >= 0 && tail.getUint32(at, true) !== END) at--;
	if (at < 0) throw new FeedError({ code: "file-damaged", what });
	const [bytes, offset] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
	if (bytes > MAX_DIRECTORY || offset + bytes > file.size) throw new FeedError({ code: "file-damaged", what });
	return entriesIn(await view(file, offset, bytes), what);
}

function entriesIn(directory: DataView, what: FeedPart): Entry[] {
	const entries: Entry[] = [];
	let at = 0;
	while (at + ENTRY_BYTES <= directory.byteLength) {
		if (directory.getUint32(at, true) !== ENTRY) throw new FeedError({ code: "file-damaged", what });
		const nameBytes = directory.getUint16(at + 28, true);
		const end = at + ENTRY_BYTES + nameBytes;
		if (end > directory.byteLength) throw new FeedError({ code: "file-damaged", what });
		const name = new Uint8Array(directory.buffer, directory.byteOffset + at + ENTRY_BYTES, nameBytes);
		const encoding = directory.getUint16(at + 8, true) & UTF8_NAMES ? "utf-8" : "iso-8859-1";
		entries.push({
			name: new TextDecoder(encoding).decode(name),
			method: directory.getUint16(at + 10, true),
			compressed: directory.getUint32(at + 20, true),
			size: directory.getUint32(at + 24, true),
			offset: directory.getUint32(at + 42, true),
		});
		at = end + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
	}
	return entries;
}

/** Streams the decompressed content of an entry. @throws FeedError for an unsupported compression method */
export async function openEntry(file: Ranges, entry: Entry, what: FeedPart): Promise<ReadableStream<Uint8Array>> {
	if (entry.method !== STORED && entry.method !== DEFLATED) {
		throw new FeedError({ code: "file-packed", what, name: entry.name.slice(0, 80) });
	}
	const local = await view(file, entry.offset, LOCAL_BYTES);
	const start = entry.offset + LOCAL_BYTES + local.getUint16(26, true) + local.getUint16(28, true);
	const packed = await file.stream(start, entry.compressed);
	if (entry.method === STORED) return packed;
	return packed.pipeThrough(
		new DecompressionStream("deflate-raw") as unknown as TransformStream<Uint8Array, Uint8Array>,
	);
}

async function view(file: Ranges, offset: number, length: number): Promise<DataView> {
	if (offset < 0 || length <= 0 || offset + length > file.size)
		throw new FeedError({ code: "file-damaged", what: SENT_FILE });
	const bytes = await readWhole(await file.stream(offset, length), length);
	if (bytes === null) throw new FeedError({ code: "file-damaged", what: SENT_FILE });
	return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Range reads on a file in memory. */
export function rangesOf(bytes: Uint8Array): Ranges {
	return {
		size: bytes.byteLength,
		async stream(offset, length) {
			return new Blob([bytes.slice(offset, offset + length)]).stream();
		},
	};
}
