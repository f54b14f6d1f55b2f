import { attachmentKeys } from "../db/attachments";
import { deleteObjects, removeOrphans } from "../db/bucket";
import type { AlertContent, LetterRequest, PreparedLetters } from "../letter-request";
import { type ComposeOptions, compose } from "./compose";
import { type Delivery, deliver } from "./deliver";
import type { Mail } from "./mail";
import { type MailboxEntry, readAttachment, readMail, readMailbox } from "./mailbox";
import { insertStatement, type StoredAttachment } from "./outbox";
import type { Transport } from "./transports";

export type { Delivery } from "./deliver";
export type { Mail } from "./mail";
export type { MailboxEntry } from "./mailbox";
export type { Transport } from "./transports";

/** What waits longer than this has missed its place in the queue. */
const STALE_SECONDS = 60;
/** Sent mails are kept for questions about them. */
const KEPT_SECONDS = 30 * 86_400;

/** Where attachments lie in the private bucket, each mail's under its id. */
const ATTACHMENTS = "mail/";

export type MailService = {
	/**
	 * Puts letters into words and makes ready to place them in the outbox, in their order.
	 * @param origin of the site as it was asked, without a slash at the end
	 */
	prepare(letters: readonly LetterRequest[], origin?: string): Promise<PreparedLetters>;
	/** The same for mails that were written elsewhere. */
	prepareMails(mails: readonly Mail[]): Promise<PreparedLetters>;
	/** Sends what waits, in order. */
	deliver(): Promise<Delivery>;
	/** Whether mails wait that the queue has forgotten. */
	hasStale(): Promise<boolean>;
	/** Asks the queue to deliver. What it loses, the sweep finds. */
	kick(): Promise<void>;
	/** Removes mails that were sent long enough ago, and attachments of mails that were never stored. @returns how many mails */
	sweep(): Promise<number>;
	mailbox(): Promise<MailboxEntry[]>;
	mail(id: string): Promise<MailboxEntry | null>;
	attachment(id: string, place: number): ReturnType<typeof readAttachment>;
};

export type MailOptions = ComposeOptions & {
	db: D1Database;
	bucket: R2Bucket;
	transport: Transport;
	/** Whether what only its reader may know stays readable in mails that are out: where the mailbox is the outbox. */
	keepsSecrets: boolean;
	/** Whether all that an alert tells is true still; one that is not, it takes out of the outbox. */
	isStillTrue(id: string, alert: AlertContent): Promise<boolean>;
	/** Puts the message that asks for a delivery on the queue. */
	enqueue(): Promise<void>;
	/** Epoch seconds. */
	now(): number;
};

export function createMail(options: MailOptions): MailService {
	const { db, bucket, now, enqueue } = options;

	async function prepareMails(mails: readonly Mail[]): Promise<PreparedLetters> {
		const keys: string[] = [];
		const statements: D1PreparedStatement[] = [];
		for (const mail of mails) {
			const id = crypto.randomUUID();
			const stored: StoredAttachment[] = [];
			for (const [place, { filename, type, content }] of mail.attachments.entries()) {
				const key = `${ATTACHMENTS}${id}/${place}`;
				await bucket.put(key, content, { httpMetadata: { contentType: type } });
				keys.push(key);
				stored.push({ filename, type, size: content.byteLength, key });
			}
			statements.push(insertStatement(db, id, mail, stored, now()));
		}
		return {
			statements,
			discard: () => deleteObjects(bucket, keys),
		};
	}

	return {
		prepareMails,
		prepare: (letters, origin = options.origin) =>
			prepareMails(letters.map((letter) => compose(letter, { ...options, origin }))),
		deliver: () => deliver(options),
		async hasStale() {
			const row = await db
				.prepare("SELECT 1 FROM outbox WHERE status IN ('queued', 'sending') AND next_attempt_at <= ? LIMIT 1")
				.bind(now() - STALE_SECONDS)
				.first();
			return row !== null;
		},
		kick: enqueue,
		async sweep() {
			const { results } = await db
				.prepare(`DELETE FROM outbox WHERE created_at < ? AND status IN ('sent', 'failed') RETURNING attachments`)
				.bind(now() - KEPT_SECONDS)
				.all<{ attachments: string }>();
			await deleteObjects(bucket, attachmentKeys(results));
			await removeOrphans(bucket, ATTACHMENTS, now(), (some) => withoutMail(db, some));
			return results.length;
		},
		mailbox: () => readMailbox(db),
		mail: (id) => readMail(db, id),
		attachment: (id, place) => readAttachment(db, bucket, id, place),
	};
}

/** Of these attachments those whose mail is not in the outbox. */
async function withoutMail(db: D1Database, keys: readonly string[]): Promise<string[]> {
	const idOf = (key: string) => key.slice(ATTACHMENTS.length).split("/")[0];
	const { results } = await db
		.withSession("first-primary")
		.prepare("SELECT id FROM outbox WHERE id IN (SELECT value FROM json_each(?))")
		.bind(JSON.stringify([...new Set(keys.map(idOf))]))
		.all<{ id: string }>();
	const stored = new Set(results.map(({ id }) => id));
	return keys.filter((key) => !stored.has(idOf(key) ?? ""));
}
