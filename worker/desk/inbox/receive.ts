import { officeLanguage, type Routing, recipientsOf } from "../../../app/domain/agency/recipients";
import { deskSectionPath } from "../../../app/domain/desk/sections";
import type { Language } from "../../../app/domain/language";
import type { EmailRequest } from "../../email/request";
import type { EmailService } from "../../email/service";
import type { Listings } from "../../listings/service";
import type { Keyring } from "../../platform/keyring";
import type { Cell, Computed, RowOf } from "../../platform/rows";
import type { Requests } from "../../submissions/service";
import type { DeskBase } from "../dependencies";
import { type InboundEmail, readInboundEmail } from "./inbound-email";
import { submissionOfAddress } from "./reply-address";

/** Outcome of an incoming email. `known`: it was received before. */
export type Received = "stored" | "known" | "unreadable" | "unknown-address" | "too-many";

export type ReceiveDependencies = Pick<DeskBase, "agency" | "personal" | "siteAddress" | "now"> & {
	email: Pick<EmailService, "prepare">;
	keyring: Pick<Keyring, "digests" | "digest">;
	requests: Pick<Requests, "keepFiles">;
	properties: Pick<Listings, "agencyNames">;
	/** Recipients of the agency's emails. */
	routing(): Routing;
	/** Address that receives all of them; null for the office of the request. */
	agencyAddress: string | null;
	/** Language of the agency's own emails. */
	language: Language;
	kick(): Promise<void>;
};

/** Maximum per conversation, against loops of automatic replies. */
const MAX_MESSAGES = 200;
const MAX_LENGTH_IN_EMAIL = 2_000;

/**
 * Stores an email reply in the conversation of its signed address and notifies the staff in charge.
 * @param envelope recipient address of the SMTP envelope; null if unknown
 */
export async function receiveEmail(
	deps: ReceiveDependencies,
	raw: Uint8Array<ArrayBuffer>,
	envelope: string | null,
): Promise<Received> {
	const inbound = await readInboundEmail(raw, envelope);
	if (!inbound) return "unreadable";
	const submissionId = inbound.recipients
		.map((address) => submissionOfAddress(deps.keyring, address))
		.find((id) => id !== null);
	const db = deps.personal.withSession("first-primary");
	const thread = submissionId === undefined ? null : await findThread(db, submissionId);
	if (!thread || submissionId === undefined) return "unknown-address";
	if (thread.messages >= MAX_MESSAGES) return "too-many";
	if (inbound.messageId !== null && (await isKnown(db, submissionId, inbound.messageId))) return "known";

	const id = crypto.randomUUID();
	const email: ReadEmail = { ...inbound, text: inbound.text() };
	const files = await deps.requests.keepFiles(submissionId, `message:${id}`, inbound.attachments);
	const notice = inbound.isAutomatic ? [] : [await noticeOf(deps, submissionId, thread, email)];
	const emails = await deps.email.prepare(notice);
	try {
		await db.batch([
			messageStatement(db, id, submissionId, email, files.leftOut, deps.now()),
			...files.statements,
			...emails.statements,
			// An automatic email does not reopen the item.
			db
				.prepare(
					`UPDATE inbox SET state = iif(?1, state, 'new'), remind_on = iif(?1, remind_on, NULL), changed_at = ?2
					WHERE submission_id = ?3`,
				)
				.bind(Number(inbound.isAutomatic), deps.now(), submissionId),
		]);
	} catch (error) {
		await files.discard();
		await emails.discard();
		// With two simultaneous deliveries, the second one finds the row of the first.
		if (inbound.messageId !== null && (await isKnown(db, submissionId, inbound.messageId))) return "known";
		throw error;
	}
	if (notice.length > 0) await deps.kick();
	return "stored";
}

type ReadEmail = Omit<InboundEmail, "text"> & { text: string };

type Thread = RowOf<"inbox", "office"> & {
	form: Cell<"submissions", "form">;
	propertyId: Cell<"submissions", "property_id">;
	assignedEmail: Cell<"staff", "email"> | null;
} & Computed<{ messages: number; agentEmail: string | null; writerEmail: string | null; subject: string | null }>;

/** The staff in charge and the subject of the agency's email; null if the submission no longer exists. */
function findThread(db: D1DatabaseSession, submissionId: string): Promise<Thread | null> {
	return db
		.prepare(
			`SELECT i.office, s.form, s.property_id AS propertyId,
				iif(EXISTS (SELECT 1 FROM staff WHERE (email = i.agent_email OR agent_email = i.agent_email) AND state = 'suspended'),
					NULL, i.agent_email) AS agentEmail,
				(SELECT email FROM staff WHERE id = i.assigned_to AND state = 'active') AS assignedEmail,
				(SELECT count(*) FROM inbox_notes AS n WHERE n.submission_id = i.submission_id AND n.kind = 'message') AS messages,
				(SELECT p.email FROM inbox_notes AS n JOIN staff AS p ON p.id = n.staff_id AND p.state = 'active'
					WHERE n.submission_id = i.submission_id AND n.kind = 'reply' ORDER BY n.at DESC, n.rowid DESC LIMIT 1) AS writerEmail,
				(SELECT subject FROM outbox AS o WHERE o.submission_id = i.submission_id AND o.kind = 'email'
					AND o.fallbacks IS NOT NULL ORDER BY o.seq LIMIT 1) AS subject
			FROM inbox AS i JOIN submissions AS s ON s.id = i.submission_id WHERE i.submission_id = ?`,
		)
		.bind(submissionId)
		.first<Thread>();
}

async function isKnown(db: D1DatabaseSession, submissionId: string, messageId: string): Promise<boolean> {
	const found = await db
		.prepare("SELECT 1 FROM inbox_notes WHERE submission_id = ? AND message_id = ?")
		.bind(submissionId, messageId)
		.first();
	return found !== null;
}

function messageStatement(
	db: D1DatabaseSession,
	id: string,
	submissionId: string,
	{ from, text, messageId, isAutomatic }: ReadEmail,
	leftOut: readonly string[],
	now: number,
): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO inbox_notes (id, submission_id, kind, author, text, at, message_id, sender, automatic, left_out)
			VALUES (?, ?, 'message', ?, ?, ?, ?, ?, ?, ?)`,
		)
		.bind(
			id,
			submissionId,
			from.name || from.address,
			text,
			now,
			messageId,
			from.address,
			Number(isAutomatic),
			leftOut.length > 0 ? JSON.stringify(leftOut) : null,
		);
}

/** Addressed to the member of staff who replied last, else the assignee, else the recipient of the request itself. */
async function noticeOf(
	{ agency, agencyAddress, routing, properties, siteAddress, ...deps }: ReceiveDependencies,
	submissionId: string,
	{ form, writerEmail, assignedEmail, agentEmail, office, subject, propertyId }: Thread,
	{ from, text }: ReadEmail,
): Promise<EmailRequest> {
	const { email, offices } = agency();
	const officeEmail = agencyAddress ?? offices.find(({ id }) => id === office)?.email ?? email;
	const language = officeLanguage(offices, officeEmail, deps.language);
	const usual = recipientsOf(routing(), form, officeEmail, { name: null, email: agentEmail });
	const inHand = [writerEmail, assignedEmail].filter((each) => each !== null);
	const [to = usual.to, ...others] = [...new Set([...inHand, usual.to, ...usual.fallbacks])];
	// Emails are deleted after a month, so the subject of an older one is rebuilt.
	const named = subject === null && propertyId !== null ? await properties.agencyNames([propertyId], language) : null;
	const about = subject ?? named?.get(propertyId ?? 0)?.short ?? null;
	return {
		form: "staff-message",
		template: "staff.message",
		language,
		...(inHand.length > 0 ? { to, fallbacks: others } : usual),
		replyTo: from.address,
		values: {
			person: from.name || from.address,
			about: [about, propertyId].filter(Boolean).join(" · "),
			text: text.slice(0, MAX_LENGTH_IN_EMAIL),
		},
		buttonUrl: `${siteAddress()}${deskSectionPath("inbox", language, submissionId)}`,
		submissionId,
	};
}
