import type { InboxQuery, InboxStage, InboxState, LostReason } from "../../../app/domain/desk/inbox";
import { HOUR_SECONDS } from "../../../app/domain/durations";
import { brusselsDay } from "../../../app/domain/formatting/dates";
import type { FormDefinition } from "../../../app/domain/forms/definition";
import { forms } from "../../../app/domain/forms/forms";
import type { Language } from "../../../app/domain/language";
import type { Day } from "../../../app/domain/viewings/calendar";
import type { Staff } from "../../accounts/staff/staff";
import type { EmailService } from "../../email/service";
import type { Listings } from "../../listings/service";
import { sendAgainStatement } from "../../outbox/failures";
import type { RowOf } from "../../platform/rows";
import type { Requests } from "../../submissions/service";
import { namedBy, viewingScope } from "../scope";
import { changeAsOf, changeItem, columnStatement, noteStatement, stateStatements } from "./change";
import { findInboxItem, type InboxItem } from "./item";
import { findInboxRow, inboxAgents, inboxNews, inboxProperties, listInbox } from "./list";
import { findPerson } from "./person-page";
import { type ReceiveDependencies, receiveEmail } from "./receive";
import { type Reply, type ReplyDependencies, replyToItem } from "./reply";

export type { InboxMessage, InboxNote } from "./item";

/** Answers of a form as label and value. */
type AnswerSection = { title: string | null; facts: { label: string; value: string }[] };

export type ShownItem = Omit<InboxItem, "data" | "files"> & {
	answers: AnswerSection[];
	files: { name: string; url: string; note: string | null }[];
};

type InboxDependencies = ReceiveDependencies &
	ReplyDependencies & {
		listings: D1Database;
		email: Pick<EmailService, "answers">;
		requests: Pick<Requests, "fileLink">;
		properties: Pick<Listings, "typeNames">;
	};

/** Lifetime of links to files in a page of the desk. */
const FILE_SECONDS = 12 * HOUR_SECONDS;

const MAX_COLLEAGUES = 500;
const MAX_NAMED = 500;

/** Finds the properties that match some words, newest first. */
async function namedProperties(listings: D1Database, words: string): Promise<number[]> {
	const { sql, values } = namedBy(words);
	const { results } = await listings
		.withSession("first-unconstrained")
		.prepare(`SELECT l.id FROM listings AS l WHERE ${sql} ORDER BY l.id DESC LIMIT ${MAX_NAMED}`)
		.bind(...values)
		.all<RowOf<"listings", "id">>();
	return results.map(({ id }) => id);
}

/**
 * Inbox of submissions and emails. Every method is limited to the scope of the member of staff: items outside it count as
 * missing, and changing them returns false.
 */
export function createInbox(deps: InboxDependencies) {
	const { personal, audit, now } = deps;
	const session = () => personal.withSession("first-primary");
	const today = () => brusselsDay(now() * 1_000);

	return {
		list: async (staff: Staff, query: InboxQuery, limit: number) =>
			listInbox(
				session(),
				staff,
				query,
				limit,
				query.words ? await namedProperties(deps.listings, query.words) : [],
				today(),
			),
		/** @param language language of the reader */
		async item(staff: Staff, id: string, language: Language): Promise<ShownItem | null> {
			const found = await findInboxItem(session(), staff, id);
			if (!found) return null;
			const { data, files, ...item } = found;
			const { isConfidential }: FormDefinition = forms[item.form];
			if (isConfidential) await audit.recordReading({ staff, action: "inbox.read", subject: `submission:${id}` });
			const names = { propertyTypes: await deps.properties.typeNames(language) };
			const linked = files.map(({ key, ...file }) => ({ ...file, url: deps.requests.fileLink(key, FILE_SECONDS) }));
			return { ...item, answers: deps.email.answers(data, language, names), files: linked };
		},
		person: async (staff: Staff, id: string) => findPerson(session(), staff, id, await viewingScope(deps, staff)),
		news: (staff: Staff) => inboxNews(session(), staff, today()),
		agents: (staff: Staff) => inboxAgents(session(), staff),
		properties: (staff: Staff) => inboxProperties(session(), staff),
		/** Staff to whom items can be assigned. */
		async colleagues() {
			const { results } = await session()
				.prepare("SELECT id, name FROM staff WHERE state = 'active' ORDER BY name COLLATE NOCASE LIMIT ?")
				.bind(MAX_COLLEAGUES)
				.all<RowOf<"staff", "id" | "name">>();
			return results;
		},
		/** @param written number of messages on the page from which the change comes */
		setState: (staff: Staff, id: string, state: InboxState, written?: number) =>
			changeAsOf(deps, { staff, id, written }, (db, row) => ({
				statements: stateStatements(db, { id, now: now() }, state, row.remindOn),
				before: { state: row.state },
				after: { state },
			})),
		/** @param reason only for the stage `lost`; null for none */
		setStage: (staff: Staff, id: string, stage: InboxStage, reason: LostReason | null) =>
			changeItem(deps, staff, id, (db, row) => {
				const at = { id, now: now() };
				const lostReason = stage === "lost" ? reason : null;
				return {
					statements: [columnStatement(db, at, "stage", stage), columnStatement(db, at, "lost_reason", lostReason)],
					before: { stage: row.stage, lostReason: row.lostReason },
					after: { stage, lostReason },
				};
			}),
		/** Hides an item until a day. @param day null to show it again */
		remind: (staff: Staff, id: string, day: Day | null, written?: number) =>
			changeAsOf(deps, { staff, id, written }, (db, row) => ({
				statements: [columnStatement(db, { id, now: now() }, "remind_on", day)],
				before: { remindOn: row.remindOn },
				after: { remindOn: day },
			})),
		/** Assigns an item to active staff. The present assignee may also be inactive. @param to null for nobody */
		assign: (staff: Staff, id: string, to: string | null) =>
			changeItem(deps, staff, id, async (db, row) => {
				const active = db.prepare("SELECT 1 FROM staff WHERE id = ? AND state = 'active'");
				const isTheSame = to === (row.assignedTo?.id ?? null);
				if (!isTheSame && to !== null && (await active.bind(to).first()) === null) return null;
				return {
					statements: [columnStatement(db, { id, now: now() }, "assigned_to", to)],
					before: { assignedTo: row.assignedTo?.id ?? null },
					after: { assignedTo: to },
				};
			}),
		note: (staff: Staff, id: string, text: string) =>
			changeItem(deps, staff, id, (db, row) => ({
				statements: [
					noteStatement(db, { id, now: now() }, staff, { kind: "note", text }),
					columnStatement(db, { id, now: now() }, "state", row.state === "new" ? "seen" : row.state),
				],
				after: { noted: true },
			})),
		reply: (staff: Staff, id: string, reply: Reply) => replyToItem(deps, staff, id, reply),
		receive: (raw: Uint8Array<ArrayBuffer>, envelope: string | null) => receiveEmail(deps, raw, envelope),
		/** Marks an item as seen by this member of staff only. */
		async see(staff: Staff, id: string) {
			const db = session();
			if (!(await findInboxRow(db, staff, id))) return false;
			await db
				.prepare("INSERT OR IGNORE INTO inbox_seen (submission_id, staff_id) VALUES (?, ?)")
				.bind(id, staff.id)
				.run();
			return true;
		},
		/** Enqueues an email or a failed lead again. */
		sendAgain: (staff: Staff, id: string, messageId: string) => sendAgain(deps, staff, id, messageId),
	};
}

async function sendAgain(deps: InboxDependencies, staff: Staff, id: string, messageId: string): Promise<boolean> {
	const isDone = await changeItem(deps, staff, id, async (db) => {
		const item = await findInboxItem(db, staff, id);
		const message = item?.messages.find((each) => each.id === messageId);
		if (!message?.canSendAgain) return null;
		const asNow = { fallback: deps.routing().fallback, now: deps.now() };
		// `TRUE`: also emails that were sent.
		return { statements: [sendAgainStatement(db, [messageId], asNow, "TRUE")], after: { sentAgain: messageId } };
	});
	if (isDone) await deps.kick();
	return isDone;
}
