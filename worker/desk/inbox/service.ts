import type { InboxQuery, InboxState } from "../../../app/domain/desk/inbox";
import type { Language } from "../../../app/domain/language";
import type { RowOf } from "../../platform/rows";
import type { Audit } from "../../ports/audit";
import type { EmailRequest, PreparedEmails } from "../../ports/email-request";
import type { Staff } from "../../ports/staff";
import { findInboxItem, type InboxItem } from "./item";
import { findInboxRow, type InboxRow, inboxAgents, inboxNews, inboxProperties, listInbox } from "./list";

export type { InboxItem, InboxMessage, InboxNote } from "./item";
export type { InboxRow } from "./list";

/**
 * What visitors ask of the agency. Everything is narrowed to what the given person may see; a change of what he may not
 * see is answered false, as if it did not exist.
 */
export type Inbox = {
	list(staff: Staff, query: InboxQuery, limit: number): Promise<InboxRow[]>;
	/** @param language of the reader */
	item(staff: Staff, id: string, language: Language): Promise<ShownItem | null>;
	/** `waiting` are new; `mark` changes with everything that happens. */
	news(staff: Staff): Promise<{ waiting: number; mark: string }>;
	/** Agents by their address in the CRM, for the filter. */
	agents(staff: Staff): Promise<string[]>;
	/** Properties that were asked about, for the filter. */
	properties(staff: Staff): Promise<number[]>;
	/** Whom something can be assigned to. */
	colleagues(): Promise<{ id: string; name: string }[]>;
	setState(staff: Staff, id: string, state: InboxState): Promise<boolean>;
	/** @param to null for nobody */
	assign(staff: Staff, id: string, to: string | null): Promise<boolean>;
	note(staff: Staff, id: string, text: string): Promise<boolean>;
	/** Writes to the visitor, whose answer goes to the one who writes. */
	reply(staff: Staff, id: string, text: string): Promise<boolean>;
	/** Hands an email, or a lead that failed, to the outbox once more. */
	sendAgain(staff: Staff, id: string, messageId: string): Promise<boolean>;
};

/** What was filled in, as label and value. */
export type AnswerSection = { title: string | null; facts: { label: string; value: string }[] };

export type ShownItem = Omit<InboxItem, "data" | "files"> & {
	answers: AnswerSection[];
	files: { name: string; url: string }[];
};

export type InboxDependencies = {
	personal: D1Database;
	audit: Audit;
	email: { prepare(emails: readonly EmailRequest[]): Promise<PreparedEmails> };
	answers(data: object, language: Language): Promise<AnswerSection[]>;
	/** A path that leads to a private file for a while. */
	fileLink(key: string): Promise<string>;
	/** Asks for what is in the outbox to be sent, emails and leads. */
	kick(): Promise<void>;
	/** Epoch seconds. */
	now(): number;
};

const MOST_COLLEAGUES = 500;

export function createInbox(deps: InboxDependencies): Inbox {
	const { personal, audit, email, kick, now } = deps;
	const session = () => personal.withSession("first-primary");

	/** Runs a change with its line in the log, if the item is this person's. */
	async function change(
		staff: Staff,
		id: string,
		make: (db: D1DatabaseSession, row: InboxRow) => Promise<Change | null> | Change | null,
	): Promise<boolean> {
		const db = session();
		const row = await findInboxRow(db, staff, id);
		const made = row && (await make(db, row));
		if (!made) return false;
		const { statements, before, after } = made;
		const line = { staff, action: "inbox.handle", subject: `submission:${id}`, before, after } as const;
		await db.batch([...statements, audit.statement(line)]);
		return true;
	}

	const set = (db: D1DatabaseSession, id: string, column: "state" | "assigned_to", value: string | null) =>
		db.prepare(`UPDATE inbox SET ${column} = ?, changed_at = ? WHERE submission_id = ?`).bind(value, now(), id);

	const noted = (db: D1DatabaseSession, staff: Staff, id: string, kind: "note" | "reply", text: string) =>
		db
			.prepare(
				`INSERT INTO inbox_notes (id, submission_id, kind, staff_id, staff_name, text, at)
				VALUES (?, ?, ?, ?, ?, ?, ?)`,
			)
			.bind(crypto.randomUUID(), id, kind, staff.id, staff.name, text, now());

	return {
		list: (staff, query, limit) => listInbox(session(), staff, query, limit),
		async item(staff, id, language) {
			const found = await findInboxItem(session(), staff, id);
			if (!found) return null;
			const { data, files, ...item } = found;
			const [answers, links] = await Promise.all([
				deps.answers(data, language),
				Promise.all(files.map(async ({ key, name }) => ({ name, url: await deps.fileLink(key) }))),
			]);
			return { ...item, answers, files: links };
		},
		news: (staff) => inboxNews(session(), staff),
		agents: (staff) => inboxAgents(session(), staff),
		properties: (staff) => inboxProperties(session(), staff),
		async colleagues() {
			const { results } = await session()
				.prepare("SELECT id, name FROM staff WHERE state = 'active' ORDER BY name COLLATE NOCASE LIMIT ?")
				.bind(MOST_COLLEAGUES)
				.all<RowOf<"staff", "id" | "name">>();
			return results;
		},
		setState: (staff, id, state) =>
			change(staff, id, (db, row) => ({
				statements: [set(db, id, "state", state)],
				before: { state: row.state },
				after: { state },
			})),
		assign: (staff, id, to) =>
			change(staff, id, async (db, row) => {
				const known = to === null || (await db.prepare("SELECT 1 FROM staff WHERE id = ?").bind(to).first()) !== null;
				if (!known) return null;
				return {
					statements: [set(db, id, "assigned_to", to)],
					before: { assignedTo: row.assignedTo?.id ?? null },
					after: { assignedTo: to },
				};
			}),
		note: (staff, id, text) =>
			change(staff, id, (db, row) => ({
				statements: [
					noted(db, staff, id, "note", text),
					set(db, id, "state", row.state === "new" ? "seen" : row.state),
				],
				after: { noted: true },
			})),
		async reply(staff, id, text) {
			const isDone = await change(staff, id, async (db, row) => {
				const { person, form } = row;
				if (!person.email) return null;
				const item = await findInboxItem(db, staff, id);
				if (!item) return null;
				const { statements } = await email.prepare([
					{
						form,
						template: "staff.reply",
						language: item.language,
						to: person.email,
						replyTo: staff.email,
						greet: person.name || null,
						values: { text, staff: staff.name },
						submissionId: id,
					},
				]);
				return {
					statements: [noted(db, staff, id, "reply", text), set(db, id, "state", "answered"), ...statements],
					before: { state: row.state },
					after: { state: "answered", replied: true },
				};
			});
			if (isDone) await kick();
			return isDone;
		},
		async sendAgain(staff, id, messageId) {
			const isDone = await change(staff, id, async (db) => {
				const item = await findInboxItem(db, staff, id);
				const message = item?.messages.find((each) => each.id === messageId);
				if (!message?.canSendAgain) return null;
				return { statements: [sendAgainStatement(db, messageId, now())], after: { sentAgain: messageId } };
			});
			if (isDone) await kick();
			return isDone;
		},
	};
}

type Change = { statements: D1PreparedStatement[]; before?: object; after: object };

/** As if it had just been written: it is tried for three days again. */
function sendAgainStatement(db: D1DatabaseSession, id: string, now: number): D1PreparedStatement {
	return db
		.prepare(
			`UPDATE outbox SET status = 'queued', attempts = 0, next_attempt_at = ?1, created_at = ?1, alerted_at = NULL,
				acknowledged_at = NULL, fault = NULL,
				progress = CASE WHEN progress IS NULL THEN NULL ELSE json_set(progress, '$.refused', json('[]')) END
			WHERE id = ?2`,
		)
		.bind(now, id);
}
