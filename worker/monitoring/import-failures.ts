import type { RunMessage } from "../../app/domain/imports/message";
import { readRunMessage } from "../platform/records";
import type { RowOf } from "../platform/rows";

/** How many runs in a row may fail before an alert is sent. */
export const FAILURES_UNTIL_ALERT = 3;

/** Rows read at most: a longer series is known to be one. */
const RUNS_READ = 50;

/** The last imports that all failed or were refused: how many in a row, and why the last one. */
export type ImportFailures = {
	count: number;
	reason: RunMessage | null;
	/** When the first of them ended, in epoch seconds. */
	since: number | null;
};

type RunRow = RowOf<"import_runs", "state" | "message" | "finished_at">;

export async function importFailures(db: D1Database): Promise<ImportFailures> {
	const { results } = await db
		.withSession("first-unconstrained")
		.prepare(
			`SELECT state, message, finished_at FROM import_runs WHERE state IN ('done', 'failed', 'refused')
			ORDER BY id DESC LIMIT ${RUNS_READ}`,
		)
		.all<RunRow>();
	const firstDone = results.findIndex(({ state }) => state === "done");
	const failed = firstDone === -1 ? results : results.slice(0, firstDone);
	return {
		count: failed.length,
		reason: readRunMessage(failed[0]?.message ?? null),
		since: failed.at(-1)?.finished_at ?? null,
	};
}
