import type { FeedPart } from "../../../../app/domain/imports/message";
import { decoderOf } from "../read";

/** Number of leading bytes that contain the encoding declaration. */
const HEAD_BYTES = 256;

const marks: readonly { bytes: readonly number[]; encoding: string }[] = [
	{ bytes: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
	{ bytes: [0xff, 0xfe], encoding: "utf-16le" },
	{ bytes: [0xfe, 0xff], encoding: "utf-16be" },
];

/** Encoding by the byte order mark, else by the XML declaration, else UTF-8. */
function encodingOf(head: Uint8Array): string {
	const mark = marks.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte));
	if (mark) return mark.encoding;
	const text = new TextDecoder("iso-8859-1").decode(head);
	return /^\s*<\?xml[^>]*encoding=["']([^"']+)/.exec(text)?.[1] ?? "utf-8";
}

/** Decodes a stream with the detected encoding. @throws FeedError for an unknown encoding */
export async function* textIn(bytes: AsyncIterable<Uint8Array>, what: FeedPart): AsyncGenerator<string> {
	let head: Uint8Array | null = new Uint8Array();
	let decoder: TextDecoder | null = null;
	for await (const part of bytes) {
		let more = part;
		if (head) {
			more = new Uint8Array([...head, ...part]);
			head = more.byteLength < HEAD_BYTES ? more : null;
			if (head) continue;
		}
		decoder ??= decoderOf(encodingOf(more.subarray(0, HEAD_BYTES)), what);
		yield decoder.decode(more, { stream: true });
	}
	if (head) yield decoderOf(encodingOf(head), what).decode(head);
	else if (decoder) yield decoder.decode();
}
