import { onceFor } from "../../app/domain/once";
import type { Reader } from "../platform/reader";
import type { Computed } from "../platform/rows";
import type { Snapshot } from "../search/memory";

/**
 * Cache of data read from rows, dropped at the next change. Requests of an isolate share it, so cached objects must not
 * be modified.
 */
export function cacheUntilChange<Kept extends object>(empty: () => Kept): (snapshot: Snapshot) => Kept {
	const keptOf = onceFor(empty);
	return ({ generation }) => keptOf(generation);
}

/** Number of the last change; read it in the same batch as rows that are to be cached. */
export function newestStatement(reader: Reader): D1PreparedStatement {
	return reader.prepare("SELECT max(seq) AS seq FROM changes");
}

export type NewestRow = Computed<{ seq: number | null }>;

/** Whether the rows are at least as new as the snapshot: a replica of the database may lag behind it. */
export function isCacheable(newest: readonly NewestRow[], { seq }: Snapshot): boolean {
	return (newest[0]?.seq ?? 0) >= seq;
}
