import type { Cell, Computed, RowOf } from "../platform/rows";
import type { Finding } from "./findings";

/** A finding as it is stored. */
export type FindingRow = RowOf<"import_findings", "finding" | "reason"> & {
	kind: Cell<"import_findings", "kind", Finding["kind"]>;
	recordId: Cell<"import_findings", "record_id">;
};

export type Run = RowOf<
	"import_runs",
	| "id"
	| "state"
	| "started_at"
	| "finished_at"
	| "pages"
	| "applied_pages"
	| "read"
	| "created"
	| "changed"
	| "unchanged"
	| "withdrawn"
	| "rejected"
	| "message"
> & {
	/** One of `completeness`. */
	complete: Cell<"import_runs", "complete">;
	/** How often in a row it was begun to be applied without a page of it getting done. */
	attempts: Cell<"import_runs", "attempts">;
};

/** What a run has read: not every page, every page of everything, every page of what changed. */
export const completeness = { partly: 0, whole: 1, changes: 2 } as const;

/** Everything is read so often at least: what is deleted is in no list of changes. */
const WHOLE_RUN_SECONDS = 86_400;

/**
 * The time from which a list of changes is enough, in epoch seconds; null where everything has to be read: no run of the
 * last day did, something was absent from it and a second run has to say so, one has refused to withdraw since, or what
 * it kept was derived anew.
 */
export async function changesKnownUpTo(db: D1DatabaseSession, now: number): Promise<number | null> {
	const row = await db
		.prepare(
			`SELECT max(iif(state = 'done', started_at, NULL)) AS known,
				max(iif(state = 'done' AND complete = ${completeness.whole}, started_at, NULL)) AS whole,
				max(iif(state = 'done' AND complete = ${completeness.partly}, started_at, NULL)) AS rebuilt,
				max(iif(state = 'refused', started_at, NULL)) AS refused,
				EXISTS (SELECT 1 FROM absences WHERE runs = 1 AND kind <> 'owner') AS waiting
			FROM import_runs WHERE state IN ('done', 'refused') AND started_at > ?1`,
		)
		.bind(now - WHOLE_RUN_SECONDS)
		.first<Computed<Record<"known" | "whole" | "rebuilt" | "refused", number | null> & { waiting: number }>>();
	if (row === null || row.whole === null || row.waiting === 1) return null;
	const isOvertaken = [row.rebuilt, row.refused].some((at) => at !== null && at >= (row.whole ?? 0));
	return isOvertaken ? null : row.known;
}

export async function startRun(db: D1DatabaseSession, now: number): Promise<number> {
	const row = await db
		.prepare("INSERT INTO import_runs (state, started_at) VALUES ('staging', ?) RETURNING id")
		.bind(now)
		.first<RowOf<"import_runs", "id">>();
	if (!row) throw new Error("the import's record could not be written");
	return row.id;
}

export async function findRun(db: D1DatabaseSession, id: number): Promise<Run | null> {
	return db.prepare("SELECT * FROM import_runs WHERE id = ?").bind(id).first<Run>();
}

/** A run that was planned but not applied to its end, because the Worker stopped: it is resumed. */
export async function findUnfinishedRun(db: D1DatabaseSession): Promise<Run | null> {
	return db.prepare("SELECT * FROM import_runs WHERE state = 'planned' ORDER BY id DESC LIMIT 1").first<Run>();
}

/** Runs that were cut off before they planned anything changed nothing and are closed. @returns which */
export async function closeAbandonedRuns(db: D1DatabaseSession, now: number): Promise<number[]> {
	const { results } = await db
		.prepare(
			"UPDATE import_runs SET state = 'failed', finished_at = ?, message = 'cut off' WHERE state = 'staging' RETURNING id",
		)
		.bind(now)
		.all<RowOf<"import_runs", "id">>();
	return results.map(({ id }) => id);
}

/** Before the work: an attempt that takes the Worker down with it could not be counted afterwards. */
export async function countAttempt(db: D1DatabaseSession, run: number): Promise<void> {
	await db.prepare("UPDATE import_runs SET attempts = attempts + 1 WHERE id = ?").bind(run).run();
}

/**
 * What is applied is not applied again when a run is resumed; a run that progresses may be interrupted any number of times.
 */
export async function noteApplied(db: D1DatabaseSession, run: number, page: number): Promise<void> {
	await db.prepare("UPDATE import_runs SET applied_pages = ?, attempts = 0 WHERE id = ?").bind(page, run).run();
}

/** For the record of a run that is given up. */
export async function noteError(db: D1DatabaseSession, run: number, message: string): Promise<void> {
	await db.prepare("UPDATE import_runs SET message = ? WHERE id = ?").bind(message, run).run();
}

export function finishStatement(
	db: D1DatabaseSession,
	run: number,
	state: "done" | "failed" | "refused",
	now: number,
	message: string | null,
): D1PreparedStatement {
	return db
		.prepare("UPDATE import_runs SET state = ?, finished_at = ?, message = coalesce(?, message) WHERE id = ?")
		.bind(state, now, message, run);
}

export function findingsStatement(db: D1DatabaseSession, run: number, findings: Finding[]): D1PreparedStatement {
	return db
		.prepare(
			`INSERT OR REPLACE INTO import_findings (run_id, position, finding, kind, record_id, reason)
			SELECT ?1, key, value ->> 'finding', value ->> 'kind', value ->> 'recordId', value ->> 'reason' FROM json_each(?2)`,
		)
		.bind(run, JSON.stringify(findings.slice(0, FINDINGS_KEPT)));
}

/** A feed that is wrong throughout repeats the same finding. */
const FINDINGS_KEPT = 2_000;

export async function findingsOf(db: D1DatabaseSession, run: number): Promise<Finding[]> {
	const { results } = await db
		.prepare(
			`SELECT finding, kind, record_id AS recordId, reason FROM import_findings WHERE run_id = ? ORDER BY position`,
		)
		.bind(run)
		.all<FindingRow>();
	return results;
}
