import { agencyDomain, type Brand } from "../../app/domain/agency/brand";
import { HOUR_SECONDS } from "../../app/domain/durations";
import { type Delivery, deliverRows, type Outcome } from "../outbox/deliver";
import { failedStatement, markSending, type OutboxRow, sentStatement } from "../outbox/rows";
import { parseTrustedJson } from "../platform/json-column";
import { log } from "../platform/log";
import { readAttachments, readFallbacks, rerouteStatement, sentPartOf } from "./outbox";
import type { AlertContent } from "./request";
import type { OutgoingEmail, Transport } from "./transports";

/** Time for which an undeliverable email delays later ones to the same recipient, so that they arrive in order. */
const HOLDS_UP_SECONDS = HOUR_SECONDS;

/** Placeholder for a secret. */
const BLANK = "…";

export type DeliveryOptions = {
	agency: () => Brand;
	db: D1Database;
	bucket: R2Bucket;
	transport: Transport;
	/** Whether secrets stay readable in sent emails: true where the local mailbox replaces delivery. */
	keepsSecrets: boolean;
	/** Whether an alert is still up to date; otherwise it is removed from the outbox. */
	confirmAlert(id: string, alert: AlertContent): Promise<boolean>;
	/** Epoch seconds. */
	now(): number;
};

/**
 * Sends the waiting emails of the outbox. Each is marked before and after sending: after a crash in between it is sent
 * again, with the same Message-ID.
 */
export function deliver(options: DeliveryOptions): Promise<Delivery> {
	return deliverRows(
		{
			kind: "email",
			lease: "outbox",
			holdsUpSeconds: HOLDS_UP_SECONDS,
			attempt: (db, row) => attempt(options, db, row),
			giveUp: (db, row, fault) => giveUpStatement(options, db, row, fault),
			now: options.now,
		},
		options.db,
	);
}

async function attempt(options: DeliveryOptions, db: D1DatabaseSession, row: OutboxRow): Promise<Outcome> {
	const { transport, now } = options;
	if (!(await isWanted(options, row)) || !(await markSending(db, row.seq))) return { kind: "gone" };
	const email = await loadEmail(options, row);
	if ("fault" in email) return { kind: "local-failure", fault: email.fault };
	const result = await transport(email);
	if (result.ok) {
		await sentStatement(db, row.seq, now(), bodyToKeep(options, row)).run();
		return { kind: "sent" };
	}
	if (!result.permanent) return { kind: "failed", fault: result.fault };
	await giveUpStatement(options, db, row, result.fault).run();
	return { kind: "refused", fault: result.fault };
}

/**
 * Handles a permanent failure: an email to the agency goes to its next address; any other email, or one without a next
 * address, has failed.
 */
function giveUpStatement(
	options: DeliveryOptions,
	db: D1DatabaseSession,
	row: OutboxRow,
	fault: string,
): D1PreparedStatement {
	const facts = { id: row.id, form: row.form, attempts: row.attempts + 1, fault };
	const [to, ...others] = row.fallbacks === null ? [] : readFallbacks(row.fallbacks);
	if (to === undefined) {
		log("error", "mail-failed", facts);
		return failedStatement(db, row.seq, fault, bodyToKeep(options, row));
	}
	log("warn", "mail-rerouted", facts);
	// The Reply-To may cause the refusal; the last attempt goes without it, as the text contains the address too.
	const replyTo = others.length > 0 ? row.reply_to : null;
	return rerouteStatement(db, row.seq, { to, others, replyTo, now: options.now() }, fault);
}

async function isWanted({ confirmAlert }: DeliveryOptions, row: OutboxRow): Promise<boolean> {
	if (row.saved_search_id === null) return true;
	const notified = parseTrustedJson<AlertContent["notified"]>(row.notified ?? "[]");
	return confirmAlert(row.id, { savedSearchId: row.saved_search_id, notified });
}

/** Body to keep after the final attempt, without the secret. */
function bodyToKeep({ keepsSecrets }: DeliveryOptions, row: OutboxRow): Pick<OutboxRow, "text" | "html"> {
	if (keepsSecrets || row.secret === null) return row;
	return { text: row.text.replaceAll(row.secret, BLANK), html: row.html.replaceAll(row.secret, BLANK) };
}

/**
 * Loads an email with all its attachments. @returns a fault when one is missing: an email is never sent without its
 * files
 */
async function loadEmail(
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
		id: idempotencyKeyOf(row),
		messageId: messageIdOf(row.id, agencyDomain(agency())),
		...sentPartOf(row),
		attachments,
	};
}

/** Idempotency key for the provider. Another address or a manual resend makes it another email. */
function idempotencyKeyOf({ id, fallbacks, created_at: since }: OutboxRow): string {
	return [id, since, ...(fallbacks === null ? [] : [readFallbacks(fallbacks).length])].join(".");
}

/** @param domain domain of the agency's addresses */
export function messageIdOf(id: string, domain: string): string {
	return `<${id}@${domain}>`;
}
