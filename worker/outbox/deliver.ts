import { DAY_SECONDS } from "../../app/domain/durations";
import { log } from "../platform/log";
import {
	findNextDueRow,
	hasDue,
	holdLease,
	leaseExpiry,
	nextAttemptAt,
	type OutboxKind,
	type OutboxRow,
	pauseLease,
	releaseLease,
	waitingStatement,
} from "./rows";

const LEASE_SECONDS = 120;
const FIRST_WAIT_SECONDS = 30;
const MAX_WAIT_SECONDS = 900;
/** Age at which a row is given up. */
const GIVE_UP_SECONDS = 3 * DAY_SECONDS;
const MAX_AT_ONCE = 400;
/** Consecutive failures, each for another recipient, after which the receiver is considered down. */
const FAILURES_UNTIL_PAUSE = 3;
/** Pause after a failure of the receiver: the longest delay that one bad row causes. */
const PAUSE_SECONDS = 60;
/** Pause after a failed sign-in: more attempts would lock the account, which needs manual repair anyway. */
const AUTH_FAILED_PAUSE_SECONDS = 900;

export type Delivery = {
	sent: number;
	/** Delay in seconds before the next attempt; null when no row waits. */
	retryIn: number | null;
};

export type Outcome =
	| { kind: "sent" }
	/** Deleted from the outbox meanwhile. */
	| { kind: "gone" }
	/** The receiver rejects the row permanently; `attempt` has already recorded that. */
	| { kind: "refused"; fault: string }
	/** Failed for a reason unrelated to the receiver. */
	| { kind: "local-failure"; fault: string }
	| { kind: "failed"; fault: string }
	/** The receiver rejects the account, whatever the row. */
	| { kind: "auth-failed"; fault: string };

/** A kind of outbox rows and its transport. */
export type Channel = {
	kind: OutboxKind;
	/** Name of the lease: one deliverer at a time. */
	lease: string;
	/** Time for which an undeliverable row delays later ones for the same recipient. */
	holdsUpSeconds: number;
	/** Sends a row and records the result. */
	attempt(db: D1DatabaseSession, row: OutboxRow): Promise<Outcome>;
	/** Statement for a row that has been tried for too long. */
	giveUp(db: D1DatabaseSession, row: OutboxRow, fault: string): D1PreparedStatement;
	/** Epoch seconds. */
	now(): number;
};

type Round = { channel: Channel; db: D1DatabaseSession; delivery: Delivery; hold(): Promise<boolean> };

/** Pause of the transport in seconds; null when it works. */
type Rest = { rest: number | null };

type Failed = { row: OutboxRow; fault: string };

/** Delivers the waiting rows of the outbox in order, one deliverer at a time. */
export async function deliverRows(channel: Channel, database: D1Database): Promise<Delivery> {
	const db = database.withSession("first-primary");
	const holder = crypto.randomUUID();
	const { kind, lease, now } = channel;
	const delivery: Delivery = { sent: 0, retryIn: null };
	const hold = () => holdLease(db, lease, holder, { until: now() + LEASE_SECONDS, now: now() });
	// Rows added while the lease is being released find it taken, so the deliverer checks again.
	while (await hasDue(db, kind, now())) {
		if (!(await hold())) {
			// Another delivery holds the lease: if it crashes, this message retries after the lease expires.
			const until = await leaseExpiry(db, lease);
			if (until !== null) delivery.retryIn = Math.max(1, until - now());
			break;
		}
		const { rest } = await drain({ channel, db, delivery, hold });
		if (rest !== null) await pauseLease(db, lease, holder, now() + rest);
		else await releaseLease(db, lease, holder);
		if (delivery.retryIn !== null) break;
	}
	return delivery;
}

/**
 * Delivers due rows, at most MAX_AT_ONCE. Other rows show whose fault a failure is: if the receiver accepts them, the
 * failed row or its recipient is at fault and delays no others. If it accepts none, everything pauses and restarts with
 * the oldest row, which preserves the order after an outage.
 */
async function drain(round: Round): Promise<Rest> {
	const { channel, db, delivery, hold } = round;
	const { kind, now } = channel;
	let failed: Failed[] = [];
	for (let count = 0; count < MAX_AT_ONCE; count += 1) {
		const row = await findNextDueRow(db, {
			kind,
			now: now(),
			asideAfter: now() - channel.holdsUpSeconds,
			tried: failed.map((each) => each.row.seq),
		});
		if (!row) return finish(round, failed);
		if (!(await hold())) return { rest: null };
		const outcome = await channel.attempt(db, row);
		if (outcome.kind === "local-failure") await postpone(round, [{ row, fault: outcome.fault }]);
		if (outcome.kind === "sent" || outcome.kind === "refused") {
			await postpone(round, failed);
			failed = [];
		}
		if (outcome.kind === "sent") delivery.sent += 1;
		if (outcome.kind === "failed") failed.push({ row, fault: outcome.fault });
		if (outcome.kind === "auth-failed")
			return finish(round, [...failed, { row, fault: outcome.fault }], AUTH_FAILED_PAUSE_SECONDS);
		if (failed.length >= FAILURES_UNTIL_PAUSE) return finish(round, failed);
	}
	delivery.retryIn = 0;
	if (failed.length > 0) return finish(round, failed);
	return { rest: null };
}

/** Ends a round. @param failed rows that failed since the receiver last accepted one */
async function finish(
	{ channel, db, delivery }: Round,
	failed: readonly Failed[],
	rest = PAUSE_SECONDS,
): Promise<Rest> {
	const { kind, now } = channel;
	if (failed.length === 0) {
		const next = await nextAttemptAt(db, kind, now());
		delivery.retryIn = next === null ? null : next - now();
		return { rest: null };
	}
	await db.batch(
		failed.map(({ row, fault }) =>
			isGivenUp(row, now())
				? channel.giveUp(db, row, fault)
				: waitingStatement(db, row.seq, row.next_attempt_at, fault),
		),
	);
	log("warn", `${eventOf[kind]}-rests`, { rows: failed.length, fault: failed[0]?.fault, wait: rest });
	delivery.retryIn = rest;
	return { rest };
}

/** Postpones each failed row separately, with exponential backoff. */
async function postpone({ channel, db }: Pick<Round, "channel" | "db">, failed: readonly Failed[]): Promise<void> {
	const now = channel.now();
	const statements = failed.map(({ row, fault }) => {
		if (isGivenUp(row, now)) return channel.giveUp(db, row, fault);
		const wait = Math.min(MAX_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(row.attempts, 10));
		log("warn", `${eventOf[channel.kind]}-waits`, {
			id: row.id,
			form: row.form,
			attempts: row.attempts + 1,
			fault,
			wait,
		});
		return waitingStatement(db, row.seq, now + wait, fault);
	});
	if (statements.length > 0) await db.batch(statements);
}

/** Event name in the log by kind. */
const eventOf: Readonly<Record<OutboxKind, string>> = { email: "mail", lead: "lead" };

function isGivenUp(row: OutboxRow, now: number): boolean {
	return now - row.created_at > GIVE_UP_SECONDS;
}
