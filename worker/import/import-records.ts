import { momentOf } from "../platform/clock";
import type { Computed } from "../platform/rows";
import type { ImportRecords, ImportRun } from "../ports/import-records";
import { completeness, type FindingRow, findingsOf, type Run } from "./runs";
import { refusedWithdrawals } from "./withdrawals";

type Row = Run & Computed<{ remarks: number; waits: number }>;

const selectRuns = `SELECT r.*,
	(SELECT count(*) FROM import_findings AS f WHERE f.run_id = r.id AND f.finding = 'remark') AS remarks,
	EXISTS (SELECT 1 FROM refused_withdrawals AS w WHERE w.run_id = r.id AND w.accepted_at IS NULL) AS waits
	FROM import_runs AS r`;

/** Reads what the import has noted; changes nothing. */
export function createImportRecords(database: D1Database): ImportRecords {
	const session = () => database.withSession("first-primary");
	return {
		async runs(limit) {
			const { results } = await session().prepare(`${selectRuns} ORDER BY r.id DESC LIMIT ?`).bind(limit).all<Row>();
			return results.map(lineOf);
		},
		async run(id) {
			const db = session();
			const row = await db.prepare(`${selectRuns} WHERE r.id = ?`).bind(id).first<Row>();
			if (!row) return null;
			const [findings, refused] = await Promise.all([findingsOf(db, id), refusedWithdrawals(database, id)]);
			return { ...lineOf(row), findings, refused: refused && { ids: refused.ids, isAccepted: refused.isAccepted } };
		},
		async findings() {
			const { results } = await session()
				.prepare(
					`SELECT finding, kind, record_id AS recordId, reason FROM import_findings
					WHERE run_id >= (SELECT max(id) FROM import_runs WHERE state = 'done' AND complete = ${completeness.whole})
					ORDER BY run_id DESC, position LIMIT 5000`,
				)
				.all<FindingRow>();
			return results;
		},
	};
}

function lineOf({ id, state, started_at, finished_at, complete, message, remarks, waits, ...row }: Row): ImportRun {
	const { read, created, changed, unchanged, withdrawn, rejected } = row;
	return {
		id,
		state,
		startedAt: momentOf(started_at),
		seconds: finished_at === null ? null : finished_at - started_at,
		isWhole: complete === completeness.whole,
		counts: { read, created, changed, unchanged, withdrawn, rejected },
		message,
		remarks,
		waits: waits === 1,
	};
}
