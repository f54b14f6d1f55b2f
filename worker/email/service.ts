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

/** What waits longer than this has lost its queue message. */
const STALE_SECONDS = 60;
/** Sent emails are kept for questions about them. */
const KEPT_SECONDS = 30 * DAY_SECONDS;

/** Prefix of attachments in the private bucket; each email has its own folder. */
const ATTACHMENTS = "mail/";

export type EmailOptions = Pick<ComposeOptions, "fallback"> &
	DeliveryOptions & {
		/** The site's own address, without a slash at the end. */
		siteAddress(): string;
		/** Puts the message that asks for a delivery on the queue. */
		enqueue(): Promise<void>;
		/** Addresses of the agency's people who are away, in small letters, with that of who stands in; without it nobody is. */
		standIns?(): Promise<ReadonlyMap<string, string>>;
		/** Languages that the site has; without them every one. */
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

	/** A stored language may have been removed from the site. */
	function inEnabledLanguage(content: EmailRequest): EmailRequest {
		const { languages = [content.language], fallback } = options;
		return languages.includes(content.language) ? content : { ...content, language: fallback };
	}

	return {
		/** The same for emails that were written elsewhere. */
		prepareEmails,
		/**
		 * Composes emails and prepares the statements that store them in the outbox, in order.
		 * @param origin the origin of the request, without a trailing slash
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
		/** Sends what waits, in order. */
		deliver: () => deliver(options),
		/** Whether emails wait without a queue message. */
		hasStale: () => hasDue(db, "email", now() - STALE_SECONDS),
		/** Enqueues a delivery. The scheduled run finds what the queue loses. */
		kick: enqueue,
		/**
		 * Removes what was sent long enough ago, or has failed and was acknowledged, and attachments of emails that were
		 * never stored. @returns how many emails
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
		/** What was filled in, as label and value. */
		answers: (data: object, language: Language, names: AnswerNames) =>
			answersOf(data, language, options.fallback, names),
		/** The Message-ID of an email of the outbox. */
		messageIdOf: (id: string) => messageIdOf(id, agencyDomain(options.agency())),
		mailbox: () => readMailbox(db),
		email: (id: string) => readEmail(db, id),
		attachment: (id: string, place: number) => readAttachment(db, bucket, id, place),
	};
}

/** An email to the agency goes to whoever stands in for its recipient. */
function toStandIn(request: EmailRequest, standIns: ReadonlyMap<string, string>): EmailRequest {
	const { fallbacks } = request;
	if (!fallbacks || standIns.size === 0) return request;
	const present = (address: string) => standIns.get(address.toLowerCase()) ?? address;
	const to = present(request.to);
	const cc = request.cc ? present(request.cc) : null;
	return { ...request, to, cc: cc === to ? null : cc, fallbacks: [...new Set(fallbacks.map(present))] };
}

/** Of these attachments those whose email is not in the outbox. */
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
