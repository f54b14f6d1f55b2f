import * as z from "zod";
import type { Language } from "../../../app/domain/language";
import type { OutboxKind, OutboxStatus } from "../../outbox/rows";
import { momentOf } from "../../platform/clock";
import type { Cell, Computed, RowOf } from "../../platform/rows";
import type { Staff } from "../../ports/staff";
import { findInboxRow, type InboxRow } from "./list";

export type InboxNote = { id: string; kind: "note" | "reply"; staffName: string; text: string; at: string };

/** An email or lead that came of the submission. */
export type InboxMessage = {
	id: string;
	kind: OutboxKind;
	/** Null for a lead. */
	to: string | null;
	subject: string;
	status: OutboxStatus;
	/** The receiver's reason; null where there is none. */
	fault: string | null;
	at: string;
	canSendAgain: boolean;
};

export type InboxItem = InboxRow & {
	/** The visitor's. */
	language: Language;
	/** What was filled in, as it is stored. */
	data: object;
	notes: InboxNote[];
	messages: InboxMessage[];
	files: { key: string; name: string }[];
	/** A booked viewing, ISO 8601. */
	viewing: { start: string; state: "confirmed" | "cancelled" } | null;
};

/** What forms hold is read by those who show it (`worker/desk/inbox/person.ts`). */
const dataSchema = z.looseObject({});

/** Everything about one item; null where it does not exist or is none of this person's. */
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
				"SELECT id, kind, staff_name AS staffName, text, at FROM inbox_notes WHERE submission_id = ? ORDER BY at, id",
			)
			.bind(id)
			.all<RowOf<"inbox_notes", "id" | "kind" | "text" | "at"> & { staffName: Cell<"inbox_notes", "staff_name"> }>(),
		db
			.prepare(
				`SELECT id, kind, recipient, subject, status, fault, coalesce(sent_at, created_at) AS at FROM outbox
				WHERE submission_id = ? ORDER BY seq LIMIT 100`,
			)
			.bind(id)
			.all<RowOf<"outbox", "id" | "kind" | "recipient" | "subject" | "status" | "fault"> & Computed<{ at: number }>>(),
		db
			.prepare("SELECT key, name FROM files WHERE submission_id = ? ORDER BY name")
			.bind(id)
			.all<RowOf<"files", "key" | "name">>(),
		db
			.prepare("SELECT starts_at, state FROM bookings WHERE submission_id = ? LIMIT 1")
			.bind(id)
			.first<RowOf<"bookings", "starts_at" | "state">>(),
	]);
	if (!submission) return null;
	return {
		...row,
		language: submission.language,
		data: dataSchema.parse(JSON.parse(submission.data)),
		notes: notes.results.map((note) => ({ ...note, at: momentOf(note.at) })),
		messages: messages.results.map(({ recipient, ...message }) => ({
			...message,
			to: message.kind === "email" ? recipient : null,
			at: momentOf(message.at),
			canSendAgain: mayBeSentAgain(message),
		})),
		files: files.results,
		viewing: viewing && { start: momentOf(viewing.starts_at), state: viewing.state },
	};
}

/** A lead that arrived is in the CRM: sent again, it would be there twice. */
function mayBeSentAgain({ kind, status }: { kind: OutboxKind; status: OutboxStatus }): boolean {
	return status === "failed" || (status === "sent" && kind === "email");
}
