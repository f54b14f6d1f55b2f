import type { InboxQuery, InboxStage, InboxState, LostReason } from "../../../app/domain/desk/inbox";
import { brusselsDay } from "../../../app/domain/formatting/dates";
import type { FormDefinition } from "../../../app/domain/forms/definition";
import { forms } from "../../../app/domain/forms/forms";
import type { Language } from "../../../app/domain/language";
import type { Day } from "../../../app/domain/viewings/calendar";
import type { RowOf } from "../../platform/rows";
import type { Audit } from "../../ports/audit";
import type { GivenFile } from "../../ports/kept-files";
import type { Staff } from "../../ports/staff";
import { namedBy, viewingScope } from "../scope";
import { findInboxItem, type InboxItem } from "./item";
import { findInboxRow, type InboxRow, inboxAgents, inboxNews, inboxProperties, listInbox } from "./list";
import { findPerson, type PersonPage } from "./person-page";
import { type ReceiveDependencies, type Received, receiveEmail } from "./receive";
import { threadOf } from "./thread";

export type { InboxItem, InboxMessage, InboxNote } from "./item";
export type { InboxRow } from "./list";
export type { Received } from "./receive";

/**
 * What visitors ask of the agency. Everything is narrowed to what the given person may see; a change of what he may not
 * see is answered false, as if it did not exist.
 */
export type Inbox = {
	list(staff: Staff, query: InboxQuery, limit: number): Promise<InboxRow[]>;
	/** @param language of the reader */
	item(staff: Staff, id: string, language: Language): Promise<ShownItem | null>;
	/** The history between the sender of an item and the agency; null where the item is outside this person's scope. */
	person(staff: Staff, id: string): Promise<PersonPage | null>;
	/** `waiting` are new; `mark` changes with everything that happens. */
	news(staff: Staff): Promise<{ waiting: number; mark: string }>;
	/** Agents by their address in the CRM, for the filter. */
	agents(staff: Staff): Promise<string[]>;
	/** Properties that were asked about, for the filter. */
	properties(staff: Staff): Promise<number[]>;
	/** Whom something can be assigned to. */
	colleagues(): Promise<{ id: string; name: string }[]>;
	setState(staff: Staff, id: string, state: InboxState): Promise<boolean>;
	/** @param reason of what came to nothing; null for none */
	setStage(staff: Staff, id: string, stage: InboxStage, reason: LostReason | null): Promise<boolean>;
	/** It is out of the way until a day, on which it waits again. @param day null for no such day */
	remind(staff: Staff, id: string, day: Day | null): Promise<boolean>;
	/** @param to null for nobody */
	assign(staff: Staff, id: string, to: string | null): Promise<boolean>;
	note(staff: Staff, id: string, text: string): Promise<boolean>;
	/** This person has looked at it: colleagues still see it as new. */
	see(staff: Staff, id: string): Promise<boolean>;
	/** Writes to the visitor, whose answer comes back to the desk. */
	reply(staff: Staff, id: string, reply: Reply): Promise<Replied>;
	/** Takes in an email that was sent to a conversation. @param envelope the address that the mail server was given */
	receive(raw: Uint8Array<ArrayBuffer>, envelope: string | null): Promise<Received>;
	/** Hands an email, or a lead that failed, to the outbox once more. */
	sendAgain(staff: Staff, id: string, messageId: string): Promise<boolean>;
};

export type Reply = {
	text: string;
	/** Whether nothing is left to do. */
	close: boolean;
	/** The colleague who gets a copy; null for nobody. */
	copyTo: string | null;
	files: readonly GivenFile[];
};

/** `files`: names of those that could not be sent. */
export type Replied = { ok: true } | { ok: false; reason: "missing" } | { ok: false; reason: "files"; files: string[] };

/** What was filled in, as label and value. */
export type AnswerSection = { title: string | null; facts: { label: string; value: string }[] };

export type ShownItem = Omit<InboxItem, "data" | "files"> & {
	answers: AnswerSection[];
	files: { name: string; url: string; note: string | null }[];
};

export type InboxDependencies = ReceiveDependencies & {
	listings: D1Database;
	audit: Audit;
	/** Where answers about a submission go; null where no email comes back to the site. */
	replyAddress(submissionId: string): string | null;
	/** The Message-ID of an email of the outbox. */
	messageIdOf(id: string): string;
	answers(data: object, language: Language): Promise<AnswerSection[]>;
	/** A path that leads to a private file for a while. */
	fileLink(key: string): string;
};

const MOST_COLLEAGUES = 500;
const MOST_NAMED = 500;

/** Properties that some words name, the newest first. */
async function namedProperties(listings: D1Database, words: string): Promise<number[]> {
	const { sql, values } = namedBy(words);
	const { results } = await listings
		.withSession("first-unconstrained")
		.prepare(`SELECT l.id FROM listings AS l WHERE ${sql} ORDER BY l.id DESC LIMIT ${MOST_NAMED}`)
		.bind(...values)
		.all<RowOf<"listings", "id">>();
	return results.map(({ id }) => id);
}

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
		await store(db, staff, id, made);
		return true;
	}

	async function store(db: D1DatabaseSession, staff: Staff, id: string, { statements, before, after }: Change) {
		const line = { staff, action: "inbox.handle", subject: `submission:${id}`, before, after } as const;
		await db.batch([...statements, audit.statement(line)]);
	}

	const today = () => brusselsDay(now() * 1_000);

	type Column = "state" | "assigned_to" | "stage" | "lost_reason" | "remind_on";
	const set = (db: D1DatabaseSession, id: string, column: Column, value: string | null) =>
		db.prepare(`UPDATE inbox SET ${column} = ?, changed_at = ? WHERE submission_id = ?`).bind(value, now(), id);

	/** What was done keeps a reminder for a later day; nothing is left to do where it is closed. */
	const settled = (db: D1DatabaseSession, id: string, state: InboxState, remindOn: Day | null) => [
		set(db, id, "state", state),
		...(remindOn !== null && (state === "closed" || (state === "answered" && remindOn <= today()))
			? [set(db, id, "remind_on", null)]
			: []),
	];

	const noted = (
		db: D1DatabaseSession,
		staff: Staff,
		id: string,
		note: { kind: "note" | "reply"; text: string; id?: string },
	) =>
		db
			.prepare(
				`INSERT INTO inbox_notes (id, submission_id, kind, staff_id, author, text, at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
			)
			.bind(note.id ?? crypto.randomUUID(), id, note.kind, staff.id, staff.name, note.text, now());

	async function reply(staff: Staff, id: string, { text, close, copyTo, files }: Reply): Promise<Replied> {
		const db = session();
		const item = await findInboxItem(db, staff, id);
		if (!item?.person.email) return { ok: false, reason: "missing" };
		const noteId = crypto.randomUUID();
		const kept = await deps.keepFiles(id, `reply:${noteId}`, files);
		if (kept.leftOut.length > 0) {
			await kept.discard();
			return { ok: false, reason: "files", files: kept.leftOut };
		}
		const copy =
			copyTo &&
			(await db
				.prepare("SELECT email FROM staff WHERE id = ? AND state = 'active'")
				.bind(copyTo)
				.first<string>("email"));
		const prepared = await email.prepare([
			{
				form: item.form,
				template: "staff.reply",
				language: item.language,
				to: item.person.email,
				cc: copy || null,
				replyTo: deps.replyAddress(id) ?? staff.email,
				greet: item.person.name || null,
				values: { text, staff: staff.name },
				...(await threadOf(db, item, deps.messageIdOf)),
				attachments: kept.kept,
				submissionId: id,
			},
		]);
		const state = close ? "closed" : "answered";
		try {
			await store(db, staff, id, {
				statements: [
					noted(db, staff, id, { id: noteId, kind: "reply", text }),
					...settled(db, id, state, item.remindOn),
					...(item.stage === "new" ? [set(db, id, "stage", "contacted")] : []),
					...kept.statements,
					...prepared.statements,
				],
				before: { state: item.state, ...(item.stage === "new" ? { stage: "new" } : {}) },
				after: {
					state,
					...(item.stage === "new" ? { stage: "contacted" } : {}),
					replied: true,
					...(copy ? { copyTo } : {}),
					...(files.length > 0 ? { files: files.length } : {}),
				},
			});
		} catch (error) {
			await kept.discard();
			await prepared.discard();
			throw error;
		}
		await kick();
		return { ok: true };
	}

	return {
		list: async (staff, query, limit) =>
			listInbox(
				session(),
				staff,
				query,
				limit,
				query.words ? await namedProperties(deps.listings, query.words) : [],
				today(),
			),
		async item(staff, id, language) {
			const found = await findInboxItem(session(), staff, id);
			if (!found) return null;
			const { data, files, ...item } = found;
			const { isConfidential }: FormDefinition = forms[item.form];
			if (isConfidential) await audit.recordReading({ staff, action: "inbox.read", subject: `submission:${id}` });
			const answers = await deps.answers(data, language);
			return { ...item, answers, files: files.map(({ key, ...file }) => ({ ...file, url: deps.fileLink(key) })) };
		},
		person: async (staff, id) => findPerson(session(), staff, id, await viewingScope(deps, staff)),
		news: (staff) => inboxNews(session(), staff, today()),
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
				statements: settled(db, id, state, row.remindOn),
				before: { state: row.state },
				after: { state },
			})),
		setStage: (staff, id, stage, reason) =>
			change(staff, id, (db, row) => {
				const lostReason = stage === "lost" ? reason : null;
				return {
					statements: [set(db, id, "stage", stage), set(db, id, "lost_reason", lostReason)],
					before: { stage: row.stage, lostReason: row.lostReason },
					after: { stage, lostReason },
				};
			}),
		remind: (staff, id, day) =>
			change(staff, id, (db, row) => ({
				statements: [set(db, id, "remind_on", day)],
				before: { remindOn: row.remindOn },
				after: { remindOn: day },
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
					noted(db, staff, id, { kind: "note", text }),
					set(db, id, "state", row.state === "new" ? "seen" : row.state),
				],
				after: { noted: true },
			})),
		reply,
		receive: (raw, envelope) => receiveEmail(deps, raw, envelope),
		async see(staff, id) {
			const db = session();
			if (!(await findInboxRow(db, staff, id))) return false;
			await db
				.prepare("INSERT OR IGNORE INTO inbox_seen (submission_id, staff_id) VALUES (?, ?)")
				.bind(id, staff.id)
				.run();
			return true;
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
