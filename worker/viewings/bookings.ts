import { DAY_SECONDS } from "../../app/domain/durations";
import { isLanguage, type Language } from "../../app/domain/language";
import { guardStatement } from "../platform/guard";
import type { Computed, RowOf } from "../platform/rows";

/** A seat in one of the agency's slots. Times are epoch seconds. */
export type Booking = {
	id: string;
	slotId: string;
	propertyId: number;
	startsAt: number;
	endsAt: number;
	submissionId: string | null;
	language: Language;
	/** Form of address chosen in the form. */
	title: string | null;
	firstName: string;
	lastName: string;
	email: string;
	/** Telephone number of a booking by the desk; other bookings have it in their submission. */
	phone: string | null;
	state: "confirmed" | "cancelled";
	/** Number of changes; iCalendar's SEQUENCE. */
	sequence: number;
};

type BookingRow = RowOf<"bookings"> & Computed<{ title: string | null }>;

/** The form of address is only stored in the submission. */
const TITLE = `(SELECT data ->> 'title' FROM submissions
	WHERE id = booking.submission_id AND form IN ('contact-appointment', 'open-house')) AS title`;

/** How long before a viewing its reminder is sent. */
const REMIND_SECONDS = DAY_SECONDS;

/** Time of the reminder; null when it has passed: a later booking gets no reminder. */
function remindAt(startsAt: number, now: number): number | null {
	const due = startsAt - REMIND_SECONDS;
	return due > now ? due : null;
}

/** Books a seat. A trigger refuses when none is left (`slot-full`). */
export function insertStatement(db: D1Database, booking: Booking, now: number): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO bookings (id, slot_id, property_id, starts_at, ends_at, submission_id, language, first_name,
				last_name, email, phone, state, created_at, remind_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'confirmed', ?, ?)`,
		)
		.bind(
			booking.id,
			booking.slotId,
			booking.propertyId,
			booking.startsAt,
			booking.endsAt,
			booking.submissionId,
			booking.language,
			booking.firstName,
			booking.lastName,
			booking.email,
			booking.phone,
			now,
			remindAt(booking.startsAt, now),
		);
}

const FROM_REGISTRATION = "FROM bookings WHERE slot_id = ? AND email = ? COLLATE NOCASE AND state = 'confirmed'";

/** Returns a person's booking for an open day; null when there is none. */
export async function findRegistration(
	db: D1DatabaseSession,
	{ slotId, email }: Pick<Booking, "slotId" | "email">,
): Promise<Pick<Booking, "id" | "sequence"> | null> {
	return db
		.prepare(`SELECT id, sequence ${FROM_REGISTRATION} LIMIT 1`)
		.bind(slotId, email)
		.first<RowOf<"bookings", "id" | "sequence">>();
}

/** Guard: the person has no seat at the open day yet. Of two simultaneous forms, only one books. */
export function notRegisteredGuard(db: D1Database, { slotId, email }: Booking): D1PreparedStatement {
	return guardStatement(db, `NOT EXISTS (SELECT 1 ${FROM_REGISTRATION})`, slotId, email);
}

/** Updates a registration with a later one. `booking.sequence` is already incremented. */
export function updateRegistrationStatement(db: D1Database, booking: Booking): D1PreparedStatement {
	return db
		.prepare(
			`UPDATE bookings SET submission_id = ?, language = ?, first_name = ?, last_name = ?, email = ?, phone = ?,
				sequence = ? WHERE id = ?`,
		)
		.bind(
			booking.submissionId,
			booking.language,
			booking.firstName,
			booking.lastName,
			booking.email,
			booking.phone,
			booking.sequence,
			booking.id,
		);
}

/**
 * Writes a change; `booking.sequence` is already incremented. A trigger refuses when another change came first
 * (`booking-changed`) or no seat is left in the new slot (`slot-full`).
 */
export function changeStatement(db: D1Database, booking: Booking, now: number): D1PreparedStatement {
	return db
		.prepare(
			"UPDATE bookings SET slot_id = ?, starts_at = ?, ends_at = ?, state = ?, sequence = ?, remind_at = ? WHERE id = ?",
		)
		.bind(
			booking.slotId,
			booking.startsAt,
			booking.endsAt,
			booking.state,
			booking.sequence,
			remindAt(booking.startsAt, now),
			booking.id,
		);
}

/** Guard: the booking still exists. A visitor who was erased meanwhile gets no emails. */
export function bookingExistsGuard(db: D1Database, { id }: Pick<Booking, "id">): D1PreparedStatement {
	return guardStatement(db, "EXISTS (SELECT 1 FROM bookings WHERE id = ?)", id);
}

/**
 * Marks a booking as reminded. The guard requires that it is unchanged and not yet reminded: an email never states an
 * outdated time.
 */
export function remindedStatements(db: D1Database, { id, sequence }: Booking): D1PreparedStatement[] {
	return [
		guardStatement(
			db,
			`EXISTS (SELECT 1 FROM bookings
				WHERE id = ? AND sequence = ? AND state = 'confirmed' AND remind_at IS NOT NULL)`,
			id,
			sequence,
		),
		db.prepare("UPDATE bookings SET remind_at = NULL WHERE id = ?").bind(id),
	];
}

export async function findBooking(db: D1DatabaseSession, id: string, fallback: Language): Promise<Booking | null> {
	const row = await db.prepare(`SELECT *, ${TITLE} FROM bookings AS booking WHERE id = ?`).bind(id).first<BookingRow>();
	return row ? bookingOf(row, fallback) : null;
}

/** Returns the bookings with a due reminder, most urgent first, without those that have begun. */
export async function dueBookings(
	db: D1DatabaseSession,
	now: number,
	limit: number,
	fallback: Language,
): Promise<Booking[]> {
	const due = db.prepare(
		`SELECT *, ${TITLE} FROM bookings AS booking
		WHERE remind_at IS NOT NULL AND remind_at <= ?1 AND remind_at > ?1 - ${REMIND_SECONDS}
		AND state = 'confirmed' ORDER BY remind_at LIMIT ?2`,
	);
	return bookingsOf(due.bind(now, limit), fallback);
}

/** Returns the bookings whose slot the agency has moved, with the slot's new times. Reads the upcoming bookings. */
export async function shiftedBookings(
	db: D1DatabaseSession,
	now: number,
	limit: number,
	fallback: Language,
): Promise<Booking[]> {
	const shifted = db.prepare(
		`SELECT booking.*, slot.starts_at AS starts_at, slot.ends_at AS ends_at, ${TITLE}
		FROM bookings AS booking
		JOIN appointment_slots AS slot ON slot.id = booking.slot_id AND slot.property_id = booking.property_id
		WHERE booking.starts_at > ?1 AND booking.state = 'confirmed' AND slot.starts_at > ?1
		AND (slot.starts_at <> booking.starts_at OR slot.ends_at <> booking.ends_at)
		ORDER BY booking.starts_at LIMIT ?2`,
	);
	return bookingsOf(shifted.bind(now, limit), fallback);
}

async function bookingsOf(statement: D1PreparedStatement, fallback: Language): Promise<Booking[]> {
	const { results } = await statement.all<BookingRow>();
	return results.map((row) => bookingOf(row, fallback));
}

function bookingOf(row: BookingRow, fallback: Language): Booking {
	return {
		id: row.id,
		slotId: row.slot_id,
		propertyId: row.property_id,
		startsAt: row.starts_at,
		endsAt: row.ends_at,
		submissionId: row.submission_id,
		language: isLanguage(row.language) ? row.language : fallback,
		title: row.title,
		firstName: row.first_name ?? "",
		lastName: row.last_name ?? "",
		email: row.email ?? "",
		phone: row.phone,
		state: row.state,
		sequence: row.sequence,
	};
}
