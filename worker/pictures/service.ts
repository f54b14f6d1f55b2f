import { COPIES } from "../../app/domain/property/media/picture";
import { inGroups } from "../../app/domain/records";
import { keysWhere, removeOrphans } from "../platform/bucket";
import { sha256 } from "../platform/links";
import { factsOf, log } from "../platform/log";
import type { RowOf } from "../platform/rows";
import { fetchPicture, type PassedPicture, passPicture } from "./fetch";

/** Prefix of copies in the public bucket. */
const FOLDER = "pictures/";

const MAX_TRIES = 3;
/** Retry delay in seconds, multiplied by the number of tries. */
const PATIENCE = 300;
const COPIES_A_MESSAGE = 40;
const AT_ONCE = 4;
/** Length in hexadecimal digits. */
const NAME_LENGTH = 32;

/** A stored copy, or the stream of the original picture. */
export type FoundCopy = { kept: R2ObjectBody } | { passed: PassedPicture };

type Dependencies = {
	db: D1Database;
	bucket: R2Bucket;
	queue: Queue;
	/** For development, where the agency's system may be on the same machine. */
	allowLoopback: boolean;
	/** Epoch seconds. */
	now(): number;
};

/** Returns the name of a copy: a hash of its content or URL. */
export async function copyName(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
	return (await sha256(content)).slice(0, NAME_LENGTH);
}

export function keyOfCopy(name: string): string {
	return FOLDER + name;
}

type Waiting = RowOf<"picture_copies", "name" | "url" | "tries">;

export type Pictures = ReturnType<typeof createPictures>;

export function createPictures({ db, bucket, queue, allowLoopback, now }: Dependencies) {
	const isWaiting = async () =>
		(await db
			.prepare("SELECT 1 FROM picture_copies WHERE state = 'waiting' AND next_at <= ? LIMIT 1")
			.bind(now())
			.first()) !== null;

	async function fetchOne({ name, url, tries }: Waiting): Promise<void> {
		const picture = await fetchPicture(url, allowLoopback);
		if (picture) {
			await bucket.put(keyOfCopy(name), picture.bytes, { httpMetadata: { contentType: picture.type } });
			await db.prepare("UPDATE picture_copies SET state = 'kept', tries = tries + 1 WHERE name = ?").bind(name).run();
			return;
		}
		const state = tries + 1 >= MAX_TRIES ? "failed" : "waiting";
		await db
			.prepare("UPDATE picture_copies SET state = ?, tries = tries + 1, next_at = ? WHERE name = ?")
			.bind(state, now() + PATIENCE * (tries + 1), name)
			.run();
	}

	return {
		copyName,
		/** Fetches some of the waiting pictures. @returns whether more are due */
		async fetchSome() {
			const { results } = await db
				.prepare(
					`SELECT name, url, tries FROM picture_copies WHERE state = 'waiting' AND next_at <= ?
					ORDER BY next_at LIMIT ${COPIES_A_MESSAGE}`,
				)
				.bind(now())
				.all<Waiting>();
			for (const some of inGroups(results, AT_ONCE)) await Promise.all(some.map(fetchOne));
			return results.length === COPIES_A_MESSAGE && (await isWaiting());
		},

		/** Enqueues the fetching of waiting pictures, if any. */
		async kick() {
			if (await isWaiting()) await queue.send({ kind: "pictures" });
		},

		async find(name: string): Promise<FoundCopy | null> {
			const kept = await bucket.get(keyOfCopy(name)).catch((error: unknown) => {
				log("error", "picture-not-read", factsOf(error));
				return null;
			});
			if (kept) return { kept };
			const url = await db
				.prepare("SELECT url FROM picture_copies WHERE name = ?")
				.bind(name)
				.first<RowOf<"picture_copies", "url">["url"]>("url");
			const passed = url === null ? null : await passPicture(url, allowLoopback);
			return passed && { passed };
		},

		/** Stores a picture from a feed file. @returns its path on the site */
		async keep(bytes: Uint8Array, type: string) {
			const name = await copyName(Uint8Array.from(bytes));
			const key = keyOfCopy(name);
			// Every feed file contains the same pictures; each is written once.
			if (!(await bucket.head(key))) await bucket.put(key, bytes, { httpMetadata: { contentType: type } });
			return COPIES + name;
		},

		/** Deletes copies that no listing refers to. @returns number of deleted copies */
		async sweep() {
			const named = `SELECT file.value ->> 'copy' FROM pictures, json_each(pictures.files) AS file
				WHERE file.value ->> 'copy' IS NOT NULL
				UNION ALL SELECT substr(url, ${COPIES.length + 1}) FROM pictures WHERE url LIKE '${COPIES}%'
				UNION ALL SELECT substr(detail ->> '$.Manager.Picture', ${COPIES.length + 1}) FROM property_details
				WHERE detail ->> '$.Manager.Picture' LIKE '${COPIES}%'`;
			await db.prepare(`DELETE FROM picture_copies WHERE name NOT IN (${named})`).run();
			// Failed pictures are tried again every night: their server may have been down.
			await db
				.prepare("UPDATE picture_copies SET state = 'waiting', tries = 0, next_at = ? WHERE state = 'failed'")
				.bind(now())
				.run();
			const isOrphan = `substr(value, ${FOLDER.length + 1}) NOT IN (${named})`;
			return removeOrphans(bucket, FOLDER, now(), keysWhere(db, isOrphan));
		},
	};
}
