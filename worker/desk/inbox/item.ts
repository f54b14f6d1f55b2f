import * as z from "zod";
import type { Language } from "../../../app/domain/language";
import type { Staff } from "../../accounts/staff/staff";
import type { OutboxKind, OutboxStatus } from "../../outbox/rows";
import { toIsoString } from "../../platform/clock";
import type { Cell, Computed, RowOf } from "../../platform/rows";
import { findInboxRow, type InboxRow } from "./list";

export type InboxNote = {
	id: string;
	kind: "note" | "reply" | "message";
	author: string;
	/** Sender address of a message, which may differ from the form's; otherwise null. */
	sender: string | null;
	/** Whether a program sent the message. */
	isAutomatic: boolean;
	text: string;
	at: string;
	/** Names of attachments that were not stored. */
	leftOut: string[];
};

/** An email or lead that resulted from the submission. */
export type InboxMessage = {
	id: string;
	kind: OutboxKind;
	/** Null for a lead. */
	to: string | null;
	subject: string;
	status: OutboxStatus;
	/** The receiver's error; null if there is none. */
	fault: string | null;
	at: string;
	canSendAgain: boolean;
};

export type InboxItem = InboxRow & {
	/** The visitor's language. */
	language: Language;
	/** The submitted fields as stored. */
	data: object;
	notes: InboxNote[];
	messages: InboxMessage[];
	/** `note`: id of the note that the file belongs to; null for a file of the form. */
	files: { key: string; name: string; note: string | null }[];
	/** The latest confirmed viewing, else the latest cancelled one; ISO 8601. */
	viewing: { start: string; state: "confirmed" | "cancelled" } | null;
};

type NoteRow = RowOf<"inbox_notes", "id" | "kind" | "author" | "sender" | "automatic" | "text" | "at"> & {
	leftOut: Cell<"inbox_notes", "left_out">;
};

const namesSchema = z.array(z.string());

/** Returns the note id in a file's field, `message:{id}` or `reply:{id}` (`reply.ts`, `receive.ts`). */
function noteOfField(field: string): string | null {
	return /^(?:message|reply):(.+)$/.exec(field)?.[1] ?? null;
}

/** Form fields are parsed where they are displayed (`worker/desk/inbox/person.ts`). */
const dataSchema = z.looseObject({});

/** One item in full; null if it does not exist or is outside this person's scope. */
export async function findInboxItem(db: D1DatabaseSession, staff: Staff, id: string): Promise<InboxItem | null> {
	const row = await findInboxRow(db, staff, id);
	if (!row) return null;
	const [submission, notes, messages, files, viewing] = await Promise.all([
		db
			.prepare("SELECT data, language FROM submissions WHERE id = ?")
			.bind(id)
			.first<RowOf<"submissions", "data"> & { language: Cell<"submissions", "language", Language> }>(),
		db
			.prepare(
				`SELECT id, kind, author, sender, automatic, text, at, left_out AS leftOut FROM inbox_notes
				WHERE submission_id = ? ORDER BY at, rowid`,
			)
			.bind(id)
			.all<NoteRow>(),
		db
			.prepare(
				`SELECT id, kind, recipient, subject, status, fault, coalesce(sent_at, created_at) AS at FROM outbox
				WHERE submission_id = ? ORDER BY seq LIMIT 100`,
			)
			.bind(id)
			.all<RowOf<"outbox", "id" | "kind" | "recipient" | "subject" | "status" | "fault"> & Computed<{ at: number }>>(),
		db
			.prepare("SELECT key, name, field FROM files WHERE submission_id = ? ORDER BY created_at, name")
			.bind(id)
			.all<RowOf<"files", "key" | "name" | "field">>(),
		db
			.prepare(
				`SELECT starts_at, state FROM bookings WHERE submission_id = ?
				ORDER BY state = 'confirmed' DESC, starts_at DESC LIMIT 1`,
			)
			.bind(id)
			.first<RowOf<"bookings", "starts_at" | "state">>(),
	]);
	if (!submission) return null;
	return {
		...row,
		language: submission.language,
		data: dataSchema.parse(JSON.parse(submission.data)),
		notes: notes.results.map(({ automatic, leftOut, ...note }) => ({
			...note,
			at: toIsoString(note.at),
			isAutomatic: automatic === 1,
			leftOut: leftOut === null ? [] : namesSchema.parse(JSON.parse(leftOut)),
		})),
		messages: messages.results.map(({ recipient, ...message }) => ({
			...message,
			to: message.kind === "email" ? recipient : null,
			at: toIsoString(message.at),
			canSendAgain: mayBeSentAgain(message),
		})),
		files: files.results.map(({ field, ...file }) => ({ ...file, note: noteOfField(field) })),
		viewing: viewing && { start: toIsoString(viewing.starts_at), state: viewing.state },
	};
}

/** A delivered lead is in the CRM already: sending it again would duplicate it. */
function mayBeSentAgain({ kind, status }: { kind: OutboxKind; status: OutboxStatus }): boolean {
	return status === "failed" || (status === "sent" && kind === "email");
}
