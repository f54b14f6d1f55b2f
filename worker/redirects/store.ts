import { inGroups } from "../../app/domain/records";
import { isPattern, type Redirect } from "../../app/domain/redirects";
import { epochSeconds } from "../platform/clock";
import { factsOf, log } from "../platform/log";
import type { RowOf } from "../platform/rows";

const ROWS_AT_ONCE = 2_000;

/** Puts a list in place of the one before. @param beside statements of the same batch */
export async function replaceRedirects(
	db: D1Database,
	listings: D1Database,
	list: readonly Redirect[],
	beside: readonly D1PreparedStatement[] = [],
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
		...beside,
	]);
	for (const part of inGroups(list, ROWS_AT_ONCE)) {
		await forgetMissed(
			listings,
			part.map(({ address }) => address),
		);
	}
}

const LONGEST_COUNTED = 200;
const MOST_COUNTED = 1_000;

/** A key or a digest: letters with digits among them in one piece, longer than words and numbers of properties are. */
const keyLike = /(?=[a-z_]*\d)(?=\d*[a-z_])[a-z\d_]{16,}|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}/i;

/** Whether a path that is not there may be kept: none with an email address or a key in it. */
export function mayBeKept(path: string): boolean {
	return path.length <= LONGEST_COUNTED && !/@|%40/.test(path) && !keyLike.test(path);
}

/** Counts a path that is asked for and not there. A rare one is dropped when the table is full. */
export async function countMissed(listings: D1Database, path: string): Promise<void> {
	if (!mayBeKept(path)) return;
	try {
		await listings.batch([
			listings
				.prepare(
					`DELETE FROM missed_paths WHERE path = (SELECT path FROM missed_paths ORDER BY n, last_at LIMIT 1)
					AND (SELECT count(*) FROM missed_paths) >= ?2
					AND NOT EXISTS (SELECT 1 FROM missed_paths WHERE path = ?1)`,
				)
				.bind(path, MOST_COUNTED),
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

/** What is asked for most and not there. */
export async function mostMissed(
	listings: D1Database,
	most: number,
): Promise<RowOf<"missed_paths", "path" | "n" | "last_at">[]> {
	const { results } = await listings
		.withSession("first-unconstrained")
		.prepare("SELECT path, n, last_at FROM missed_paths ORDER BY n DESC, path LIMIT ?")
		.bind(most)
		.all<RowOf<"missed_paths", "path" | "n" | "last_at">>();
	return results;
}

/** Paths that lead somewhere now are missed no more. */
export async function forgetMissed(listings: D1Database, paths: readonly string[]): Promise<void> {
	await listings
		.prepare("DELETE FROM missed_paths WHERE path IN (SELECT value FROM json_each(?))")
		.bind(JSON.stringify(paths))
		.run();
}
