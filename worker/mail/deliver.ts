import { brand } from "../../app/domain/brand";
import { log } from "../log";
import {
	holdLease,
	markFailed,
	markSending,
	markSent,
	markWaiting,
	nextSetAside,
	nextWaiting,
	type OutboxRow,
	releaseLease,
	type StoredAttachment,
} from "./outbox";
import type { OutgoingMail, Transport } from "./transports";

const LEASE_SECONDS = 120;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 900;
/** Until then a mail that cannot be sent holds up those behind it, so that the order stays. */
const HOLDS_UP_SECONDS = 6 * 3_600;
/** After that nobody waits for it any more. */
const GIVES_UP_SECONDS = 3 * 86_400;
const MOST_AT_ONCE = 400;

export type Delivery = {
	sent: number;
	/** Seconds after which there is something to try again; null where nothing waits. */
	retryIn: number | null;
};

export type DeliveryOptions = {
	db: D1Database;
	bucket: R2Bucket;
	transport: Transport;
	/** Epoch seconds. */
	now(): number;
};

/**
 * Sends what waits in the outbox, in its order, one deliverer at a time. A mail is marked before and after it is sent:
 * a crash in between makes it go out once more, under the same Message-ID.
 */
export async function deliver(options: DeliveryOptions): Promise<Delivery> {
	const db = options.db.withSession("first-primary");
	const holder = crypto.randomUUID();
	const { now } = options;
	const hold = () => holdLease(db, holder, now() + LEASE_SECONDS, now());
	const delivery: Delivery = { sent: 0, retryIn: null };
	// Mails that arrive while the lease is being given back find it taken, so the deliverer looks once more.
	while ((await hasDue(db, now())) && (await hold())) {
		delivery.retryIn = await drain(options, db, hold, delivery);
		await releaseLease(db, holder);
		if (delivery.retryIn !== null) break;
	}
	return delivery;
}

async function drain(
	options: DeliveryOptions,
	db: D1DatabaseSession,
	hold: () => Promise<boolean>,
	delivery: Delivery,
): Promise<number | null> {
	const { now } = options;
	for (let count = 0; count < MOST_AT_ONCE; count += 1) {
		const asideAfter = now() - HOLDS_UP_SECONDS;
		const row = await nextWaiting(db, asideAfter);
		const wait = row ? row.next_attempt_at - now() : 0;
		const mail = row && wait <= 0 ? row : await nextSetAside(db, asideAfter, now());
		if (!mail) return row ? wait : null;
		if (!(await hold())) return null;
		const sent = await attempt(options, db, mail);
		if (sent) delivery.sent += 1;
	}
	return 0;
}

/** @returns whether the mail is out */
async function attempt(options: DeliveryOptions, db: D1DatabaseSession, row: OutboxRow): Promise<boolean> {
	const { transport, bucket, now } = options;
	await markSending(db, row.seq);
	const result = await transport(await outgoing(bucket, row));
	if (result.ok) {
		await markSent(db, row.seq, now());
		return true;
	}
	const facts = { id: row.id, form: row.form, attempts: row.attempts + 1, fault: result.fault };
	if (result.permanent || now() - row.created_at > GIVES_UP_SECONDS) {
		await markFailed(db, row.seq, result.fault);
		log("error", "mail-failed", facts);
		return false;
	}
	const wait = Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(row.attempts, 10));
	await markWaiting(db, row.seq, now() + wait, result.fault);
	log("warn", "mail-waits", { ...facts, wait });
	return false;
}

async function outgoing(bucket: R2Bucket, row: OutboxRow): Promise<OutgoingMail> {
	const stored = JSON.parse(row.attachments) as StoredAttachment[];
	const attachments = await Promise.all(
		stored.map(async ({ filename, type, key }) => {
			const object = await bucket.get(key);
			return object ? [{ filename, type, content: new Uint8Array(await object.arrayBuffer()) }] : [];
		}),
	);
	return {
		id: row.id,
		messageId: messageIdOf(row.id),
		to: row.recipient,
		replyTo: row.reply_to,
		subject: row.subject,
		text: row.text,
		html: row.html,
		headers: JSON.parse(row.headers) as Record<string, string>,
		attachments: attachments.flat(),
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
