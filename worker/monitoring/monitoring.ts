import type { LateSubject } from "../../app/domain/desk/late-subject";
import { HOUR_SECONDS } from "../../app/domain/durations";
import { completeness } from "../../app/domain/imports/completeness";
import type { RunMessage } from "../../app/domain/imports/message";
import { readRunMessage } from "../platform/records";
import type { Computed, RowOf } from "../platform/rows";

/** How many runs in a row may fail before an alert is sent. */
const FAILURES_UNTIL_ALERT = 3;

/** Rows read at most: a longer series is known to be one. */
const RUNS_READ = 50;

/** The last imports that all failed or were refused: how many in a row, and why the last one. */
type ImportFailures = {
	count: number;
	reason: RunMessage | null;
	/** When the first of them ended, in epoch seconds. */
	since: number | null;
};

type RunRow = RowOf<"import_runs", "state" | "message" | "finished_at">;

async function importFailures(db: D1Database): Promise<ImportFailures> {
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

export type Late = {
	subject: LateSubject;
	/** When it was last well, in epoch seconds; null where that is not known. */
	since: number | null;
	/** Why, where that is recorded. */
	reason?: RunMessage | null;
};

export type MonitoringDependencies = {
	listings: D1Database;
	personal: D1Database;
	/** Stores when the last nightly run was and which alerts were sent. */
	memory: KVNamespace;
	/** Whether a feed is read: without one no import is expected at any time. */
	hasFeed: boolean;
	/** When the oldest email or lead that failed for good was written, in epoch seconds, unless it was acknowledged. */
	oldestFailure(): Promise<number | null>;
	/** When the agency was last told of one of these by itself, in epoch seconds. */
	failuresNotifiedAt(): Promise<number | null>;
	/** When the form that the site sends to itself last arrived, in epoch seconds; null where none was sent yet. */
	canaryArrived(): Promise<number | null>;
	notify(late: readonly Late[]): Promise<void>;
	/** Epoch seconds. */
	now(): number;
};

const MINUTE = 60;

/** Longer than this, and something is wrong. Imports run every quarter of an hour, emails at once, sweeps every night,
 * a form of the site's own goes every hour. */
export const PATIENCE: Readonly<Record<LateSubject, number>> = {
	import: 2 * HOUR_SECONDS,
	outbox: 30 * MINUTE,
	"failed-emails": 0,
	sweep: 26 * HOUR_SECONDS,
	canary: 3 * HOUR_SECONDS,
};

const SILENCE_SECONDS = 6 * HOUR_SECONDS;
const SWEPT_AT = "swept-at";

export type Monitoring = ReturnType<typeof createMonitoring>;

export function createMonitoring(deps: MonitoringDependencies) {
	const { listings, personal, memory, hasFeed, oldestFailure, failuresNotifiedAt, canaryArrived, notify, now } = deps;

	function isOverdue({ subject, since }: Late): boolean {
		return since === null || now() - since > PATIENCE[subject];
	}

	async function lateImport(): Promise<Late | null> {
		const { count, reason } = await importFailures(listings);
		const late: Late = { subject: "import", since: await lastImport(listings), reason };
		return count >= FAILURES_UNTIL_ALERT || (hasFeed && isOverdue(late)) ? late : null;
	}

	async function lateOutbox(): Promise<Late | null> {
		const since = await oldestWaiting(personal, now());
		return since !== null && isOverdue({ subject: "outbox", since }) ? { subject: "outbox", since } : null;
	}

	async function failedEmails(): Promise<Late | null> {
		const since = await oldestFailure();
		return since === null ? null : { subject: "failed-emails", since };
	}

	async function lateSweep(): Promise<Late | null> {
		const sweptAt = await memory.get(SWEPT_AT);
		// There was no nightly run yet.
		if (!sweptAt) return null;
		const since = Math.min(Number(sweptAt), (await oldestKept(personal)) ?? Number(sweptAt));
		return isOverdue({ subject: "sweep", since }) ? { subject: "sweep", since } : null;
	}

	async function lateCanary(): Promise<Late | null> {
		const since = await canaryArrived();
		return since !== null && isOverdue({ subject: "canary", since }) ? { subject: "canary", since } : null;
	}

	async function late(): Promise<Late[]> {
		const found = await Promise.all([lateImport(), lateOutbox(), failedEmails(), lateSweep(), lateCanary()]);
		return found.filter((each) => each !== null);
	}

	/** A failure raises an alert of its own at once, so that monitoring only repeats it. */
	async function isNotified(subject: LateSubject): Promise<boolean> {
		if ((await memory.get(notifiedKey(subject))) !== null) return true;
		const at = subject === "failed-emails" ? await failuresNotifiedAt() : null;
		return at !== null && now() - at < SILENCE_SECONDS;
	}

	async function notYetNotified(found: readonly Late[]): Promise<Late[]> {
		const notified = await Promise.all(found.map(({ subject }) => isNotified(subject)));
		return found.filter((_each, index) => !notified[index]);
	}

	return {
		/** What is late or failed now. Changes nothing and sends no alert. */
		late,
		/** Checks everything and notifies the agency of what is late, of each at most every six hours. */
		async look() {
			if ((await memory.get(SWEPT_AT)) === null) await memory.put(SWEPT_AT, String(now()));
			const found = await late();
			const unnotified = await notYetNotified(found);
			if (unnotified.length === 0) return found;
			await notify(unnotified);
			for (const { subject } of unnotified) {
				await memory.put(notifiedKey(subject), String(now()), { expirationTtl: SILENCE_SECONDS });
			}
			return found;
		},
		/** The nightly run is complete. */
		noteSweep: () => memory.put(SWEPT_AT, String(now())),
	};
}

function notifiedKey(subject: LateSubject): string {
	return `notified-${subject}`;
}

/** When an import was last carried out, in epoch seconds; null where none was. */
async function lastImport(db: D1Database): Promise<number | null> {
	const row = await db
		.withSession("first-unconstrained")
		.prepare(
			`SELECT finished_at FROM import_runs WHERE state = 'done' AND complete <> ${completeness.nothingNew}
			ORDER BY id DESC LIMIT 1`,
		)
		.first<RowOf<"import_runs", "finished_at">>();
	return row?.finished_at ?? null;
}

/** When the time of what was filled in longest ago ends, or ended, in epoch seconds; null where nothing is kept. */
async function oldestKept(db: D1Database): Promise<number | null> {
	return db
		.withSession("first-primary")
		.prepare("SELECT min(expires_at) AS at FROM submissions WHERE expires_at IS NOT NULL")
		.first<number | null>("at");
}

/** Since when the email waits that waits longest and whose turn has come, in epoch seconds; null where none does. */
async function oldestWaiting(db: D1Database, now: number): Promise<number | null> {
	const row = await db
		.withSession("first-primary")
		.prepare(
			`SELECT min(created_at) AS since FROM outbox INDEXED BY outbox_waiting
			WHERE status IN ('queued', 'sending') AND next_attempt_at <= ?`,
		)
		.bind(now)
		.first<Computed<{ since: number | null }>>();
	return row?.since ?? null;
}
