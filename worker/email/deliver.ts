import { agencyDomain, type Brand } from "../../app/domain/agency/brand";
import { HOUR_SECONDS } from "../../app/domain/durations";
import { type Delivery, deliverRows, type Outcome } from "../outbox/deliver";
import { failedStatement, markSending, type OutboxRow, sentStatement } from "../outbox/rows";
import { ownJson } from "../platform/json-column";
import { log } from "../platform/log";
import type { AlertContent } from "../ports/email-request";
import { readAttachments, readFallbacks, rerouteStatement, sentPartOf } from "./outbox";
import type { OutgoingEmail, Transport } from "./transports";

/** Until then an email that cannot be sent delays the later ones to the same person, so that they arrive in order. */
const HOLDS_UP_SECONDS = HOUR_SECONDS;

/** Placeholder for a secret. */
const BLANK = "…";

export type DeliveryOptions = {
	agency: () => Brand;
	db: D1Database;
	bucket: R2Bucket;
	transport: Transport;
	/** Whether what only its reader may know stays readable in emails that are out: where the mailbox is the outbox. */
	keepsSecrets: boolean;
	/** Whether an alert is still up to date; otherwise it is removed from the outbox. */
	isStillTrue(id: string, alert: AlertContent): Promise<boolean>;
	/** Epoch seconds. */
	now(): number;
};

/**
 * Sends the emails that wait in the outbox. An email is marked before and after it is sent: a crash in between makes it go
 * out once more, under the same Message-ID.
 */
export function deliver(options: DeliveryOptions): Promise<Delivery> {
	return deliverRows(
		{
			kind: "email",
			lease: "outbox",
			holdsUpSeconds: HOLDS_UP_SECONDS,
			attempt: (db, row) => attempt(options, db, row),
			giveUp: (db, row, fault) => givenUp(options, db, row, fault),
			now: options.now,
		},
		options.db,
	);
}

async function attempt(options: DeliveryOptions, db: D1DatabaseSession, row: OutboxRow): Promise<Outcome> {
	const { transport, now } = options;
	if (!(await isWanted(options, row)) || !(await markSending(db, row.seq))) return { kind: "gone" };
	const email = await outgoing(options, row);
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

/** An email to the agency goes to the next of its addresses; any other one, or the last of these, has failed. */
function givenUp(options: DeliveryOptions, db: D1DatabaseSession, row: OutboxRow, fault: string): D1PreparedStatement {
	const facts = { id: row.id, form: row.form, attempts: row.attempts + 1, fault };
	const [to, ...others] = row.fallbacks === null ? [] : readFallbacks(row.fallbacks);
	if (to === undefined) {
		log("error", "mail-failed", facts);
		return failedStatement(db, row.seq, fault, bodyAfterwards(options, row));
	}
	log("warn", "mail-rerouted", facts);
	// The sender's address may be what is refused: it is in the text as well.
	const replyTo = others.length > 0 ? row.reply_to : null;
	return rerouteStatement(db, row.seq, { to, others, replyTo, now: options.now() }, fault);
}

async function isWanted({ isStillTrue }: DeliveryOptions, row: OutboxRow): Promise<boolean> {
	if (row.saved_search_id === null) return true;
	const notified = ownJson<AlertContent["notified"]>(row.notified ?? "[]");
	return isStillTrue(row.id, { savedSearchId: row.saved_search_id, notified });
}

/** What stays of an email's body once nothing more happens to it. */
function bodyAfterwards({ keepsSecrets }: DeliveryOptions, row: OutboxRow): Pick<OutboxRow, "text" | "html"> {
	if (keepsSecrets || row.secret === null) return row;
	return { text: row.text.replaceAll(row.secret, BLANK), html: row.html.replaceAll(row.secret, BLANK) };
}

/** An email with all its attachments, or why it is not whole: the reader is never left without a file unawares. */
async function outgoing(
	{ bucket, agency }: DeliveryOptions,
	row: OutboxRow,
): Promise<OutgoingEmail | { fault: string }> {
	const stored = readAttachments(row.attachments);
	const attachments: OutgoingEmail["attachments"] = [];
	for (const { filename, type, key } of stored) {
		const object = await bucket.get(key);
		if (!object) return { fault: `the attachment ${key} is missing` };
		attachments.push({ filename, type, content: new Uint8Array(await object.arrayBuffer()) });
	}
	return {
		id: handedAs(row),
		messageId: messageIdOf(row.id, agencyDomain(agency())),
		...sentPartOf(row),
		attachments,
	};
}

/** A provider takes an email once under one name; sent on to another address, or again when asked, it is another one. */
function handedAs({ id, fallbacks, created_at: since }: OutboxRow): string {
	return [id, since, ...(fallbacks === null ? [] : [readFallbacks(fallbacks).length])].join(".");
}

/** @param domain of the agency's own addresses */
export function messageIdOf(id: string, domain: string): string {
	return `<${id}@${domain}>`;
}
