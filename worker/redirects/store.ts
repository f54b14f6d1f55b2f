import { inGroups } from "../../app/domain/records";
import { isPattern, type Redirect } from "../../app/domain/redirects";
import { epochSeconds } from "../platform/clock";
import { factsOf, log } from "../platform/log";
import type { RowOf } from "../platform/rows";

const ROWS_AT_ONCE = 2_000;

/** Replaces all redirects. @param extraStatements additional statements of the same batch */
export async function replaceRedirects(
	db: D1Database,
	listings: D1Database,
	list: readonly Redirect[],
	extraStatements: readonly D1PreparedStatement[] = [],
): Promise<void> {
	const rows = list.map((one) => ({ ...one, isPattern: Number(isPattern(one.address)) }));
	await db.batch([
		db.prepare("DELETE FROM redirects"),
		...inGroups(rows, ROWS_AT_ONCE).map((part) =>
			db
				.prepare(
					`INSERT OR REPLACE INTO redirects (address, target, is_pattern)
					SELECT value ->> 'address', value ->> 'target', value ->> 'isPattern' FROM json_each(?)`,
				)
				.bind(JSON.stringify(part)),
		),
		...extraStatements,
	]);
	for (const part of inGroups(list, ROWS_AT_ONCE)) {
		await deleteMissingPaths(
			listings,
			part.map(({ address }) => address),
		);
	}
}

const MAX_COUNTED_LENGTH = 200;
const MAX_COUNTED = 1_000;

/**
 * A token or hash: a run of at least 16 letters and digits, longer than words and property numbers, or the start of a
 * UUID.
 */
const keyLike = /(?=[a-z_]*\d)(?=\d*[a-z_])[a-z\d_]{16,}|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}/i;

/** Whether a missing path may be stored: it must not contain an email address or a token. */
export function isStorablePath(path: string): boolean {
	return path.length <= MAX_COUNTED_LENGTH && !/@|%40/.test(path) && !keyLike.test(path);
}

/** Counts a request for a missing path. When the table is full, the rarest path is dropped. */
export async function countMissingPath(listings: D1Database, path: string): Promise<void> {
	if (!isStorablePath(path)) return;
	try {
		await listings.batch([
			listings
				.prepare(
					`DELETE FROM missed_paths WHERE path = (SELECT path FROM missed_paths ORDER BY n, last_at LIMIT 1)
					AND (SELECT count(*) FROM missed_paths) >= ?2
					AND NOT EXISTS (SELECT 1 FROM missed_paths WHERE path = ?1)`,
				)
				.bind(path, MAX_COUNTED),
			listings
				.prepare(
					`INSERT INTO missed_paths (path, n, last_at) VALUES (?, 1, ?)
					ON CONFLICT (path) DO UPDATE SET n = n + 1, last_at = excluded.last_at`,
				)
				.bind(path, epochSeconds()),
		]);
	} catch (error) {
		log("warn", "missed-not-counted", factsOf(error));
	}
}

/** Returns the most requested missing paths. */
export async function mostRequestedMissingPaths(
	listings: D1Database,
	limit: number,
): Promise<RowOf<"missed_paths", "path" | "n" | "last_at">[]> {
	const { results } = await listings
		.withSession("first-unconstrained")
		.prepare("SELECT path, n, last_at FROM missed_paths ORDER BY n DESC, path LIMIT ?")
		.bind(limit)
		.all<RowOf<"missed_paths", "path" | "n" | "last_at">>();
	return results;
}

/** Deletes the counters of paths that have a redirect now. */
export async function deleteMissingPaths(listings: D1Database, paths: readonly string[]): Promise<void> {
	if (paths.length === 0) return;
	await listings
		.prepare("DELETE FROM missed_paths WHERE path IN (SELECT value FROM json_each(?))")
		.bind(JSON.stringify(paths))
		.run();
}
