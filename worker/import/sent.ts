import { importTextInEnglish } from "../../app/i18n/import-translator";
import { deleteObjects, keysWhere, removeOrphans } from "../platform/bucket";
import type { RowOf } from "../platform/rows";
import { FeedError, type FeedSource } from "./source";
import type { KeepPicture } from "./sources/openimmo/enclosed";
import { checkSent, sentOpenImmo } from "./sources/openimmo/openimmo";
import { type Ranges, SENT_FILE } from "./sources/openimmo/zip";

const FOLDER = "sent/";
export const LARGEST_SENT_BYTES = 100_000_000;
/** Of one part of an upload: the bucket takes none below 5 MiB but the last. */
const PART_BYTES = 8 * 1_024 * 1_024;

type Received = { ok: true; run: number } | { ok: false; status: 413 | 422; message: string };

type Dependencies = { db: D1Database; bucket: R2Bucket; keepPicture: KeepPicture; now(): number };

class TooLarge extends Error {}

/** Files of OpenImmo that are sent to the site, imported one after another in the order in which they came. */
export function createSentFeeds({ db, bucket, keepPicture, now }: Dependencies) {
	async function store(key: string, body: ReadableStream<Uint8Array>): Promise<void> {
		const upload = await bucket.createMultipartUpload(key);
		try {
			const parts: R2UploadedPart[] = [];
			for await (const part of inParts(body)) parts.push(await upload.uploadPart(parts.length + 1, part));
			await upload.complete(parts);
		} catch (error) {
			await upload.abort().catch(() => null);
			throw error;
		}
	}

	/** The file that has waited longest, whichever message asks: a later one would be overwritten by it. Null where none waits. */
	async function oldest(): Promise<{ id: number; source: FeedSource } | null> {
		const row = await db
			.prepare("SELECT id, key FROM sent_feeds WHERE state = 'waiting' ORDER BY id LIMIT 1")
			.first<RowOf<"sent_feeds", "id" | "key">>();
		return row && { id: row.id, source: sentOpenImmo(() => rangesIn(bucket, row.key), keepPicture) };
	}

	async function finish(id: number, { ok, message }: { ok: boolean; message: string }) {
		const row = await db
			.prepare("UPDATE sent_feeds SET state = ?, message = ? WHERE id = ? RETURNING key")
			.bind(ok ? "done" : "failed", message, id)
			.first<RowOf<"sent_feeds", "key">>();
		if (row) await deleteObjects(bucket, [row.key]);
	}

	return {
		/** Keeps a file as it comes, without holding it whole. */
		async receive(body: ReadableStream<Uint8Array>): Promise<Received> {
			const key = `${FOLDER}${crypto.randomUUID()}`;
			try {
				await store(key, body);
				await checkSent(await rangesIn(bucket, key));
			} catch (error) {
				await deleteObjects(bucket, [key]);
				if (error instanceof TooLarge) return { ok: false, status: 413, message: error.message };
				if (error instanceof FeedError) return { ok: false, status: 422, message: importTextInEnglish(error.told) };
				// What is packed in a way that is none fails while it is unpacked.
				if (error instanceof TypeError) {
					const message = importTextInEnglish({ code: "file-damaged", what: SENT_FILE });
					return { ok: false, status: 422, message };
				}
				throw error;
			}
			const row = await db
				.prepare("INSERT INTO sent_feeds (key, received_at) VALUES (?, ?) RETURNING id")
				.bind(key, now())
				.first<RowOf<"sent_feeds", "id">>();
			if (!row) throw new Error("the record of a sent file could not be written");
			return { ok: true, run: row.id };
		},

		oldest,
		finish,

		/** It could not be imported, however often that was tried: it no longer delays the others. */
		async giveUpOldest() {
			const file = await oldest();
			if (file) await finish(file.id, { ok: false, message: "given up" });
		},

		/** Removes files that nothing refers to any more. */
		sweep: () =>
			removeOrphans(
				bucket,
				FOLDER,
				now(),
				keysWhere(db, "value NOT IN (SELECT key FROM sent_feeds WHERE state = 'waiting')"),
			),
	};
}

/** A file of the bucket, read in parts. */
async function rangesIn(bucket: R2Bucket, key: string): Promise<Ranges> {
	const head = await bucket.head(key);
	if (!head) throw new FeedError({ code: "file-gone", what: SENT_FILE });
	return {
		size: head.size,
		async stream(offset, length) {
			const object = await bucket.get(key, { range: { offset, length } });
			if (!object) throw new FeedError({ code: "file-gone", what: SENT_FILE });
			return object.body;
		},
	};
}

/** A stream in parts of one size. @throws TooLarge as soon as it is */
async function* inParts(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
	let part = new Uint8Array(PART_BYTES);
	let filled = 0;
	let bytes = 0;
	for await (const chunk of body) {
		bytes += chunk.byteLength;
		if (bytes > LARGEST_SENT_BYTES) throw new TooLarge("the file is larger than 100 MB");
		let rest = chunk;
		while (rest.byteLength > 0) {
			const taken = rest.subarray(0, PART_BYTES - filled);
			part.set(taken, filled);
			filled += taken.byteLength;
			rest = rest.subarray(taken.byteLength);
			if (filled < PART_BYTES) continue;
			yield part;
			part = new Uint8Array(PART_BYTES);
			filled = 0;
		}
	}
	if (filled > 0 || bytes === 0) yield part.subarray(0, filled);
}
