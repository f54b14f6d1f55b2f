import { onceFor } from "../../app/domain/once";
import type { Reader } from "../platform/reader";
import type { Computed } from "../platform/rows";
import type { Snapshot } from "../search/memory";

/**
 * What was read from the rows and is read again only after the next change. Requests of an isolate share it: nobody
 * writes into what is kept.
 */
export function keptUntilChange<Kept extends object>(empty: () => Kept): (snapshot: Snapshot) => Kept {
	const keptOf = onceFor(empty);
	return ({ generation }) => keptOf(generation);
}

/** Is read with rows that are to be kept. */
export function newestStatement(reader: Reader): D1PreparedStatement {
	return reader.prepare("SELECT max(seq) AS seq FROM changes");
}

export type NewestRow = Computed<{ seq: number | null }>;

/** Whether rows are as new as the snapshot: a copy of the database may be behind it. */
export function mayBeKept(newest: readonly NewestRow[], { seq }: Snapshot): boolean {
	return (newest[0]?.seq ?? 0) >= seq;
}
