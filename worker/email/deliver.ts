import { brand } from "../../app/domain/agency/brand";
import { log } from "../platform/log";
import type { AlertContent } from "../ports/email-request";
import {
	failedStatement,
	heldUntil,
	holdLease,
	markSending,
	nextAttemptAt,
	nextOfRecipients,
	type OutboxRow,
	releaseLease,
	restLease,
	type StoredAttachment,
	sentStatement,
	waitingStatement,
} from "./outbox";
import type { OutgoingEmail, Transport } from "./transports";

const LEASE_SECONDS = 120;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 900;
/** Until then an email that cannot be sent holds up the later ones to the same person, so that he reads them in order. */
const HOLDS_UP_SECONDS = 3_600;
/** After that nobody waits for it any more. */
const GIVES_UP_SECONDS = 3 * 86_400;
const MOST_AT_ONCE = 400;
/** Emails to as many people that fail one after the other: then it is the transport, and no longer the emails. */
const FAULTS_OF_A_TRANSPORT = 3;
/** A transport that is down is asked again after so long: the longest that one bad email keeps the others waiting. */
const REST_SECONDS = 60;

/** Stands where a secret was. */
const BLANK = "…";

export type Delivery = {
	sent: number;
	/** Seconds after which there is something to try again; null where nothing waits. */
	retryIn: number | null;
};

export type DeliveryOptions = {
	db: D1Database;
	bucket: R2Bucket;
	transport: Transport;
	/** Whether what only its reader may know stays readable in emails that are out: where the mailbox is the outbox. */
	keepsSecrets: boolean;
	/** Whether all that an alert tells is true still; one that is not, it takes out of the outbox. */
	isStillTrue(id: string, alert: AlertContent): Promise<boolean>;
	/** Epoch seconds. */
	now(): number;
};

type Round = { options: DeliveryOptions; db: D1DatabaseSession; delivery: Delivery; hold(): Promise<boolean> };

/** `alone`: for a reason that has nothing to do with the transport. */
type Outcome = { kind: "sent" } | { kind: "gone" } | { kind: "refused" | "alone" | "failed"; fault: string };

type Failed = { row: OutboxRow; fault: string };

/**
 * Sends what waits in the outbox, in its order, one deliverer at a time. An email is marked before and after it is sent:
 * a crash in between makes it go out once more, under the same Message-ID.
 */
export async function deliver(options: DeliveryOptions): Promise<Delivery> {
	const db = options.db.withSession("first-primary");
	const holder = crypto.randomUUID();
	const { now } = options;
	const delivery: Delivery = { sent: 0, retryIn: null };
	const hold = () => holdLease(db, holder, now() + LEASE_SECONDS, now());
	// Emails that arrive while the lease is being given back find it taken, so the deliverer looks once more.
	while (await hasDue(db, now())) {
		if (!(await hold())) {
			// Also while another delivers: should he die of it, somebody comes back.
			const until = await heldUntil(db);
			if (until !== null) delivery.retryIn = Math.max(1, until - now());
			break;
		}
		const { isDown } = await drain({ options, db, delivery, hold });
		if (isDown) await restLease(db, holder, now() + REST_SECONDS);
		else await releaseLease(db, holder);
		if (delivery.retryIn !== null) break;
	}
	return delivery;
}

/**
 * One round. What fails is judged by what the transport says of the others: where it takes them, the fault is the
 * email's or its reader's and holds up nobody else; where it takes none, everything rests and begins again with the
 * oldest, so that after an outage the order is what it was.
 */
async function drain(round: Round): Promise<{ isDown: boolean }> {
	const { options, db, delivery, hold } = round;
	const { now } = options;
	let failed: Failed[] = [];
	for (let count = 0; count < MOST_AT_ONCE; count += 1) {
		const email = await nextOfRecipients(db, {
			now: now(),
			asideAfter: now() - HOLDS_UP_SECONDS,
			tried: failed.map(({ row }) => row.seq),
		});
		if (!email) return finish(round, failed);
		if (!(await hold())) return { isDown: false };
		const outcome = await attempt(options, db, email);
		if (outcome.kind === "alone") await putOff(round, [{ row: email, fault: outcome.fault }]);
		if (outcome.kind === "sent" || outcome.kind === "refused") {
			await putOff(round, failed);
			failed = [];
		}
		if (outcome.kind === "sent") delivery.sent += 1;
		if (outcome.kind === "failed") failed.push({ row: email, fault: outcome.fault });
		if (failed.length >= FAULTS_OF_A_TRANSPORT) return finish(round, failed);
	}
	delivery.retryIn = 0;
	if (failed.length > 0) return finish(round, failed);
	return { isDown: false };
}

/** The end of a round, with what has failed since the transport last took an email. */
async function finish({ options, db, delivery }: Round, failed: readonly Failed[]): Promise<{ isDown: boolean }> {
	const { now } = options;
	if (failed.length === 0) {
		const next = await nextAttemptAt(db, now());
		delivery.retryIn = next === null ? null : next - now();
		return { isDown: false };
	}
	await db.batch(
		failed.map(({ row, fault }) =>
			isGivenUp(row, now())
				? givenUp(options, db, row, fault)
				: waitingStatement(db, row.seq, row.next_attempt_at, fault),
		),
	);
	log("warn", "mail-rests", { emails: failed.length, fault: failed[0]?.fault, wait: REST_SECONDS });
	delivery.retryIn = REST_SECONDS;
	return { isDown: true };
}

/** Each waits for a time of its own, longer after each fault. */
async function putOff({ options, db }: Pick<Round, "options" | "db">, failed: readonly Failed[]): Promise<void> {
	const now = options.now();
	const statements = failed.map(({ row, fault }) => {
		if (isGivenUp(row, now)) return givenUp(options, db, row, fault);
		const wait = Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(row.attempts, 10));
		log("warn", "mail-waits", { id: row.id, form: row.form, attempts: row.attempts + 1, fault, wait });
		return waitingStatement(db, row.seq, now + wait, fault);
	});
	if (statements.length > 0) await db.batch(statements);
}

function isGivenUp(row: OutboxRow, now: number): boolean {
	return now - row.created_at > GIVES_UP_SECONDS;
}

function givenUp(options: DeliveryOptions, db: D1DatabaseSession, row: OutboxRow, fault: string): D1PreparedStatement {
	log("error", "mail-failed", { id: row.id, form: row.form, attempts: row.attempts + 1, fault });
	return failedStatement(db, row.seq, fault, bodyAfterwards(options, row));
}

async function attempt(options: DeliveryOptions, db: D1DatabaseSession, row: OutboxRow): Promise<Outcome> {
	const { transport, bucket, now } = options;
	if (!(await isWanted(options, row)) || !(await markSending(db, row.seq))) return { kind: "gone" };
	const email = await outgoing(bucket, row);
	if ("fault" in email) return { kind: "alone", fault: email.fault };
	const result = await transport(email);
	if (result.ok) {
		await sentStatement(db, row.seq, now(), bodyAfterwards(options, row)).run();
		return { kind: "sent" };
	}
	if (!result.permanent) return { kind: "failed", fault: result.fault };
	await givenUp(options, db, row, result.fault).run();
	return { kind: "refused", fault: result.fault };
}

async function isWanted({ isStillTrue }: DeliveryOptions, row: OutboxRow): Promise<boolean> {
	if (row.saved_search_id === null) return true;
	const notified = JSON.parse(row.notified ?? "[]") as AlertContent["notified"];
	return isStillTrue(row.id, { savedSearchId: row.saved_search_id, notified });
}

/** What stays of an email's body once nothing more happens to it. */
function bodyAfterwards({ keepsSecrets }: DeliveryOptions, row: OutboxRow): Pick<OutboxRow, "text" | "html"> {
	if (keepsSecrets || row.secret === null) return row;
	return { text: row.text.replaceAll(row.secret, BLANK), html: row.html.replaceAll(row.secret, BLANK) };
}

/** An email with all its attachments, or why it is not whole: the reader is never left without a file unawares. */
async function outgoing(bucket: R2Bucket, row: OutboxRow): Promise<OutgoingEmail | { fault: string }> {
	const stored = JSON.parse(row.attachments) as StoredAttachment[];
	const attachments: OutgoingEmail["attachments"] = [];
	for (const { filename, type, key } of stored) {
		const object = await bucket.get(key);
		if (!object) return { fault: `the attachment ${key} is missing` };
		attachments.push({ filename, type, content: new Uint8Array(await object.arrayBuffer()) });
	}
	return {
		id: row.id,
		messageId: messageIdOf(row.id),
		to: row.recipient,
		replyTo: row.reply_to,
		subject: row.subject,
		text: row.text,
		html: row.html,
		headers: JSON.parse(row.headers) as Record<string, string>,
		attachments,
	};
}

export function messageIdOf(id: string): string {
	return `<${id}@${brand.sender.address.split("@")[1] ?? "localhost"}>`;
}

async function hasDue(db: D1DatabaseSession, now: number): Promise<boolean> {
	const row = await db
		.prepare("SELECT 1 FROM outbox WHERE status IN ('queued', 'sending') AND next_attempt_at <= ? LIMIT 1")
		.bind(now)
		.first();
	return row !== null;
}
