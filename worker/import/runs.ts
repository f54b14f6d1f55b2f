import { DAY_SECONDS } from "../../app/domain/durations";
import { completeness } from "../../app/domain/imports/completeness";
import { MAX_FINDINGS } from "../../app/domain/imports/finding-groups";
import type { RunMessage } from "../../app/domain/imports/message";
import { readRunMessage } from "../platform/records";
import type { Cell, Computed, RowOf } from "../platform/rows";
import { type Finding, findingSchema } from "./report/findings";

export type FindingRow = RowOf<"import_findings", "finding" | "kind" | "message"> & {
	recordId: Cell<"import_findings", "record_id">;
};

export function readFinding({ message, ...row }: FindingRow): Finding {
	return findingSchema.parse({ ...row, message: JSON.parse(message) });
}

export type RunRow = RowOf<
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
	/** Number of consecutive attempts to apply the run without completing a page. */
	attempts: Cell<"import_runs", "attempts">;
};

export type Run = Omit<RunRow, "message"> & { message: RunMessage | null };

function readRun(row: RunRow | null): Run | null {
	return row && { ...row, message: readRunMessage(row.message) };
}

/** Longest time between two whole runs: lists of changes do not contain deletions. */
const WHOLE_RUN_SECONDS = DAY_SECONDS;

/**
 * Start time of the changes to read, in epoch seconds. Null when a whole run is needed: there was none in the last day,
 * a record is absent once and needs a second run to confirm, or a run was refused or a rebuild was done after the last
 * whole run.
 */
export async function changesKnownUpTo(db: D1DatabaseSession, now: number): Promise<number | null> {
	const row = await db
		.prepare(
			`SELECT max(iif(state = 'done' AND complete <> ${completeness.nothingNew}, started_at, NULL)) AS known,
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
	return readRun(await db.prepare("SELECT * FROM import_runs WHERE id = ?").bind(id).first<RunRow>());
}

/** Returns the latest run that was planned but not fully applied, to be resumed. */
export async function findUnfinishedRun(db: D1DatabaseSession): Promise<Run | null> {
	const sql = "SELECT * FROM import_runs WHERE state = 'planned' ORDER BY id DESC LIMIT 1";
	return readRun(await db.prepare(sql).first<RunRow>());
}

/** Marks runs as failed that were interrupted before planning; they changed nothing. @returns their ids */
export async function closeAbandonedRuns(db: D1DatabaseSession, now: number): Promise<number[]> {
	const { results } = await db
		.prepare(
			"UPDATE import_runs SET state = 'failed', finished_at = ?, message = ? WHERE state = 'staging' RETURNING id",
		)
		.bind(now, JSON.stringify({ code: "cut-off" } satisfies RunMessage))
		.all<RowOf<"import_runs", "id">>();
	return results.map(({ id }) => id);
}

/** Counts an attempt before the work starts, so that an attempt that crashes the Worker counts too. */
export async function countAttempt(db: D1DatabaseSession, run: number): Promise<void> {
	await db.prepare("UPDATE import_runs SET attempts = attempts + 1 WHERE id = ?").bind(run).run();
}

/**
 * Records an applied page, which a resumed run skips. Resets the attempts, so a run that progresses may be interrupted
 * any number of times.
 */
export async function noteApplied(db: D1DatabaseSession, run: number, page: number): Promise<void> {
	await db.prepare("UPDATE import_runs SET applied_pages = ?, attempts = 0 WHERE id = ?").bind(page, run).run();
}

/** Stores a generic error message, for the record of a run that is given up later. */
export async function noteError(db: D1DatabaseSession, run: number): Promise<void> {
	const message: RunMessage = { code: "site-fault" };
	await db.prepare("UPDATE import_runs SET message = ? WHERE id = ?").bind(JSON.stringify(message), run).run();
}

export function finishStatement(
	db: D1DatabaseSession,
	run: number,
	state: "done" | "failed" | "refused",
	now: number,
	message: RunMessage | null,
): D1PreparedStatement {
	return db
		.prepare("UPDATE import_runs SET state = ?, finished_at = ?, message = coalesce(?, message) WHERE id = ?")
		.bind(state, now, message && JSON.stringify(message), run);
}

export function findingsStatement(db: D1DatabaseSession, run: number, findings: Finding[]): D1PreparedStatement {
	return db
		.prepare(
			`INSERT OR REPLACE INTO import_findings (run_id, position, finding, kind, record_id, message)
			SELECT ?1, key, value ->> 'finding', value ->> 'kind', value ->> 'recordId', value -> 'message' FROM json_each(?2)`,
		)
		.bind(run, JSON.stringify(findings.slice(0, MAX_FINDINGS + 1)));
}

export async function findingsOf(db: D1DatabaseSession, run: number): Promise<Finding[]> {
	const { results } = await db
		.prepare(
			`SELECT finding, kind, record_id AS recordId, message FROM import_findings WHERE run_id = ? ORDER BY position`,
		)
		.bind(run)
		.all<FindingRow>();
	return results.map(readFinding);
}
