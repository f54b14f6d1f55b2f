import { DAY_SECONDS } from "../../app/domain/durations";
import { log } from "../platform/log";
import {
	hasDue,
	heldUntil,
	holdLease,
	nextAttemptAt,
	nextOfRecipients,
	type OutboxKind,
	type OutboxRow,
	releaseLease,
	restLease,
	waitingStatement,
} from "./rows";

const LEASE_SECONDS = 120;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 900;
/** After that it is given up. */
const GIVES_UP_SECONDS = 3 * DAY_SECONDS;
const MOST_AT_ONCE = 400;
/** Rows for as many recipients that fail one after the other: then it is the other side, and no longer the rows. */
const FAULTS_OF_A_TRANSPORT = 3;
/** Pause after a failure of the receiver: the longest delay that one bad row causes. */
const REST_SECONDS = 60;
/** Pause after a failed sign-in: more attempts would lock the account, which needs manual repair anyway. */
const CLOSED_SECONDS = 900;

export type Delivery = {
	sent: number;
	/** Seconds after which there is something to try again; null where nothing waits. */
	retryIn: number | null;
};

export type Outcome =
	| { kind: "sent" }
	/** Taken out of the outbox meanwhile. */
	| { kind: "gone" }
	/** The other side answers and will never take it as it is; what becomes of it has been written. */
	| { kind: "refused"; fault: string }
	/** For a reason that has nothing to do with the other side. */
	| { kind: "alone"; fault: string }
	| { kind: "failed"; fault: string }
	/** The receiver rejects the account, whatever the row. */
	| { kind: "closed"; fault: string };

/** One kind of rows and who takes them. */
export type Channel = {
	kind: OutboxKind;
	/** Whose rows it is to deliver, one deliverer at a time. */
	lease: string;
	/** Until then a row that cannot be delivered delays the later ones for the same recipient. */
	holdsUpSeconds: number;
	/** Hands a row over and writes what came of it. */
	attempt(db: D1DatabaseSession, row: OutboxRow): Promise<Outcome>;
	/** What becomes of a row that has been tried for too long. */
	giveUp(db: D1DatabaseSession, row: OutboxRow, fault: string): D1PreparedStatement;
	/** Epoch seconds. */
	now(): number;
};

type Round = { channel: Channel; db: D1DatabaseSession; delivery: Delivery; hold(): Promise<boolean> };

/** Seconds for which the other side is left alone; null where it is well. */
type Rest = { rest: number | null };

type Failed = { row: OutboxRow; fault: string };

/** Hands over what waits in the outbox, in its order, one deliverer at a time. */
export async function deliverRows(channel: Channel, database: D1Database): Promise<Delivery> {
	const db = database.withSession("first-primary");
	const holder = crypto.randomUUID();
	const { kind, lease, now } = channel;
	const delivery: Delivery = { sent: 0, retryIn: null };
	const hold = () => holdLease(db, lease, holder, { until: now() + LEASE_SECONDS, now: now() });
	// Rows that arrive while the lease is being given back find it taken, so the deliverer looks once more.
	while (await hasDue(db, kind, now())) {
		if (!(await hold())) {
			// Also during another delivery: should it crash, this message retries.
			const until = await heldUntil(db, lease);
			if (until !== null) delivery.retryIn = Math.max(1, until - now());
			break;
		}
		const { rest } = await drain({ channel, db, delivery, hold });
		if (rest !== null) await restLease(db, lease, holder, now() + rest);
		else await releaseLease(db, lease, holder);
		if (delivery.retryIn !== null) break;
	}
	return delivery;
}

/**
 * One round. A failure is judged by the other rows: where the receiver takes them, the fault is the row's or its
 * recipient's and delays no others; where it takes none, everything rests and begins again with the oldest, so that
 * after an outage the order is what it was.
 */
async function drain(round: Round): Promise<Rest> {
	const { channel, db, delivery, hold } = round;
	const { kind, now } = channel;
	let failed: Failed[] = [];
	for (let count = 0; count < MOST_AT_ONCE; count += 1) {
		const row = await nextOfRecipients(db, {
			kind,
			now: now(),
			asideAfter: now() - channel.holdsUpSeconds,
			tried: failed.map((each) => each.row.seq),
		});
		if (!row) return finish(round, failed);
		if (!(await hold())) return { rest: null };
		const outcome = await channel.attempt(db, row);
		if (outcome.kind === "alone") await putOff(round, [{ row, fault: outcome.fault }]);
		if (outcome.kind === "sent" || outcome.kind === "refused") {
			await putOff(round, failed);
			failed = [];
		}
		if (outcome.kind === "sent") delivery.sent += 1;
		if (outcome.kind === "failed") failed.push({ row, fault: outcome.fault });
		if (outcome.kind === "closed") return finish(round, [...failed, { row, fault: outcome.fault }], CLOSED_SECONDS);
		if (failed.length >= FAULTS_OF_A_TRANSPORT) return finish(round, failed);
	}
	delivery.retryIn = 0;
	if (failed.length > 0) return finish(round, failed);
	return { rest: null };
}

/** The end of a round, with what has failed since the other side last took a row. */
async function finish({ channel, db, delivery }: Round, failed: readonly Failed[], rest = REST_SECONDS): Promise<Rest> {
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

/** Each waits for a time of its own, longer after each fault. */
async function putOff({ channel, db }: Pick<Round, "channel" | "db">, failed: readonly Failed[]): Promise<void> {
	const now = channel.now();
	const statements = failed.map(({ row, fault }) => {
		if (isGivenUp(row, now)) return channel.giveUp(db, row, fault);
		const wait = Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(row.attempts, 10));
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

/** How the log calls each kind. */
const eventOf: Readonly<Record<OutboxKind, string>> = { email: "mail", lead: "lead" };

function isGivenUp(row: OutboxRow, now: number): boolean {
	return now - row.created_at > GIVES_UP_SECONDS;
}
