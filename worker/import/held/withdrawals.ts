import * as z from "zod";
import { DAY_SECONDS } from "../../../app/domain/durations";
import { completeness } from "../../../app/domain/imports/completeness";
import { jsonColumn } from "../../platform/json-column";
import type { Computed, RowOf } from "../../platform/rows";

/** Validity of an acceptance. A withdrawal takes two runs, and some systems send one file a day. */
const ACCEPTANCE_SECONDS = 3 * DAY_SECONDS;
/** Number of refusals that are kept, so that links in alerts work. */
const REFUSALS_KEPT = 50;

const readIds = jsonColumn(z.array(z.number()));

type Row = RowOf<"refused_withdrawals", "ids" | "accepted_at" | "taken_at">;
/** SQL condition: no later run was refused or read everything, so the refused records are still current. */
const STILL_KEPT = `NOT EXISTS (SELECT 1 FROM import_runs AS later WHERE later.id > run_id AND
	(later.state = 'refused' OR (later.state = 'done' AND later.complete = ${completeness.whole})))`;

/** Ids of properties whose withdrawal was accepted within ACCEPTANCE_SECONDS. */
export async function acceptedWithdrawals(db: D1DatabaseSession, now: number): Promise<ReadonlySet<number>> {
	const { results } = await db
		.prepare("SELECT ids, accepted_at FROM refused_withdrawals WHERE accepted_at > ?")
		.bind(now - ACCEPTANCE_SECONDS)
		.all<Row>();
	return new Set(results.flatMap(({ ids }) => readIds(ids)));
}

/** Stores the withdrawals that a run refused. */
export function refusalStatements(db: D1DatabaseSession, run: number, ids: readonly number[]): D1PreparedStatement[] {
	return [
		db.prepare("INSERT OR REPLACE INTO refused_withdrawals (run_id, ids) VALUES (?, ?)").bind(run, JSON.stringify(ids)),
		db.prepare(
			`DELETE FROM refused_withdrawals WHERE run_id NOT IN
				(SELECT run_id FROM refused_withdrawals ORDER BY run_id DESC LIMIT ${REFUSALS_KEPT})`,
		),
	];
}

export type RefusedWithdrawals = {
	ids: number[];
	isAccepted: boolean;
	/** State of the run's new and changed records: waiting, imported, or superseded by a later run. */
	news: "waits" | "taken" | "overtaken";
};

/** Returns the withdrawals that a run refused; null when there are none or they are no longer kept. */
export async function refusedWithdrawals(db: D1Database, run: number): Promise<RefusedWithdrawals | null> {
	const row = await db
		.withSession("first-primary")
		.prepare(`SELECT ids, accepted_at, taken_at, ${STILL_KEPT} AS kept FROM refused_withdrawals WHERE run_id = ?`)
		.bind(run)
		.first<Row & Computed<{ kept: number }>>();
	if (!row) return null;
	const news = row.taken_at !== null ? "taken" : row.kept === 1 ? "waits" : "overtaken";
	return { ids: readIds(row.ids), isAccepted: row.accepted_at !== null, news };
}

/** Confirms a run's withdrawals: the next imports may withdraw these properties beyond the limit, but no others. */
export async function acceptWithdrawals(db: D1Database, run: number, now: number): Promise<void> {
	await db
		.withSession("first-primary")
		.prepare("UPDATE refused_withdrawals SET accepted_at = ? WHERE run_id = ? AND accepted_at IS NULL")
		.bind(now, run)
		.run();
}

/** Marks the new and changed records of a refused run as taken in. @returns whether they were waiting */
export async function takeRefused(db: D1Database, run: number, now: number): Promise<boolean> {
	const { meta } = await db
		.withSession("first-primary")
		.prepare(`UPDATE refused_withdrawals SET taken_at = ? WHERE run_id = ? AND taken_at IS NULL AND ${STILL_KEPT}`)
		.bind(now, run)
		.run();
	return meta.changes > 0;
}
