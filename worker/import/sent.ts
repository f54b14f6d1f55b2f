import { importTextInEnglish } from "../../app/i18n/import-translator";
import { deleteObjects, keysWhere, removeOrphans } from "../platform/bucket";
import type { RowOf } from "../platform/rows";
import { FeedError, type FeedSource } from "./source";
import type { KeepPicture } from "./sources/openimmo/enclosed";
import { assertOpenImmo, sentOpenImmo } from "./sources/openimmo/openimmo";
import { type Ranges, SENT_FILE } from "./sources/openimmo/zip";

const FOLDER = "sent/";
export const MAX_SENT_BYTES = 100_000_000;
/** Size of an upload part. R2 requires at least 5 MiB for every part except the last. */
const PART_BYTES = 8 * 1_024 * 1_024;

type Received = { ok: true; run: number } | { ok: false; status: 413 | 422; message: string };

type Dependencies = { db: D1Database; bucket: R2Bucket; keepPicture: KeepPicture; now(): number };

class TooLarge extends Error {}

/** OpenImmo files that are pushed to the site, imported in the order of arrival. */
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

	/** Returns the oldest waiting file, so that an older file never overwrites a newer one; null when none waits. */
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
		/** Streams a file to the bucket and enters it in the table of waiting files. */
		async receive(body: ReadableStream<Uint8Array>): Promise<Received> {
			const key = `${FOLDER}${crypto.randomUUID()}`;
			try {
				await store(key, body);
				await assertOpenImmo(await rangesIn(bucket, key));
			} catch (error) {
				await deleteObjects(bucket, [key]);
				if (error instanceof TooLarge) return { ok: false, status: 413, message: error.message };
				if (error instanceof FeedError)
					return { ok: false, status: 422, message: importTextInEnglish(error.runMessage) };
				// Invalid compressed data throws a TypeError during decompression.
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

		/** Marks the oldest file as failed after all retries, so that the next ones can be imported. */
		async giveUpOldest() {
			const file = await oldest();
			if (file) await finish(file.id, { ok: false, message: "given up" });
		},

		/** Deletes files from the bucket that no waiting entry refers to. */
		sweep: () =>
			removeOrphans(
				bucket,
				FOLDER,
				now(),
				keysWhere(db, "value NOT IN (SELECT key FROM sent_feeds WHERE state = 'waiting')"),
			),
	};
}

/** Range reads on a file in the bucket. */
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

/** Splits a stream into parts of PART_BYTES; the last may be smaller. @throws TooLarge above MAX_SENT_BYTES */
async function* inParts(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
	let part = new Uint8Array(PART_BYTES);
	let filled = 0;
	let bytes = 0;
	for await (const chunk of body) {
		bytes += chunk.byteLength;
		if (bytes > MAX_SENT_BYTES) throw new TooLarge("the file is larger than 100 MB");
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
