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
	/** As it was chosen in the form that booked it. */
	title: string | null;
	firstName: string;
	lastName: string;
	email: string;
	/** Where the desk booked it for a caller; others have it in their form. */
	phone: string | null;
	state: "confirmed" | "cancelled";
	/** How often it was changed. */
	sequence: number;
};

type BookingRow = RowOf<"bookings"> & Computed<{ title: string | null }>;

/** How the visitor is addressed is in the form alone. */
const TITLE = `(SELECT data ->> 'title' FROM submissions
	WHERE id = booking.submission_id AND form IN ('contact-appointment', 'open-house')) AS title`;

/** How long before a viewing its reminder is sent. */
const REMIND_SECONDS = DAY_SECONDS;

/** When the reminder is due; null where that time has passed: a later booking needs no reminder. */
function remindAt(startsAt: number, now: number): number | null {
	const due = startsAt - REMIND_SECONDS;
	return due > now ? due : null;
}

/** Books a seat. The database refuses where none is left (`slot-full`). */
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

const PLACE_OF = "FROM bookings WHERE slot_id = ? AND email = ? COLLATE NOCASE AND state = 'confirmed'";

/** The booking of somebody's place at an open day; null where there is none. */
export async function placeOf(
	db: D1DatabaseSession,
	{ slotId, email }: Pick<Booking, "slotId" | "email">,
): Promise<Pick<Booking, "id" | "sequence"> | null> {
	return db
		.prepare(`SELECT id, sequence ${PLACE_OF} LIMIT 1`)
		.bind(slotId, email)
		.first<RowOf<"bookings", "id" | "sequence">>();
}

/** Lets a batch through while somebody has no place at an open day: two forms of one instant book one. */
export function newcomerGuard(db: D1Database, { slotId, email }: Booking): D1PreparedStatement {
	return guardStatement(db, `NOT EXISTS (SELECT 1 ${PLACE_OF})`, slotId, email);
}

/** Writes whose place it is anew, as a later registration says it. `booking.sequence` counts that already. */
export function registeredAnewStatement(db: D1Database, booking: Booking): D1PreparedStatement {
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
 * Writes a change that `booking.sequence` already counts. The database refuses where another change came first
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

/** Lets a batch through while the booking is kept: a visitor who was erased meanwhile gets no emails. */
export function keptGuard(db: D1Database, { id }: Pick<Booking, "id">): D1PreparedStatement {
	return guardStatement(db, "EXISTS (SELECT 1 FROM bookings WHERE id = ?)", id);
}

/**
 * Marks a booking's visitor as reminded. The batch goes through only while the booking is unchanged and not reminded
 * yet: an email never states an outdated time.
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

/** Bookings whose reminder is due, the most urgent first; those that have begun need none. */
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

/**
 * Bookings whose slot the agency has put at another time, as they are to be: with the slot's times. Reads the coming
 * bookings.
 */
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
