import type { InboxForm } from "../../../app/domain/desk/inbox-forms";
import { isInboxForm } from "../../../app/domain/desk/inbox-forms";
import { type FormName, formNames } from "../../../app/domain/forms/form-names";
import type { Staff } from "../../accounts/staff/staff";
import { toIsoString } from "../../platform/clock";
import type { Cell, RowOf } from "../../platform/rows";
import { bookingScope, inboxScope, patternedBookings, type ViewingScope } from "../scope";
import { findInboxRow } from "./list";
import type { InboxPerson } from "./person";

/** One event between a person and the agency; `at` in ISO 8601. */
export type PersonEntry = { at: string; propertyId: number | null } & (
	| { kind: "form"; form: InboxForm; item: string }
	| { kind: "note" | "reply" | "message"; author: string; text: string; item: string }
	| { kind: "viewing"; start: string; state: "confirmed" | "cancelled"; viewing: string }
	| { kind: "search"; goal: "sale" | "rent"; state: "pending" | "active" | "paused" }
	| { kind: "newsletter"; state: "pending" | "confirmed" }
	| { kind: "documents" }
);

export type PersonPage = { person: InboxPerson; language: string; entries: PersonEntry[] };

const MAX = 200;
const MAX_TEXT_LENGTH = 500;

type ItemRow = RowOf<"submissions", "id"> & {
	form: Cell<"submissions", "form", FormName>;
	propertyId: Cell<"submissions", "property_id">;
	at: Cell<"submissions", "created_at">;
};
type NoteRow = RowOf<"inbox_notes", "kind" | "author" | "text" | "at"> & {
	item: Cell<"inbox_notes", "submission_id">;
	propertyId: Cell<"submissions", "property_id">;
};

type BookingRow = RowOf<"bookings", "id" | "state"> & {
	propertyId: Cell<"bookings", "property_id">;
	start: Cell<"bookings", "starts_at">;
	at: Cell<"bookings", "created_at">;
};

/**
 * History between the sender of an item and the agency, the latest first, limited to this person's scope. Null if the
 * item is outside that scope.
 */
export async function findPerson(
	db: D1DatabaseSession,
	staff: Staff,
	id: string,
	viewings: ViewingScope,
): Promise<PersonPage | null> {
	const row = await findInboxRow(db, staff, id);
	if (!row) return null;
	const email = row.person.email ?? "";
	const scope = inboxScope(staff);
	const own = `i.submission_id IN (SELECT submission_id FROM submission_emails WHERE email = ?) AND ${scope.sql}`;
	const values = [email, ...scope.values];
	const shown = bookingScope(viewings);
	const [items, notes, bookings, searches, newsletters, documents, language] = await Promise.all([
		db
			.prepare(
				`SELECT s.id, s.form, s.property_id AS propertyId, s.created_at AS at
				FROM inbox AS i JOIN submissions AS s ON s.id = i.submission_id WHERE ${own} ORDER BY at DESC LIMIT ${MAX}`,
			)
			.bind(...values)
			.all<ItemRow>(),
		db
			.prepare(
				`SELECT n.kind, n.author, n.text, n.at, n.submission_id AS item, s.property_id AS propertyId
				FROM inbox_notes AS n JOIN inbox AS i ON i.submission_id = n.submission_id
				JOIN submissions AS s ON s.id = n.submission_id WHERE ${own} ORDER BY n.at DESC, n.rowid DESC LIMIT ${MAX}`,
			)
			.bind(...values)
			.all<NoteRow>(),
		db
			.prepare(
				`SELECT booking.id, booking.property_id AS propertyId, booking.starts_at AS start, booking.state,
					booking.created_at AS at
				FROM ${patternedBookings} WHERE booking.email = ? AND ${shown.sql} LIMIT ${MAX}`,
			)
			.bind(email, ...shown.values)
			.all<BookingRow>(),
		db
			.prepare(`SELECT goal, state, created_at FROM saved_searches WHERE email = ? LIMIT ${MAX}`)
			.bind(email)
			.all<RowOf<"saved_searches", "goal" | "state" | "created_at">>(),
		db
			.prepare(
				"SELECT state, coalesce(confirmed_at, created_at) AS created_at FROM newsletter_subscriptions WHERE email = ?",
			)
			.bind(email)
			.all<RowOf<"newsletter_subscriptions", "state" | "created_at">>(),
		db
			.prepare(
				`SELECT s.property_id AS propertyId, s.created_at AS at FROM submissions AS s
				WHERE s.form = 'request-documents' AND s.id IN (SELECT submission_id FROM submission_emails WHERE email = ?)
					AND NOT EXISTS (SELECT 1 FROM inbox WHERE submission_id = s.id) LIMIT ${MAX}`,
			)
			.bind(email)
			.all<Omit<ItemRow, "id" | "form">>(),
		db.prepare("SELECT language FROM submissions WHERE id = ?").bind(id).first<string>("language"),
	]);
	const entries: PersonEntry[] = [
		...items.results.flatMap(({ id: item, form, propertyId, at }): PersonEntry[] =>
			formNames.includes(form) && isInboxForm(form)
				? [{ kind: "form", form, item, propertyId, at: toIsoString(at) }]
				: [],
		),
		...notes.results.map(({ at, text, ...note }) => ({
			...note,
			text: text.slice(0, MAX_TEXT_LENGTH),
			at: toIsoString(at),
		})),
		...bookings.results.map(({ id: viewing, start, at, ...booking }) => ({
			kind: "viewing" as const,
			viewing,
			...booking,
			start: toIsoString(start),
			at: toIsoString(at),
		})),
		...searches.results.map(({ created_at: at, ...search }) => ({
			kind: "search" as const,
			propertyId: null,
			...search,
			at: toIsoString(at),
		})),
		...newsletters.results.map(({ created_at: at, state }) => ({
			kind: "newsletter" as const,
			propertyId: null,
			state,
			at: toIsoString(at),
		})),
		...documents.results.map(({ propertyId, at }) => ({ kind: "documents" as const, propertyId, at: toIsoString(at) })),
	];
	// Sorting is stable: within one second, an answer stays above the message that it answers.
	entries.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
	return { person: row.person, language: language ?? "", entries: entries.slice(0, MAX) };
}
