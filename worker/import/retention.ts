import type { Computed } from "../platform/rows";
import { findPointer, sweepPieces } from "../search/publish";
import { sweepUnclear } from "../search/unclear";
import { sweepDeskOpenHouses } from "./desk-open-houses";
import { sweepHeld } from "./held/held-figures";
import { findUnfinishedRun } from "./runs";
import { sweepStages } from "./stage";

/** Number of runs whose record and findings are kept: ten days at one run per 15 minutes. */
const RUNS_KEPT = 960;
/** Number of newest changes that are kept after all readers have passed them: a new isolate reads them at startup. */
const CHANGES_KEPT = 10_000;
const CHANGES_PER_DELETE = 50_000;

export type ImportSweep = {
	listings: D1Database;
	bucket: R2Bucket;
	/** Lowest cursor of all readers of the change log (`seq`). */
	readUpTo: number;
	/** Epoch seconds. */
	now: number;
};

/**
 * Deletes expired import data: old runs, changes that all readers have passed, unpublished search pieces, unclear
 * sentences, the desk's open days, held figures, and stages of interrupted runs.
 * @returns number of deletions per kind
 */
export async function sweepImports({ listings, bucket, readUpTo, now }: ImportSweep): Promise<Record<string, number>> {
	const db = listings.withSession("first-primary");
	const unfinished = await findUnfinishedRun(db);
	const pointer = await findPointer(db);
	return {
		runs: await removeRuns(db),
		changes: await removeChanges(db, Math.min(readUpTo, pointer?.seq ?? Number.POSITIVE_INFINITY)),
		pieces: await sweepPieces(bucket, pointer, now),
		unclear: await sweepUnclear(db, now),
		openDays: await sweepDeskOpenHouses(db, now),
		held: await sweepHeld(db),
		stages: await sweepStages(bucket, unfinished?.id ?? null, now),
	};
}

/** Deletes old runs. The last run with state `done` always stays: it dates the listings. */
async function removeRuns(db: D1DatabaseSession): Promise<number> {
	const bound = await db
		.prepare(
			`SELECT min((SELECT max(id) FROM import_runs) - ?, (SELECT max(id) FROM import_runs WHERE state = 'done') - 1,
				coalesce((SELECT min(id) FROM import_runs WHERE state = 'planned') - 1, 9e15)) AS id`,
		)
		.bind(RUNS_KEPT)
		.first<number | null>("id");
	if (bound === null) return 0;
	const [, removed] = await db.batch([
		db.prepare("DELETE FROM import_findings WHERE run_id <= ?").bind(bound),
		db.prepare("DELETE FROM import_runs WHERE id <= ?").bind(bound),
	]);
	return removed?.meta.changes ?? 0;
}

/** Deletes read changes. The newest stay, so that the next `seq` is above every reader's cursor. */
async function removeChanges(db: D1DatabaseSession, readUpTo: number): Promise<number> {
	const ends = await db
		// Two index lookups; min and max in one SELECT without subqueries would scan the table.
		.prepare("SELECT (SELECT min(seq) FROM changes) AS oldest, (SELECT max(seq) FROM changes) AS newest")
		.first<Computed<{ oldest: number | null; newest: number | null }>>();
	const newest = ends?.newest ?? 0;
	// A cursor ahead of the log belongs to an earlier log, from before the listings were rebuilt.
	const last = readUpTo > newest ? 0 : Math.min(readUpTo, newest - CHANGES_KEPT);
	let removed = 0;
	for (let from = ends?.oldest ?? last + 1; from <= last; from += CHANGES_PER_DELETE) {
		const upTo = Math.min(last, from + CHANGES_PER_DELETE - 1);
		removed += (await db.prepare("DELETE FROM changes WHERE seq <= ?").bind(upTo).run()).meta.changes;
	}
	return removed;
}
