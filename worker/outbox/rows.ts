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
	/** Recipient; rows for the same recipient are delivered in order. */
	recipient: Cell<"outbox", "recipient">;
	/** JSON list of the next addresses for a refused email to the agency; null for any other row. */
	fallbacks: Cell<"outbox", "fallbacks">;
	/** Content that only the reader may see, such as a link; null when there is none. */
	secret: Cell<"outbox", "secret">;
	/** Saved search of an alert; null for any other email. */
	saved_search_id: Cell<"outbox", "saved_search_id">;
	/** Content of an alert as JSON; null for any other email. */
	notified: Cell<"outbox", "notified">;
	/** Progress of a lead's delivery, as JSON. */
	progress: Cell<"outbox", "progress">;
};

export type Candidates = {
	kind: OutboxKind;
	/** Epoch seconds. */
	now: number;
	/** Epoch seconds. An attempted row created before this no longer delays later ones. */
	asideAfter: number;
	/** `seq` of the rows that failed in this round. */
	tried: readonly number[];
};

/**
 * Returns the next due row: the oldest that no earlier row for the same recipient delays. After a failure, the row with
 * the fewest attempts, which is the best test of the receiver.
 */
export async function findNextDueRow(
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

/** Returns the time of the next attempt that is not due yet, in epoch seconds; null when there is none. */
export async function nextAttemptAt(db: D1DatabaseSession, kind: OutboxKind, now: number): Promise<number | null> {
	return db
		.prepare(
			`SELECT min(next_attempt_at) AS at FROM outbox INDEXED BY outbox_waiting
			WHERE status IN ('queued', 'sending') AND next_attempt_at > ? AND kind = ?`,
		)
		.bind(now, kind)
		.first<number | null>("at");
}

/** Whether a row was due at `until` (epoch seconds). */
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

/** @returns false when the row was deleted meanwhile, because its subject ended */
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

/** @param body the body to keep */
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

/** @param body the body to keep */
export function failedStatement(db: D1DatabaseSession, seq: number, fault: string, body: Body): D1PreparedStatement {
	return db
		.prepare("UPDATE outbox SET status = 'failed', fault = ?, secret = NULL, text = ?, html = ? WHERE seq = ?")
		.bind(fault, body.text, body.html, seq);
}

/** Acquires or extends the lease. @returns whether `holder` has it */
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

/** Holder name during a pause: nothing is sent until the lease expires. */
const PAUSED_HOLDER = "rests";

export async function pauseLease(db: D1DatabaseSession, lease: string, holder: string, until: number): Promise<void> {
	await db
		.prepare("UPDATE outbox_lease SET holder = ?, expires_at = ? WHERE name = ? AND holder = ?")
		.bind(PAUSED_HOLDER, until, lease, holder)
		.run();
}

/** Returns the expiry of the lease in epoch seconds: of a delivery, or of a pause while the receiver is down. */
export async function leaseExpiry(db: D1DatabaseSession, lease: string): Promise<number | null> {
	return db
		.prepare("SELECT expires_at FROM outbox_lease WHERE name = ?")
		.bind(lease)
		.first<Cell<"outbox_lease", "expires_at">>("expires_at");
}
