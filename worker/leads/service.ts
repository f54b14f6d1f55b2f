import { DAY_SECONDS } from "../../app/domain/durations";
import { formatDateTime } from "../../app/domain/formatting/dates";
import type { Language } from "../../app/domain/language";
import type { Lead } from "../../app/domain/lead";
import { translator } from "../../app/i18n/translator";
import type { AlertChannel } from "../monitoring/alert";
import { deliverRows, type Outcome } from "../outbox/deliver";
import { failedStatement, hasDue, markSending, type OutboxRow, sentStatement } from "../outbox/rows";
import { parseTrustedJson } from "../platform/json-column";
import { factsOf, log } from "../platform/log";
import type { Cell } from "../platform/rows";
import type { LeadSink, Progress } from "./sink";

export type LeadOptions = {
	db: D1Database;
	/** Creates the sink for one delivery; null without a configured system, and no leads are then stored. */
	open: (() => LeadSink) | null;
	/** Enqueues the message that starts a delivery. */
	enqueue(): Promise<void>;
	notify: AlertChannel;
	/** Rate limit: whether an alert of this kind may be sent now; false for some hours after the last one. */
	mayNotify(what: string): Promise<boolean>;
	/** Language of the agency's texts. */
	language: Language;
	/** Epoch seconds. */
	now(): number;
};

/** Age after which a waiting lead counts as having lost its queue message. */
const STALE_SECONDS = 60;
/** Time for which a failing lead delays later leads of the same contact, to keep their order. */
const HOLDS_UP_SECONDS = 4 * DAY_SECONDS;
/** Retention of delivered leads, equal to that of submissions. */
const REMEMBERED_SECONDS = 24 * 31 * DAY_SECONDS;

export type LeadPost = Pick<ReturnType<typeof createLeads>, "prepare">;

export function createLeads(options: LeadOptions) {
	const { db, open, enqueue, now } = options;
	return {
		/** Statements that store a lead, for the caller's batch; empty where no CRM takes leads. */
		prepare: (lead: Lead | null) => (open && lead ? [insertStatement(db, lead, now())] : []),
		/** Delivers waiting leads, in order per contact. */
		async deliver() {
			if (!open) return { sent: 0, retryIn: null };
			const sink = open();
			return deliverRows(
				{
					kind: "lead",
					lease: "leads",
					holdsUpSeconds: HOLDS_UP_SECONDS,
					attempt: (session, row) => attempt({ ...options, sink }, session, row),
					giveUp,
					now,
				},
				db,
			);
		},
		/** Whether leads wait without a queue message. */
		hasStale: async () => open !== null && (await hasDue(db, "lead", now() - STALE_SECONDS)),
		/** Enqueues a delivery. The scheduled run recovers lost queue messages. */
		async kick() {
			if (open) await enqueue();
		},
		/** Deletes old leads, and marks waiting ones as failed when no system is configured. @returns number of both */
		async sweep() {
			const before = now() - REMEMBERED_SECONDS;
			const removed = await db.batch([
				db.prepare("DELETE FROM handed_over_leads WHERE handed_at < ?").bind(before),
				// Leads of a submission are deleted with the submission.
				db
					.prepare(
						"DELETE FROM outbox WHERE kind = 'lead' AND status = 'failed' AND submission_id IS NULL AND created_at < ?",
					)
					.bind(before),
			]);
			const changes = removed.reduce((sum, { meta }) => sum + meta.changes, 0);
			return changes + (open ? 0 : await giveUpWaiting(db));
		},
	};
}

/** Marks waiting leads as failed after the setting was removed; they stay until the desk acknowledges them. */
async function giveUpWaiting(db: D1Database): Promise<number> {
	const { meta } = await db
		.prepare("UPDATE outbox SET status = 'failed', fault = ? WHERE kind = 'lead' AND status IN ('queued', 'sending')")
		.bind("LEADS_KIND names no system")
		.run();
	if (meta.changes > 0) log("error", "leads-given-up", { leads: meta.changes });
	return meta.changes;
}

/** Insert statement, to be run in the batch of the event that causes the lead. The id makes a repetition fail. */
function insertStatement(db: D1Database, lead: Lead, now: number): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO outbox (id, kind, submission_id, form, language, recipient, subject, text, html, headers, attachments,
				status, next_attempt_at, created_at)
			VALUES (?, 'lead', ?, ?, ?, ?, '', ?, '', '{}', '[]', 'queued', ?, ?)`,
		)
		.bind(
			`lead-${lead.id}`,
			lead.submissionId,
			lead.form,
			lead.language,
			lead.person.email,
			JSON.stringify(lead),
			now,
			now,
		);
}

function giveUp(db: D1DatabaseSession, row: OutboxRow, fault: string): D1PreparedStatement {
	log("error", "lead-failed", { id: row.id, form: row.form, attempts: row.attempts + 1, fault });
	return failedStatement(db, row.seq, fault, row);
}

type Attempt = LeadOptions & { sink: LeadSink };

async function attempt(options: Attempt, db: D1DatabaseSession, row: OutboxRow): Promise<Outcome> {
	const { sink, now } = options;
	if (!(await markSending(db, row.seq))) return { kind: "gone" };
	const lead = parseTrustedJson<Lead>(row.text);
	const progress = await progressOf(db, row, lead);
	const before = progress.refused.length;
	const save = async () => {
		await db.prepare("UPDATE outbox SET progress = ? WHERE seq = ?").bind(JSON.stringify(progress), row.seq).run();
	};
	const result = await sink.send(lead, progress, save);
	if (progress.refused.length > before) await notifyOfRefusedFields(options, lead, progress.refused.slice(before));
	if (result.ok) {
		if (result.isUnassigned) await notifyOfUnassigned(options, lead);
		await db.batch([
			handedOverStatement(db, lead, sink.system, progress, now()),
			sentStatement(db, row.seq, now(), row),
		]);
		return { kind: "sent" };
	}
	if (result.reason === "refused") {
		await giveUp(db, row, result.fault).run();
		return { kind: "refused", fault: result.fault };
	}
	if (result.reason === "failed") return { kind: "failed", fault: result.fault };
	await notifyOfDeniedAccount(options, result.fault);
	return { kind: "auth-failed", fault: result.fault };
}

/** Progress of earlier attempts; else the ids from an earlier lead about the same matter and person. */
async function progressOf(db: D1DatabaseSession, row: OutboxRow, lead: Lead): Promise<Progress> {
	if (row.progress !== null) return parseTrustedJson<Progress>(row.progress);
	const numbers =
		lead.about === null
			? null
			: await db
					.prepare(
						"SELECT numbers FROM handed_over_leads WHERE about = ? AND email = ? ORDER BY handed_at DESC LIMIT 1",
					)
					.bind(lead.about, lead.person.email)
					.first<Cell<"handed_over_leads", "numbers">>("numbers");
	return { numbers: numbers === null ? {} : parseTrustedJson<Progress["numbers"]>(numbers), refused: [] };
}

function handedOverStatement(
	db: D1DatabaseSession,
	{ id, submissionId, about, form, person }: Lead,
	system: string,
	{ numbers }: Progress,
	now: number,
): D1PreparedStatement {
	return db
		.prepare(
			`INSERT OR REPLACE INTO handed_over_leads (lead_id, submission_id, email, form, about, system, numbers, handed_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
		)
		.bind(id, submissionId, person.email, form, about, system, JSON.stringify(numbers), now);
}

/** Alerts that the lead was delivered without refused fields, because the mapping needs attention. */
async function notifyOfRefusedFields(options: Attempt, { id, form }: Lead, fields: readonly string[]): Promise<void> {
	const values = { system: options.sink.system, id, form, fields: fields.join(", ") };
	log("warn", "lead-fields-refused", values);
	const t = translator(options.language, options.language, "mail");
	await tell(options, "fields", { ...values, form: t(`lead.form.${form}`, { defaultValue: form }) });
}

/** Alerts that a viewing is only in the contact's note and that the office must add it to a calendar. */
async function notifyOfUnassigned(options: Attempt, { property, form, fields }: Lead): Promise<void> {
	const when = fields.viewing ? formatDateTime(fields.viewing.start, options.language) : "";
	await tell(options, "nobody", { property: property?.summary || property?.title || form, when });
}

/** Alerts that access is denied. Leads wait until the account works again. */
async function notifyOfDeniedAccount(options: Attempt, fault: string): Promise<void> {
	log("error", "lead-denied", { fault });
	if (await options.mayNotify("leads-denied")) await tell(options, "denied", { fault }, ["outbox"]);
}

async function tell(
	{ notify, sink, language }: Attempt,
	what: "fields" | "nobody" | "denied",
	about: Record<string, string>,
	late: readonly string[] = [],
): Promise<void> {
	const t = translator(language, language, "mail");
	const values = { system: sink.system, ...about };
	const alert = { subject: t(`failure.${what}.subject`, values), text: t(`failure.${what}.text`, values), late };
	await notify(alert).catch((error: unknown) => log("error", "notice-not-sent", factsOf(error)));
}
