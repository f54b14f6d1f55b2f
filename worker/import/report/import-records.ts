import { completeness } from "../../../app/domain/imports/completeness";
import type { RunMessage } from "../../../app/domain/imports/message";
import { toIsoString } from "../../platform/clock";
import { rowsOfEach } from "../../platform/reader";
import { readRunMessage } from "../../platform/records";
import type { Computed, RowOf } from "../../platform/rows";
import { type RefusedWithdrawals, refusedWithdrawals } from "../held/withdrawals";
import { type FindingRow, findingsOf, type RunRow, readFinding } from "../runs";
import { readFilled } from "./filled-fields";
import type { Finding } from "./findings";

/** An import run as the desk shows it. */
export type ImportRun = {
	id: number;
	state: "staging" | "planned" | "done" | "failed" | "refused";
	/** ISO 8601. */
	startedAt: string;
	/** Null while it runs. */
	seconds: number | null;
	/** Whether every page of all records was read, not only changes. */
	isWhole: boolean;
	counts: Record<"read" | "created" | "changed" | "unchanged" | "withdrawn" | "rejected", number>;
	message: RunMessage | null;
	remarks: number;
	/** Whether refused withdrawals wait for confirmation. */
	waits: boolean;
	/** Whether its records are imported: the run was not refused, or its records were taken in at the desk. */
	isTaken: boolean;
};

export type ImportRunDetail = ImportRun & {
	findings: Finding[];
	/**
	 * Number of properties with a value per field, now and in the previous whole run. For a run of changes: of its known
	 * properties, after and before the change.
	 */
	fields: { field: string; filled: number; before: number | null }[];
	/** Refused withdrawals; null when there are none. */
	refused: RefusedWithdrawals | null;
};

type Row = RunRow & Computed<{ remarks: number; waits: number; taken: number }>;

const selectRuns = `SELECT r.*,
	(SELECT count(*) FROM import_findings AS f WHERE f.run_id = r.id AND f.finding = 'remark') AS remarks,
	EXISTS (SELECT 1 FROM refused_withdrawals AS w WHERE w.run_id = r.id AND w.accepted_at IS NULL) AS waits,
	r.state <> 'refused' OR EXISTS (SELECT 1 FROM refused_withdrawals AS w WHERE w.run_id = r.id AND w.taken_at IS NOT NULL) AS taken
	FROM import_runs AS r`;

export type ImportRecords = ReturnType<typeof createImportRecords>;

/** Read-only access to the import's records. */
export function createImportRecords(database: D1Database) {
	const session = () => database.withSession("first-primary");
	return {
		/** Newest first. */
		async runs(limit: number) {
			const { results } = await session().prepare(`${selectRuns} ORDER BY r.id DESC LIMIT ?`).bind(limit).all<Row>();
			return results.map(lineOf);
		},
		async run(id: number): Promise<ImportRunDetail | null> {
			const db = session();
			const row = await db.prepare(`${selectRuns} WHERE r.id = ?`).bind(id).first<Row>();
			if (!row) return null;
			const [findings, refused] = await Promise.all([findingsOf(db, id), refusedWithdrawals(database, id)]);
			const fields = await fieldsOf(db, id);
			return { ...lineOf(row), findings, fields, refused };
		},
		/** Current findings: those of the last whole run and of the runs of changes after it. */
		async findings() {
			const db = session();
			const results = await db.batch<object>([
				db.prepare(
					`SELECT run_id AS run, finding, kind, record_id AS recordId, message FROM import_findings
					WHERE run_id >= ${LAST_WHOLE} ORDER BY run_id DESC, position LIMIT 5000`,
				),
				db.prepare(
					`SELECT kind, CAST(record_id AS TEXT) AS recordId, max(run_id) AS run FROM changes
					WHERE run_id > ${LAST_WHOLE} GROUP BY kind, record_id`,
				),
			]);
			return standing(...rowsOfEach<[Found, Changed]>(results));
		},
	};
}

/**
 * Field counts of a run: for a whole run compared with the previous one, for a run of changes with the same properties
 * before. Sorted by the largest fall.
 */
async function fieldsOf(db: D1DatabaseSession, id: number): Promise<ImportRunDetail["fields"]> {
	const { results } = await db
		.prepare(
			`SELECT id, fields, fields_before FROM import_runs WHERE id = ?1 AND state = 'done' AND fields IS NOT NULL
			UNION ALL
			SELECT * FROM (SELECT id, fields, NULL FROM import_runs
				WHERE id < ?1 AND state = 'done' AND complete = ${completeness.whole} AND fields IS NOT NULL
				ORDER BY id DESC LIMIT 1)`,
		)
		.bind(id)
		.all<RowOf<"import_runs", "id" | "fields" | "fields_before">>();
	const [own, last] = results;
	if (own?.id !== id) return [];
	const earlier = own.fields_before ?? last?.fields ?? null;
	const [now, before] = [readFilled(own.fields), earlier === null ? null : readFilled(earlier)];
	return [...new Set([...Object.keys(now), ...Object.keys(before ?? {})])]
		.map((field) => ({ field, filled: now[field] ?? 0, before: before && (before[field] ?? 0) }))
		.sort((one, other) => fallOf(other) - fallOf(one) || one.field.localeCompare(other.field));
}

function fallOf({ filled, before }: ImportRunDetail["fields"][number]): number {
	return Math.max(0, (before ?? 0) - filled);
}

/** SQL for the id of the last whole run; 0 when the system only announces changes. */
const LAST_WHOLE = `(SELECT coalesce(max(id), 0) FROM import_runs
	WHERE state = 'done' AND complete = ${completeness.whole})`;

type Found = FindingRow & { run: number };
type Changed = Computed<{ kind: string; recordId: string; run: number }>;

/** Removes findings from before the record's last change, and duplicates. */
function standing(found: readonly Found[], changed: readonly Changed[]): Finding[] {
	const changedIn = new Map(changed.map(({ kind, recordId, run }) => [`${kind} ${recordId}`, run]));
	const findings = new Map<string, Finding>();
	for (const { run, ...row } of found) {
		if ((changedIn.get(`${row.kind} ${row.recordId}`) ?? 0) > run) continue;
		const key = JSON.stringify(Object.values(row));
		if (!findings.has(key)) findings.set(key, readFinding(row));
	}
	return [...findings.values()];
}

function lineOf({
	id,
	state,
	started_at,
	finished_at,
	complete,
	message,
	remarks,
	waits,
	taken,
	...row
}: Row): ImportRun {
	const { read, created, changed, unchanged, withdrawn, rejected } = row;
	return {
		id,
		state,
		startedAt: toIsoString(started_at),
		seconds: finished_at === null ? null : finished_at - started_at,
		isWhole: complete === completeness.whole,
		counts: { read, created, changed, unchanged, withdrawn, rejected },
		message: readRunMessage(message),
		remarks,
		waits: waits === 1,
		isTaken: taken === 1,
	};
}
