import type { Cell, RowOf } from "../platform/rows";

export type OutboxKind = Cell<"outbox", "kind">;
export type OutboxStatus = Cell<"outbox", "status">;

export type OutboxRow = RowOf<
	"outbox",
	| "seq"
	| "id"
	| "kind"
	| "submission_id"
	| "form"
	| "language"
	| "cc"
	| "reply_to"
	| "subject"
	| "text"
	| "html"
	| "headers"
	| "attachments"
	| "status"
	| "attempts"
	| "next_attempt_at"
	| "created_at"
> & {
	/** Whom it is for, and whose rows go in their order. */
	recipient: Cell<"outbox", "recipient">;
	/** Of an email to the agency, where it goes next when it is refused, as JSON; null for any other row. */
	fallbacks: Cell<"outbox", "fallbacks">;
	/** What only its reader may know of it; null where it holds nothing of the kind. */
	secret: Cell<"outbox", "secret">;
	/** Of an alert; null for any other email. */
	saved_search_id: Cell<"outbox", "saved_search_id">;
	/** The content of the alert, as JSON; null for any other email. */
	notified: Cell<"outbox", "notified">;
	/** How far a lead has come, as JSON. */
	progress: Cell<"outbox", "progress">;
};

export type Candidates = {
	kind: OutboxKind;
	/** Epoch seconds. */
	now: number;
	/** A row from before this that has been tried no longer holds up those behind it. Epoch seconds. */
	asideAfter: number;
	/** Numbers of those that have failed in this round. */
	tried: readonly number[];
};

/**
 * The next row whose turn has come: the oldest of those that no earlier row for the same recipient holds up, or, after
 * a fault, the one that was tried least, which tests the receiver best.
 */
export async function nextOfRecipients(
	db: D1DatabaseSession,
	{ kind, now, asideAfter, tried }: Candidates,
): Promise<OutboxRow | null> {
	const order = tried.length === 0 ? "o.priority, o.seq" : "o.attempts, o.priority, o.seq";
	return db
		.prepare(
			`SELECT o.* FROM outbox AS o WHERE o.status IN ('queued', 'sending') AND o.next_attempt_at <= ?1
			AND o.kind = ?4 AND o.seq NOT IN (SELECT value FROM json_each(?3))
			AND NOT EXISTS (
				SELECT 1 FROM outbox AS e WHERE e.recipient = o.recipient AND e.status IN ('queued', 'sending')
				AND e.kind = o.kind AND (e.priority, e.seq) < (o.priority, o.seq) AND (e.created_at > ?2 OR e.attempts = 0)
			) ORDER BY ${order} LIMIT 1`,
		)
		.bind(now, asideAfter, JSON.stringify(tried), kind)
		.first<OutboxRow>();
}

/** When the next row that is not due yet is; null where none waits for its time. */
export async function nextAttemptAt(db: D1DatabaseSession, kind: OutboxKind, now: number): Promise<number | null> {
	return db
		.prepare(
			`SELECT min(next_attempt_at) AS at FROM outbox INDEXED BY outbox_waiting
			WHERE status IN ('queued', 'sending') AND next_attempt_at > ? AND kind = ?`,
		)
		.bind(now, kind)
		.first<number | null>("at");
}

/** Whether a row has been due since before a time, in epoch seconds. */
export async function hasDue(
	db: Pick<D1DatabaseSession, "prepare">,
	kind: OutboxKind,
	until: number,
): Promise<boolean> {
	const row = await db
		.prepare("SELECT 1 FROM outbox WHERE status IN ('queued', 'sending') AND next_attempt_at <= ? AND kind = ? LIMIT 1")
		.bind(until, kind)
		.first();
	return row !== null;
}

/** @returns whether it is still there: ending what it is about removes it from the outbox */
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
export async function holdLease(
	db: D1DatabaseSession,
	lease: string,
	holder: string,
	{ until, now }: { until: number; now: number },
): Promise<boolean> {
	const { meta } = await db
		.prepare(
			"UPDATE outbox_lease SET holder = ?1, expires_at = ?2 WHERE name = ?4 AND (expires_at <= ?3 OR holder = ?1)",
		)
		.bind(holder, until, now, lease)
		.run();
	return meta.changes === 1;
}

export async function releaseLease(db: D1DatabaseSession, lease: string, holder: string): Promise<void> {
	await db.prepare("UPDATE outbox_lease SET expires_at = 0 WHERE name = ? AND holder = ?").bind(lease, holder).run();
}

/** Takes the lease without a holder: nothing is sent until it expires. */
const RESTS = "rests";

export async function restLease(db: D1DatabaseSession, lease: string, holder: string, until: number): Promise<void> {
	await db
		.prepare("UPDATE outbox_lease SET holder = ?, expires_at = ? WHERE name = ? AND holder = ?")
		.bind(RESTS, until, lease, holder)
		.run();
}

/** When the lease expires, in epoch seconds: a delivery's, or a pause because the receiver is down. */
export async function heldUntil(db: D1DatabaseSession, lease: string): Promise<number | null> {
	return db
		.prepare("SELECT expires_at FROM outbox_lease WHERE name = ?")
		.bind(lease)
		.first<Cell<"outbox_lease", "expires_at">>("expires_at");
}
