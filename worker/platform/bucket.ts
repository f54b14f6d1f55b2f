import { DAY_SECONDS } from "../../app/domain/durations";
import { inGroups } from "../../app/domain/records";
import type { Computed } from "./rows";

/** The bucket's own limit for one call. */
const KEYS_PER_DELETE = 1_000;

/** Removes objects, however many. Those that are not there are no error. */
export async function deleteObjects(bucket: R2Bucket, keys: readonly string[]): Promise<void> {
	for (const some of inGroups(keys, KEYS_PER_DELETE)) await bucket.delete(some);
}

/** Every object under a prefix, in the groups in which the bucket lists them. */
export async function* objectsUnder(bucket: R2Bucket, prefix: string): AsyncGenerator<R2Object[]> {
	let cursor: string | undefined;
	do {
		const listed = await bucket.list({ prefix, cursor });
		yield listed.objects;
		cursor = listed.truncated ? listed.cursor : undefined;
	} while (cursor !== undefined);
}

/** Removes everything under a prefix. */
export async function clearPrefix(bucket: R2Bucket, prefix: string): Promise<void> {
	for await (const objects of objectsUnder(bucket, prefix)) {
		await deleteObjects(
			bucket,
			objects.map(({ key }) => key),
		);
	}
}

/** An object younger than this may belong to work that is still going on. */
const ORPHAN_SECONDS = DAY_SECONDS;

/**
 * Removes what was put under a prefix by work that was interrupted before it was recorded. @param now epoch seconds
 * @param orphansAmong of some keys those that nothing refers to
 * @returns how many were removed
 */
export async function removeOrphans(
	bucket: R2Bucket,
	prefix: string,
	now: number,
	orphansAmong: (keys: string[]) => Promise<string[]>,
): Promise<number> {
	let removed = 0;
	for await (const objects of objectsUnder(bucket, prefix)) {
		const old = objects.filter(({ uploaded }) => uploaded.getTime() / 1_000 < now - ORPHAN_SECONDS);
		if (old.length === 0) continue;
		const orphans = await orphansAmong(old.map(({ key }) => key));
		await deleteObjects(bucket, orphans);
		removed += orphans.length;
	}
	return removed;
}

/** Chooses among keys by the database. @param condition SQL of our own, in which `value` is the key */
export function keysWhere(
	db: D1Database | D1DatabaseSession,
	condition: string,
): (keys: readonly string[]) => Promise<string[]> {
	return async (keys) => {
		const { results } = await db
			.prepare(`SELECT value AS key FROM json_each(?) WHERE ${condition}`)
			.bind(JSON.stringify(keys))
			.all<Computed<{ key: string }>>();
		return results.map(({ key }) => key);
	};
}
