import type { AlertSubject } from "../../app/domain/desk/alert-subject";
import { HOUR_SECONDS } from "../../app/domain/durations";
import { completeness } from "../../app/domain/imports/completeness";
import type { RunMessage } from "../../app/domain/imports/message";
import { readRunMessage } from "../platform/records";
import type { Computed, RowOf } from "../platform/rows";

/** Consecutive failed runs that raise an alert. */
const FAILURES_UNTIL_ALERT = 3;

/** Number of the latest imports in a row that failed or were refused, at most FAILURES_UNTIL_ALERT, and the last reason. */
type ImportFailures = { count: number; reason: RunMessage | null };

type RunRow = RowOf<"import_runs", "state" | "message">;

async function importFailures(db: D1Database): Promise<ImportFailures> {
	const { results } = await db
		.withSession("first-unconstrained")
		.prepare(
			`SELECT state, message FROM import_runs WHERE state IN ('done', 'failed', 'refused')
			ORDER BY id DESC LIMIT ${FAILURES_UNTIL_ALERT}`,
		)
		.all<RunRow>();
	const firstDone = results.findIndex(({ state }) => state === "done");
	const failed = firstDone === -1 ? results : results.slice(0, firstDone);
	return { count: failed.length, reason: readRunMessage(failed[0]?.message ?? null) };
}

export type Late = {
	subject: AlertSubject;
	/** Epoch seconds when it last worked; null when unknown. */
	since: number | null;
	/** Reason, if recorded. */
	reason?: RunMessage | null;
};

export type MonitoringDependencies = {
	listings: D1Database;
	personal: D1Database;
	/** Stores the time of the last nightly run and the sent alerts. */
	memory: KVNamespace;
	/** Whether a feed is configured; without one, no import is expected. */
	hasFeed: boolean;
	/**
	 * Creation time of the oldest unacknowledged permanently failed email or lead, in epoch seconds; null when there is
	 * none.
	 */
	oldestFailure(): Promise<number | null>;
	/** Time of the last separate alert about such a failure, in epoch seconds. */
	failuresNotifiedAt(): Promise<number | null>;
	/** Time when the last canary arrived, in epoch seconds; null when none was sent yet. */
	canaryArrived(): Promise<number | null>;
	notify(late: readonly Late[]): Promise<void>;
	/** Epoch seconds. */
	now(): number;
};

const MINUTE = 60;

/**
 * Maximum delay in seconds before a check is late. Imports run every 15 minutes, emails leave at once, sweeps run every
 * night, the canary every hour.
 */
export const MAX_DELAY_SECONDS: Readonly<Record<AlertSubject, number>> = {
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
		return since === null || now() - since > MAX_DELAY_SECONDS[subject];
	}

	/** Returns what last worked too long ago; null when it is on time or that time is unknown. */
	function overdue(subject: AlertSubject, since: number | null): Late | null {
		return since !== null && isOverdue({ subject, since }) ? { subject, since } : null;
	}

	async function lateImport(): Promise<Late | null> {
		const { count, reason } = await importFailures(listings);
		const late: Late = { subject: "import", since: await lastImport(listings), reason };
		return count >= FAILURES_UNTIL_ALERT || (hasFeed && isOverdue(late)) ? late : null;
	}

	async function lateOutbox(): Promise<Late | null> {
		return overdue("outbox", await oldestWaiting(personal, now()));
	}

	async function failedEmails(): Promise<Late | null> {
		const since = await oldestFailure();
		return since === null ? null : { subject: "failed-emails", since };
	}

	async function lateSweep(): Promise<Late | null> {
		const sweptAt = await memory.get(SWEPT_AT);
		// No nightly run yet.
		if (!sweptAt) return null;
		return overdue("sweep", Math.min(Number(sweptAt), (await oldestKept(personal)) ?? Number(sweptAt)));
	}

	async function lateCanary(): Promise<Late | null> {
		return overdue("canary", await canaryArrived());
	}

	async function late(): Promise<Late[]> {
		const found = await Promise.all([lateImport(), lateOutbox(), failedEmails(), lateSweep(), lateCanary()]);
		return found.filter((each) => each !== null);
	}

	/** Failed emails raise their own alert immediately; monitoring only repeats it. */
	async function isNotified(subject: AlertSubject): Promise<boolean> {
		if ((await memory.get(notifiedKey(subject))) !== null) return true;
		const at = subject === "failed-emails" ? await failuresNotifiedAt() : null;
		return at !== null && now() - at < SILENCE_SECONDS;
	}

	async function notYetNotified(found: readonly Late[]): Promise<Late[]> {
		const notified = await Promise.all(found.map(({ subject }) => isNotified(subject)));
		return found.filter((_each, index) => !notified[index]);
	}

	return {
		/** Returns what is late or failed. Changes nothing and sends no alert. */
		late,
		/** Checks everything and notifies the agency of what is late, at most every six hours per check. */
		async check() {
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
		/** Records the end of the nightly run. */
		recordSweep: () => memory.put(SWEPT_AT, String(now())),
	};
}

function notifiedKey(subject: AlertSubject): string {
	return `notified-${subject}`;
}

/** Returns the end of the last import with new data, in epoch seconds; null when there was none. */
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

/** Returns the earliest expiry of the stored submissions, past or future, in epoch seconds; null when none expires. */
async function oldestKept(db: D1Database): Promise<number | null> {
	return db
		.withSession("first-primary")
		.prepare("SELECT min(expires_at) AS at FROM submissions WHERE expires_at IS NOT NULL")
		.first<number | null>("at");
}

/** Returns the creation time of the oldest due row of the outbox, in epoch seconds; null when there is none. */
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
