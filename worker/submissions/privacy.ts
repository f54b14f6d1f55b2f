import type { Erasure, Kept } from "../../app/domain/privacy/erasure";
import { isRecord } from "../../app/domain/records";
import { clearPrefix, deleteObjects } from "../platform/bucket";
import { toIsoString } from "../platform/clock";
import { attachmentKeys } from "../platform/records";
import type { RowOf } from "../platform/rows";
import { removeSubmissions } from "./retention";
import { HELD } from "./upload-files";

/** Tables with an `email` column; rows that depend on them are deleted with them. */
const byAddress = [
	"newsletter_subscriptions",
	"saved_searches",
	"bookings",
	"appointment_alerts",
	"document_requests",
	"held_forms",
] as const;

/** SQL: a form state in which the address was entered. */
const namesInState = `EXISTS (SELECT 1 FROM json_tree(state, '$.values') AS typed
	WHERE typed.type = 'text' AND instr(lower(typed.value), lower(?)))`;

/** SQL: files of the messages that match. @param which condition on `inbox_notes` */
const filesWhere = (which: string) => `field IN (SELECT 'message:' || id FROM inbox_notes WHERE ${which})`;

/** SQL: an email to the agency with what the person wrote into a conversation. */
const isNotice = "(form = 'staff-message' AND lower(reply_to) = lower(?1))";

/** Returns all data about a visitor's email address, by table. */
export async function exportPerson(db: D1Database, email: string) {
	const session = db.withSession("first-primary");
	const all = async (sql: string) => (await session.prepare(sql).bind(email).all()).results;
	const ofSubmissions = "IN (SELECT submission_id FROM submission_emails WHERE email = ?1)";
	const ofAddress = (table: (typeof byAddress)[number]) => all(`SELECT * FROM ${table} WHERE email = ?`);
	return {
		submissions: (await all(`SELECT * FROM submissions WHERE id ${ofSubmissions}`)).map((row) => ({
			...row,
			data: jsonIn(row.data),
		})),
		files: await all(
			`SELECT key, name, type, size, created_at FROM files
			WHERE submission_id ${ofSubmissions} OR ${filesWhere("sender = ?1")}`,
		),
		testimonials: await all(`SELECT * FROM testimonials WHERE submission_id ${ofSubmissions}`),
		rent_profiles: await all(`SELECT * FROM rent_profiles WHERE submission_id ${ofSubmissions}`),
		rent_profile_sendings: await all(
			`SELECT * FROM rent_profile_sendings
			WHERE profile_id IN (SELECT id FROM rent_profiles WHERE submission_id ${ofSubmissions})`,
		),
		inbox: await all(`SELECT submission_id, state, changed_at FROM inbox WHERE submission_id ${ofSubmissions}`),
		inbox_notes: await all(
			`SELECT kind, text, at FROM inbox_notes WHERE submission_id ${ofSubmissions} OR sender = ?1`,
		),
		emails: await all(
			"SELECT id, form, language, subject, text, status, created_at FROM outbox WHERE recipient = ? AND kind = 'email'",
		),
		leads: (
			await all("SELECT id, form, status, text, created_at FROM outbox WHERE recipient = ? AND kind = 'lead'")
		).map(({ text, ...row }) => ({ ...row, lead: jsonIn(text) })),
		handed_over_leads: await all("SELECT * FROM handed_over_leads WHERE email = ?"),
		form_states: (await all(`SELECT state, expires_at FROM form_states WHERE ${namesInState}`)).map(
			({ state, ...row }) => ({ ...row, state: jsonIn(state) }),
		),
		announcements: await all(
			"SELECT * FROM announcements WHERE saved_search_id IN (SELECT id FROM saved_searches WHERE email = ?)",
		),
		newsletter_subscriptions: await ofAddress("newsletter_subscriptions"),
		saved_searches: await ofAddress("saved_searches"),
		bookings: await ofAddress("bookings"),
		appointment_alerts: await ofAddress("appointment_alerts"),
		document_requests: await ofAddress("document_requests"),
		held_forms: await ofAddress("held_forms"),
	};
}

/** Deletes the data of an address. Offers stay: the law requires documents of a sale to be kept for ten years. */
export async function erasePerson(db: D1Database, bucket: R2Bucket, email: string): Promise<Erasure> {
	const session = db.withSession("first-primary");
	// Leads go first, so that none is delivered during the erasure.
	const leads = await removedBy(session, "DELETE FROM outbox WHERE recipient = ? AND kind = 'lead'", email);
	const { results } = await session
		.prepare(
			`SELECT id, form FROM submissions WHERE id IN (SELECT submission_id FROM submission_emails WHERE email = ?1)
				OR (form = 'offer' AND id IN (SELECT submission_id FROM inbox_notes WHERE sender = ?1))`,
		)
		.bind(email)
		.all<RowOf<"submissions", "id" | "form">>();
	const offers = results.filter(({ form }) => form === "offer");
	const ids = results.filter(({ form }) => form !== "offer").map(({ id }) => id);
	const delivered = await deliveredToAgency(session, ids, email);
	const files = await removeSubmissions(session, bucket, ids);
	const messages = await eraseMessages(session, bucket, email);
	const handedOver = await eraseHandedOver(session, email);
	const removed: Record<string, number> = {
		submissions: ids.length,
		files: files + messages.files,
		inbox_notes: messages.count,
		leads,
	};
	const { results: held } = await session
		.prepare("SELECT id FROM held_forms WHERE email = ?")
		.bind(email)
		.all<RowOf<"held_forms", "id">>();
	for (const { id } of held) await clearPrefix(bucket, `${HELD}${id}/`);
	for (const table of byAddress)
		removed[table] = await removedBy(session, `DELETE FROM ${table} WHERE email = ?`, email);
	removed.form_states = await removedBy(session, `DELETE FROM form_states WHERE ${namesInState}`, email);
	const { results: emails } = await session
		.prepare(
			`DELETE FROM outbox WHERE (recipient = ?1 OR ${isNotice}) AND kind = 'email' AND (submission_id IS NULL
				OR submission_id NOT IN (SELECT id FROM submissions WHERE form = 'offer')) RETURNING attachments`,
		)
		.bind(email)
		.all<RowOf<"outbox", "attachments">>();
	await deleteObjects(bucket, attachmentKeys(emails));
	removed.emails = emails.length;
	return {
		removed,
		kept: [
			...offers.map(({ id }): Kept => ({ what: "offer", id })),
			...handedOver,
			...(delivered > 0 ? [{ what: "mailboxes" as const, count: delivered }] : []),
		],
	};
}

/** Deletes what the person wrote by email into other people's conversations, except in those about an offer. */
async function eraseMessages(session: D1DatabaseSession, bucket: R2Bucket, email: string) {
	const which = "sender = ?1 AND submission_id NOT IN (SELECT id FROM submissions WHERE form = 'offer')";
	const { results: files } = await session
		.prepare(`SELECT key FROM files WHERE ${filesWhere(which)}`)
		.bind(email)
		.all<RowOf<"files", "key">>();
	await deleteObjects(
		bucket,
		files.map(({ key }) => key),
	);
	await removedBy(session, `DELETE FROM files WHERE ${filesWhere(which)}`, email);
	return { files: files.length, count: await removedBy(session, `DELETE FROM inbox_notes WHERE ${which}`, email) };
}

/** Runs a DELETE and returns its own row count, without rows that triggers change. */
async function removedBy(session: D1DatabaseSession, sql: string, email: string): Promise<number> {
	return (await session.prepare(`${sql} RETURNING 1`).bind(email).all()).results.length;
}

/**
 * Counts the emails already sent to the agency about these submissions or with the person's messages; they remain in
 * its mailboxes.
 */
async function deliveredToAgency(session: D1DatabaseSession, ids: readonly string[], email: string): Promise<number> {
	const count = await session
		.prepare(
			`SELECT count(*) AS n FROM outbox WHERE kind = 'email' AND status = 'sent'
			AND (submission_id IN (SELECT value FROM json_each(?2)) OR ${isNotice})
			AND NOT EXISTS (SELECT 1 FROM submission_emails AS s WHERE s.submission_id = outbox.submission_id AND s.email = recipient)`,
		)
		.bind(email, JSON.stringify(ids))
		.first<number>("n");
	return count ?? 0;
}

type HandedOver = RowOf<"handed_over_leads", "form" | "system" | "numbers" | "handed_at">;

/**
 * Deletes the records of leads handed to the CRM and returns them: only the agency can erase those leads, in the CRM.
 */
async function eraseHandedOver(session: D1DatabaseSession, email: string): Promise<Kept[]> {
	const { results } = await session
		.prepare("DELETE FROM handed_over_leads WHERE email = ? RETURNING form, system, numbers, handed_at")
		.bind(email)
		.all<HandedOver>();
	return results
		.toSorted((one, other) => one.handed_at - other.handed_at)
		.map(({ form, system, numbers, handed_at }) => {
			const sent = jsonIn(numbers);
			const contact = isRecord(sent) ? sent.contact : undefined;
			const at = toIsoString(handed_at);
			return { what: "handedOver", form, system, at, contact: contact === undefined ? "–" : String(contact) };
		});
}

/** Parses a text column as JSON. */
function jsonIn(column: unknown): unknown {
	return JSON.parse(String(column));
}
