import { type Email, headerText } from "./email";

export type StoredAttachment = { filename: string; type: string; size: number; key: string };

export type EmailStatus = "queued" | "sending" | "sent" | "failed";

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
	/** What only its reader may know of it; null where it holds nothing of the kind. */
	secret: string | null;
	/** Of an alert; null for any other email. */
	saved_search_id: string | null;
	/** What it tells, as JSON; null for any other email. */
	notified: string | null;
	status: EmailStatus;
	attempts: number;
	next_attempt_at: number;
	created_at: number;
};

/** Places an email in the outbox; part of the batch of what the email tells. */
export function insertStatement(
	db: D1Database | D1DatabaseSession,
	id: string,
	email: Email,
	attachments: readonly StoredAttachment[],
	now: number,
): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO outbox (id, submission_id, form, language, recipient, reply_to, subject, text, html, headers,
				attachments, secret, saved_search_id, notified, priority, status, next_attempt_at, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'queued', ?, ?)`,
		)
		.bind(
			id,
			email.submissionId,
			email.form,
			email.language,
			headerText(email.to),
			email.replyTo === null ? null : headerText(email.replyTo),
			headerText(email.subject),
			email.text,
			email.html,
			JSON.stringify(
				Object.fromEntries(Object.entries(email.headers).map(([name, value]) => [name, headerText(value)])),
			),
			JSON.stringify(attachments),
			email.secret,
			email.alert?.savedSearchId ?? null,
			email.alert ? JSON.stringify(email.alert.notified) : null,
			email.priority,
			now,
			now,
		);
}

export type Candidates = {
	/** Epoch seconds. */
	now: number;
	/** An email from before this that has been tried no longer holds up those behind it. Epoch seconds. */
	asideAfter: number;
	/** Numbers of those that have failed in this round. */
	tried: readonly number[];
};

/**
 * The next email whose turn has come: the oldest of those that no earlier email to the same person holds up, or, after a
 * fault, the one that was tried least, which tells most of the transport.
 */
export async function nextOfRecipients(
	db: D1DatabaseSession,
	{ now, asideAfter, tried }: Candidates,
): Promise<OutboxRow | null> {
	const order = tried.length === 0 ? "o.priority, o.seq" : "o.attempts, o.priority, o.seq";
	return db
		.prepare(
			`SELECT o.* FROM outbox AS o WHERE o.status IN ('queued', 'sending') AND o.next_attempt_at <= ?1
			AND o.seq NOT IN (SELECT value FROM json_each(?3))
			AND NOT EXISTS (
				SELECT 1 FROM outbox AS e WHERE e.recipient = o.recipient AND e.status IN ('queued', 'sending')
				AND (e.priority, e.seq) < (o.priority, o.seq) AND (e.created_at > ?2 OR e.attempts = 0)
			) ORDER BY ${order} LIMIT 1`,
		)
		.bind(now, asideAfter, JSON.stringify(tried))
		.first<OutboxRow>();
}

/** When the next email that is not due yet is; null where none waits for its time. */
export async function nextAttemptAt(db: D1DatabaseSession, now: number): Promise<number | null> {
	return db
		.prepare(
			`SELECT min(next_attempt_at) AS at FROM outbox INDEXED BY outbox_waiting
			WHERE status IN ('queued', 'sending') AND next_attempt_at > ?`,
		)
		.bind(now)
		.first<number | null>("at");
}

/** @returns whether it is still there: whoever ends what it is about takes it out of the outbox */
export async function markSending(db: D1DatabaseSession, seq: number): Promise<boolean> {
	const { meta } = await db
		.prepare(
			"UPDATE outbox SET status = 'sending', attempts = attempts + 1 WHERE seq = ? AND status IN ('queued', 'sending')",
		)
		.bind(seq)
		.run();
	return meta.changes > 0;
}

type Body = Pick<OutboxRow, "text" | "html">;

/** @param body what stays of it */
export function sentStatement(db: D1DatabaseSession, seq: number, now: number, body: Body): D1PreparedStatement {
	return db
		.prepare(
			"UPDATE outbox SET status = 'sent', sent_at = ?, fault = NULL, secret = NULL, text = ?, html = ? WHERE seq = ?",
		)
		.bind(now, body.text, body.html, seq);
}

export function waitingStatement(db: D1DatabaseSession, seq: number, at: number, fault: string): D1PreparedStatement {
	return db
		.prepare("UPDATE outbox SET status = 'queued', next_attempt_at = ?, fault = ? WHERE seq = ?")
		.bind(at, fault, seq);
}

/** @param body what stays of it */
export function failedStatement(db: D1DatabaseSession, seq: number, fault: string, body: Body): D1PreparedStatement {
	return db
		.prepare("UPDATE outbox SET status = 'failed', fault = ?, secret = NULL, text = ?, html = ? WHERE seq = ?")
		.bind(fault, body.text, body.html, seq);
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

/** Holds the lease of a deliverer that nobody can be: nothing is sent until then. */
const RESTS = "rests";

export async function restLease(db: D1DatabaseSession, holder: string, until: number): Promise<void> {
	await db
		.prepare("UPDATE outbox_lease SET holder = ?, expires_at = ? WHERE name = 'outbox' AND holder = ?")
		.bind(RESTS, until, holder)
		.run();
}

/** Until when the lease is somebody's, in epoch seconds: one who delivers, or nobody because the transport is down. */
export async function heldUntil(db: D1DatabaseSession): Promise<number | null> {
	return db.prepare("SELECT expires_at FROM outbox_lease WHERE name = 'outbox'").first<number>("expires_at");
}
