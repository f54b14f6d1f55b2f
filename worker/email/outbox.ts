import * as z from "zod";
import type { OutboxRow } from "../outbox/rows";
import { jsonColumn } from "../platform/json-column";
import { type Email, headerText } from "./email";

const attachmentSchema = z.object({ filename: z.string(), type: z.string(), size: z.number(), key: z.string() });

export type StoredAttachment = z.output<typeof attachmentSchema>;

/** Parsers of the outbox's JSON columns. */
export const readAttachments = jsonColumn(z.array(attachmentSchema));
const readHeaders = jsonColumn(z.record(z.string(), z.string()));
export const readFallbacks = jsonColumn(z.array(z.string()));

/** Returns the part of a row that is sent. */
export function sentPartOf(row: OutboxRow) {
	return {
		to: row.recipient,
		cc: row.cc,
		replyTo: row.reply_to,
		subject: row.subject,
		text: row.text,
		html: row.html,
		headers: readHeaders(row.headers),
	};
}

/** Statement that adds an email to the outbox, for the batch of the email's subject. */
export function insertStatement(
	db: D1Database | D1DatabaseSession,
	id: string,
	email: Email,
	attachments: readonly StoredAttachment[],
	now: number,
): D1PreparedStatement {
	const addressed = {
		to: headerText(email.to),
		cc: email.cc ? headerText(email.cc) : null,
		fallbacks: email.fallbacks?.map(headerText) ?? null,
		replyTo: email.replyTo === null ? null : headerText(email.replyTo),
	};
	return db
		.prepare(
			`INSERT INTO outbox (id, submission_id, form, language, recipient, cc, fallbacks, addressed, reply_to, subject, text,
				html, headers, attachments, secret, saved_search_id, notified, priority, status, next_attempt_at, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'queued', ?, ?)`,
		)
		.bind(
			id,
			email.submissionId,
			email.form,
			email.language,
			addressed.to,
			addressed.cc,
			addressed.fallbacks ? JSON.stringify(addressed.fallbacks) : null,
			addressed.fallbacks ? JSON.stringify(addressed) : null,
			addressed.replyTo,
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

/** Statement that queues an email to the agency for its next address, without its previous attempts. */
export function rerouteStatement(
	db: D1DatabaseSession,
	seq: number,
	{ to, others, replyTo, now }: { to: string; others: readonly string[]; replyTo: string | null; now: number },
	fault: string,
): D1PreparedStatement {
	return db
		.prepare(
			`UPDATE outbox SET recipient = ?, cc = NULL, fallbacks = ?, reply_to = ?, status = 'queued', attempts = 0,
				next_attempt_at = ?, fault = ? WHERE seq = ?`,
		)
		.bind(to, JSON.stringify(others), replyTo, now, fault, seq);
}
