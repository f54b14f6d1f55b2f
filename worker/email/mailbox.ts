import type { OutboxRow } from "../outbox/rows";
import { toIsoString } from "../platform/clock";
import type { RowOf } from "../platform/rows";
import { readAttachments, type StoredAttachment, sentPartOf } from "./outbox";

const NEWEST = 500;

/** An email as the local mailbox shows it. */
export type MailboxEntry = ReturnType<typeof sentPartOf> & {
	id: string;
	attachments: { filename: string; type: string; size: number }[];
	form: string;
	language: string;
	status: string;
	/** ISO 8601. */
	createdAt: string;
};

/** Returns the latest emails, newest first. */
export async function readMailbox(db: D1Database): Promise<MailboxEntry[]> {
	const { results } = await db
		.prepare("SELECT * FROM outbox WHERE kind = 'email' ORDER BY seq DESC LIMIT ?")
		.bind(NEWEST)
		.all<OutboxRow>();
	return results.map(entryOf);
}

export async function readEmail(db: D1Database, id: string): Promise<MailboxEntry | null> {
	const row = await db.prepare("SELECT * FROM outbox WHERE id = ? AND kind = 'email'").bind(id).first<OutboxRow>();
	return row ? entryOf(row) : null;
}

/** Reads an attachment by its index; null when there is none. */
export async function readAttachment(
	db: D1Database,
	bucket: R2Bucket,
	id: string,
	place: number,
): Promise<{ stored: StoredAttachment; body: ReadableStream } | null> {
	const row = await db
		.prepare("SELECT attachments FROM outbox WHERE id = ?")
		.bind(id)
		.first<RowOf<"outbox", "attachments">>();
	const stored = row ? readAttachments(row.attachments)[place] : undefined;
	const object = stored ? await bucket.get(stored.key) : null;
	return stored && object ? { stored, body: object.body } : null;
}

function entryOf(row: OutboxRow): MailboxEntry {
	return {
		id: row.id,
		...sentPartOf(row),
		attachments: readAttachments(row.attachments).map(({ filename, type, size }) => ({
			filename,
			type,
			size,
		})),
		form: row.form,
		language: row.language,
		status: row.status,
		createdAt: toIsoString(row.created_at),
	};
}
