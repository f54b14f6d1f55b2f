import { headerText, type Mail } from "./mail";

export type StoredAttachment = { filename: string; type: string; size: number; key: string };

export type MailStatus = "queued" | "sending" | "sent" | "failed";

export type OutboxRow = {
	seq: number;
	id: string;
	submission_id: string | null;
	form: string;
	language: string;
	recipient: string;
	reply_to: string | null;
	subject: string;
	text: string;
	html: string;
	headers: string;
	attachments: string;
	status: MailStatus;
	attempts: number;
	next_attempt_at: number;
	created_at: number;
};

/** Places a mail in the outbox; part of the batch of what the mail tells. */
export function insertStatement(
	db: D1Database | D1DatabaseSession,
	id: string,
	mail: Mail,
	attachments: readonly StoredAttachment[],
	now: number,
): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO outbox (id, submission_id, form, language, recipient, reply_to, subject, text, html, headers,
				attachments, priority, status, next_attempt_at, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'queued', ?, ?)`,
		)
		.bind(
			id,
			mail.submissionId,
			mail.form,
			mail.language,
			headerText(mail.to),
			mail.replyTo === null ? null : headerText(mail.replyTo),
			headerText(mail.subject),
			mail.text,
			mail.html,
			JSON.stringify(
				Object.fromEntries(Object.entries(mail.headers).map(([name, value]) => [name, headerText(value)])),
			),
			JSON.stringify(attachments),
			mail.priority,
			now,
			now,
		);
}

/** The next mail in order that may be tried. One that is being held back lets others pass only once it is set aside. */
export async function nextWaiting(db: D1DatabaseSession, asideAfter: number): Promise<OutboxRow | null> {
	return db
		.prepare(
			`SELECT * FROM outbox WHERE status IN ('queued', 'sending') AND (created_at > ?1 OR attempts = 0)
			ORDER BY priority, seq LIMIT 1`,
		)
		.bind(asideAfter)
		.first<OutboxRow>();
}

/** Mails that have held up the others for too long; each is tried by itself, when its time comes. */
export async function nextSetAside(db: D1DatabaseSession, asideAfter: number, now: number): Promise<OutboxRow | null> {
	return db
		.prepare(
			`SELECT * FROM outbox WHERE status IN ('queued', 'sending') AND created_at <= ?1 AND attempts > 0
			AND next_attempt_at <= ?2 ORDER BY priority, seq LIMIT 1`,
		)
		.bind(asideAfter, now)
		.first<OutboxRow>();
}

export async function markSending(db: D1DatabaseSession, seq: number): Promise<void> {
	await db.prepare("UPDATE outbox SET status = 'sending', attempts = attempts + 1 WHERE seq = ?").bind(seq).run();
}

export async function markSent(db: D1DatabaseSession, seq: number, now: number): Promise<void> {
	await db.prepare("UPDATE outbox SET status = 'sent', sent_at = ?, fault = NULL WHERE seq = ?").bind(now, seq).run();
}

export async function markWaiting(db: D1DatabaseSession, seq: number, at: number, fault: string): Promise<void> {
	await db
		.prepare("UPDATE outbox SET status = 'queued', next_attempt_at = ?, fault = ? WHERE seq = ?")
		.bind(at, fault, seq)
		.run();
}

export async function markFailed(db: D1DatabaseSession, seq: number, fault: string): Promise<void> {
	await db.prepare("UPDATE outbox SET status = 'failed', fault = ? WHERE seq = ?").bind(fault, seq).run();
}

/** Takes the right to deliver for a while, or for longer where it is held already. */
export async function holdLease(db: D1DatabaseSession, holder: string, until: number, now: number): Promise<boolean> {
	const { meta } = await db
		.prepare(
			"UPDATE outbox_lease SET holder = ?1, expires_at = ?2 WHERE name = 'outbox' AND (expires_at <= ?3 OR holder = ?1)",
		)
		.bind(holder, until, now)
		.run();
	return meta.changes === 1;
}

export async function releaseLease(db: D1DatabaseSession, holder: string): Promise<void> {
	await db.prepare("UPDATE outbox_lease SET expires_at = 0 WHERE name = 'outbox' AND holder = ?").bind(holder).run();
}
