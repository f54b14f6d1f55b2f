import { DAY_SECONDS } from "../../app/domain/durations";
import { inGroups } from "../../app/domain/records";
import type { Computed } from "./rows";

/** R2 deletes at most 1,000 keys per call. */
const KEYS_PER_DELETE = 1_000;

/** Deletes any number of objects. Missing keys are no error. */
export async function deleteObjects(bucket: R2Bucket, keys: readonly string[]): Promise<void> {
	for (const some of inGroups(keys, KEYS_PER_DELETE)) await bucket.delete(some);
}

/** Yields every object under a prefix, one page of R2's listing at a time. */
export async function* objectsUnder(bucket: R2Bucket, prefix: string): AsyncGenerator<R2Object[]> {
	let cursor: string | undefined;
	do {
		const listed = await bucket.list({ prefix, cursor });
		yield listed.objects;
		cursor = listed.truncated ? listed.cursor : undefined;
	} while (cursor !== undefined);
}

export async function clearPrefix(bucket: R2Bucket, prefix: string): Promise<void> {
	for await (const objects of objectsUnder(bucket, prefix)) {
		await deleteObjects(
			bucket,
			objects.map(({ key }) => key),
		);
	}
}

/** Minimum age of an orphan: a younger object may belong to work in progress. */
const ORPHAN_SECONDS = DAY_SECONDS;

/**
 * Deletes objects under a prefix that interrupted work stored but never recorded. @param now epoch seconds
 * @param orphansAmong returns those of the keys that nothing refers to
 * @returns number of deleted objects
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

/** Returns a filter of keys by a database condition. @param condition trusted SQL in which `value` is the key */
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
