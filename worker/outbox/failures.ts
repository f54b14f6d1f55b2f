import { inboxPath } from "../../app/domain/desk/inbox";
import { deskSectionPath } from "../../app/domain/desk/sections";
import { formatDateTime } from "../../app/domain/formatting/dates";
import type { Language } from "../../app/domain/language";
import { translator } from "../../app/i18n/translator";
import { toIsoString } from "../platform/clock";
import type { Cell, Computed, RowOf } from "../platform/rows";
import type { OutboxKind } from "./rows";

/** A permanent failure that needs attention: an email to the agency, or a lead that the CRM rejects. */
export type Failure = {
	id: string;
	kind: OutboxKind;
	form: string;
	/** ISO 8601. */
	createdAt: string;
	/** The receiver's reason, without personal data. */
	fault: string;
	/** Whether the inbox contains its submission. */
	isInInbox: boolean;
};

/** SQL condition of a failure. */
const isFailure = "status = 'failed' AND acknowledged_at IS NULL AND (kind = 'lead' OR fallbacks IS NOT NULL)";
const isInInbox = "EXISTS (SELECT 1 FROM inbox WHERE inbox.submission_id = outbox.submission_id)";

type FailureAlert = {
	subject: string;
	text: string;
	button: { label: string; url: string };
	technical: string;
	late: readonly string[];
};

type FailureOptions = {
	db: D1Database;
	notify(alert: FailureAlert): Promise<void>;
	/** Current last-resort address of the agency's emails; the old address may have caused the failure. */
	fallback(): string;
	/** The language of the agency's own texts. */
	language: Language;
	/** Origin of the site, without a trailing slash. */
	siteAddress(): string;
	/** Epoch seconds. */
	now(): number;
};

export function createFailures(options: FailureOptions) {
	const { db, now } = options;
	return {
		/** Creation time of the oldest unacknowledged failure in epoch seconds; null when there is none. */
		oldest: () => aggregateFailures(db, "min(created_at)"),
		/** Time of the last alert about an unacknowledged failure in epoch seconds; null when there is none. */
		notifiedAt: () => aggregateFailures(db, "max(alerted_at)"),
		/** Unacknowledged failures, oldest first. */
		list: () => failuresWhere(db, "1 = 1", MAX_LISTED),
		/** Unacknowledged failures whose submission is not in the inbox. */
		elsewhere: () => failuresWhere(db, `NOT ${isInInbox}`, MAX_LISTED),
		/** Number of unacknowledged failures. */
		count: async () => (await aggregateFailures(db, "count(*)")) ?? 0,
		/** @returns number of acknowledged failures */
		acknowledge: (ids: readonly string[]) => acknowledge(db, ids, now()),
		/** @returns number of rows queued again */
		async sendAgain(ids: readonly string[]): Promise<number> {
			const { meta } = await sendAgainStatement(db, ids, { fallback: options.fallback(), now: now() }).run();
			return meta.changes;
		},
		/**
		 * Sends one alert about new failures; a failed alert is sent again by the next run. @returns number of failures in
		 * it
		 */
		notify: () => notifyOfFailures(options),
	};
}

/** Maximum number of failures in an alert. */
const MAX_AT_ONCE = 20;
const MAX_LISTED = 500;

type FailureRow = RowOf<"outbox", "id" | "form" | "created_at" | "fault"> & {
	kind: Cell<"outbox", "kind", OutboxKind>;
} & Computed<{ inbox: 0 | 1 }>;

async function aggregateFailures(
	db: D1Database,
	figure: "min(created_at)" | "max(alerted_at)" | "count(*)",
): Promise<number | null> {
	return db
		.withSession("first-primary")
		.prepare(`SELECT ${figure} AS figure FROM outbox INDEXED BY outbox_failures WHERE ${isFailure}`)
		.first<number | null>("figure");
}

async function failuresWhere(db: D1Database, condition: string, limit: number): Promise<Failure[]> {
	const { results } = await db
		.withSession("first-primary")
		.prepare(
			`SELECT id, kind, form, created_at, fault, ${isInInbox} AS inbox FROM outbox INDEXED BY outbox_failures
			WHERE ${isFailure} AND ${condition} ORDER BY created_at LIMIT ?`,
		)
		.bind(limit)
		.all<FailureRow>();
	return results.map(({ created_at, fault, inbox, ...row }) => ({
		...row,
		createdAt: toIsoString(created_at),
		fault: fault ?? "",
		isInInbox: inbox === 1,
	}));
}

async function acknowledge(db: D1Database, ids: readonly string[], now: number): Promise<number> {
	const { meta } = await db
		.prepare(`UPDATE outbox SET acknowledged_at = ? WHERE ${isFailure} AND id IN (SELECT value FROM json_each(?))`)
		.bind(now, JSON.stringify(ids))
		.run();
	return meta.changes;
}

/** SQL: the email's fallbacks, with the current last-resort address appended unless the email already has it. */
const currentFallbacks = `CASE WHEN ?3 = '' OR addressed ->> 'to' = ?3 COLLATE NOCASE OR EXISTS
		(SELECT 1 FROM json_each(addressed, '$.fallbacks') WHERE value = ?3 COLLATE NOCASE)
	THEN json_extract(addressed, '$.fallbacks') ELSE json_insert(json_extract(addressed, '$.fallbacks'), '$[#]', ?3) END`;

/**
 * Queues rows again as if they were new: an email to the agency goes to its first address, and finally to the current
 * fallback. Attempts continue for three days.
 */
export function sendAgainStatement(
	db: Pick<D1DatabaseSession, "prepare">,
	ids: readonly string[],
	{ fallback, now }: { fallback: string; now: number },
	which = isFailure,
): D1PreparedStatement {
	return db
		.prepare(
			`UPDATE outbox SET status = 'queued', attempts = 0, next_attempt_at = ?1, created_at = ?1, alerted_at = NULL,
				acknowledged_at = NULL, fault = NULL, recipient = coalesce(addressed ->> 'to', recipient), cc = coalesce(addressed ->> 'cc', cc),
				reply_to = coalesce(addressed ->> 'replyTo', reply_to),
				fallbacks = CASE WHEN addressed IS NULL THEN fallbacks ELSE ${currentFallbacks} END,
				progress = CASE WHEN progress IS NULL THEN NULL ELSE json_set(progress, '$.refused', json('[]')) END
			WHERE ${which} AND id IN (SELECT value FROM json_each(?2))`,
		)
		.bind(now, JSON.stringify(ids), fallback);
}

async function notifyOfFailures({ db, notify, language, siteAddress, now }: FailureOptions): Promise<number> {
	const failures = await failuresWhere(db, "alerted_at IS NULL", MAX_AT_ONCE);
	if (failures.length === 0) return 0;
	const t = translator(language, language, "mail");
	const isAllInInbox = failures.every(({ isInInbox }) => isInInbox);
	const lines = failures.map(({ kind, form, createdAt, fault }) =>
		t(`failure.${kind}`, {
			form: t(`lead.form.${form}`, { defaultValue: form }),
			moment: formatDateTime(createdAt, language),
			fault,
		}),
	);
	await notify({
		subject: t("failure.subject", { count: failures.length }),
		text: [t("failure.intro"), ...lines, t("failure.next")].join("\n\n"),
		button: {
			label: t("failure.button"),
			url:
				siteAddress() + (isAllInInbox ? inboxPath(language, { view: "failed" }) : deskSectionPath("status", language)),
		},
		technical: t("failure.technical"),
		late: ["failed-emails"],
	});
	await db
		.prepare("UPDATE outbox SET alerted_at = ? WHERE id IN (SELECT value FROM json_each(?))")
		.bind(now(), JSON.stringify(failures.map(({ id }) => id)))
		.run();
	return failures.length;
}
