import { agencyDomain } from "../../app/domain/agency/brand";
import { DAY_SECONDS } from "../../app/domain/durations";
import type { Language } from "../../app/domain/language";
import { hasDue } from "../outbox/rows";
import { deleteObjects, removeOrphans } from "../platform/bucket";
import { attachmentKeys } from "../platform/records";
import type { RowOf } from "../platform/rows";
import { answersOf } from "./answers";
import { type ComposeOptions, compose } from "./compose";
import { type DeliveryOptions, deliver, messageIdOf } from "./deliver";
import type { Email } from "./email";
import { readAttachment, readEmail, readMailbox } from "./mailbox";
import { insertStatement, type StoredAttachment } from "./outbox";
import type { AnswerNames, EmailRequest, PreparedEmails } from "./request";

export type { Email } from "./email";
export type { MailboxEntry } from "./mailbox";

/** Age after which a waiting email counts as having lost its queue message. */
const STALE_SECONDS = 60;
/** Retention of sent emails. */
const KEPT_SECONDS = 30 * DAY_SECONDS;

/** Prefix of attachments in the private bucket; each email has its own folder. */
const ATTACHMENTS = "mail/";

export type EmailOptions = Pick<ComposeOptions, "fallback"> &
	DeliveryOptions & {
		/** Address of the site without a trailing slash. */
		siteAddress(): string;
		/** Enqueues the message that starts a delivery. */
		enqueue(): Promise<void>;
		/** Addresses of absent staff in lower case, each with the address of the stand-in. */
		standIns?(): Promise<ReadonlyMap<string, string>>;
		/** Languages of the site; every language if absent. */
		languages?: readonly Language[];
		/** Epoch seconds. */
		now(): number;
	};

export type EmailService = ReturnType<typeof createEmailService>;

export function createEmailService(options: EmailOptions) {
	const { db, bucket, now, enqueue } = options;

	async function prepareEmails(emails: readonly Email[]): Promise<PreparedEmails> {
		const keys: string[] = [];
		const statements: D1PreparedStatement[] = [];
		for (const email of emails) {
			const id = crypto.randomUUID();
			const stored: StoredAttachment[] = [];
			for (const [place, { filename, type, content }] of email.attachments.entries()) {
				const key = `${ATTACHMENTS}${id}/${place}`;
				await bucket.put(key, content, { httpMetadata: { contentType: type } });
				keys.push(key);
				stored.push({ filename, type, size: content.byteLength, key });
			}
			statements.push(insertStatement(db, id, email, stored, now()));
		}
		return {
			statements,
			discard: () => deleteObjects(bucket, keys),
		};
	}

	/** Replaces a language that the site no longer has. */
	function inEnabledLanguage(content: EmailRequest): EmailRequest {
		const { languages = [content.language], fallback } = options;
		return languages.includes(content.language) ? content : { ...content, language: fallback };
	}

	return {
		/** Prepares emails that are already composed. */
		prepareEmails,
		/**
		 * Composes emails and prepares the statements that store them in the outbox, in order.
		 * @param origin origin of the request without a trailing slash
		 */
		async prepare(requests: readonly EmailRequest[], origin: string = options.siteAddress()) {
			const toAgency = requests.some(({ fallbacks }) => fallbacks);
			const standIns = toAgency && options.standIns ? await options.standIns() : new Map<string, string>();
			const { fallback } = options;
			const agency = options.agency();
			return prepareEmails(
				requests.map((content) =>
					compose(inEnabledLanguage(toStandIn(content, standIns)), { origin, fallback, agency }),
				),
			);
		},
		/** Sends waiting emails, in order. */
		deliver: () => deliver(options),
		/** Whether emails wait without a queue message. */
		hasStale: () => hasDue(db, "email", now() - STALE_SECONDS),
		/** Enqueues a delivery. The scheduled run recovers lost queue messages. */
		kick: enqueue,
		/**
		 * Deletes old emails that were sent or whose failure is acknowledged, and attachments without an email.
		 * @returns number of deleted emails
		 */
		async sweep() {
			const { results } = await db
				.prepare(
					`DELETE FROM outbox WHERE created_at < ? AND (status = 'sent' OR (status = 'failed'
						AND (acknowledged_at IS NOT NULL OR (kind = 'email' AND fallbacks IS NULL)))) RETURNING attachments`,
				)
				.bind(now() - KEPT_SECONDS)
				.all<RowOf<"outbox", "attachments">>();
			await deleteObjects(bucket, attachmentKeys(results));
			await removeOrphans(bucket, ATTACHMENTS, now(), (some) => withoutEmail(db, some));
			return results.length;
		},
		/** Answers of a form as label and value. */
		answers: (data: object, language: Language, names: AnswerNames) =>
			answersOf(data, language, options.fallback, names),
		/** Returns the Message-ID of an email in the outbox. */
		messageIdOf: (id: string) => messageIdOf(id, agencyDomain(options.agency())),
		mailbox: () => readMailbox(db),
		email: (id: string) => readEmail(db, id),
		attachment: (id: string, place: number) => readAttachment(db, bucket, id, place),
	};
}

/** Redirects an email to the agency to the stand-in of its recipient. */
function toStandIn(request: EmailRequest, standIns: ReadonlyMap<string, string>): EmailRequest {
	const { fallbacks } = request;
	if (!fallbacks || standIns.size === 0) return request;
	const present = (address: string) => standIns.get(address.toLowerCase()) ?? address;
	const to = present(request.to);
	const cc = request.cc ? present(request.cc) : null;
	return { ...request, to, cc: cc === to ? null : cc, fallbacks: [...new Set(fallbacks.map(present))] };
}

/** Returns the keys of attachments whose email is not in the outbox. */
async function withoutEmail(db: D1Database, keys: readonly string[]): Promise<string[]> {
	const idOf = (key: string) => key.slice(ATTACHMENTS.length).split("/")[0];
	const { results } = await db
		.withSession("first-primary")
		.prepare("SELECT id FROM outbox WHERE id IN (SELECT value FROM json_each(?))")
		.bind(JSON.stringify([...new Set(keys.map(idOf))]))
		.all<RowOf<"outbox", "id">>();
	const stored = new Set(results.map(({ id }) => id));
	return keys.filter((key) => !stored.has(idOf(key) ?? ""));
}
