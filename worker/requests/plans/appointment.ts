import { formatDateTime } from "../../../app/domain/dates";
import { APPOINTMENT_SECONDS } from "../retention";
import { newsletterWish } from "./newsletter";
import {
	type Arrival,
	agencyLetter,
	nameOf,
	officeAddress,
	type Plan,
	type Refusal,
	refuse,
	subjectIn,
	visitorLetter,
} from "./plan";

type SlotRow = { id: string; property_id: number; starts_at: number; ends_at: number; free: number };

/** A place in one of the agency's slots. Whether one is left is decided by the database, in the batch itself. */
export async function planAppointment(arrival: Arrival<"contact-appointment">): Promise<Plan | Refusal> {
	const { data, deps, language, now } = arrival;
	const subject = await subjectIn(arrival, data);
	if ("refused" in subject) return subject;
	const slot = await deps.db
		.withSession("first-primary")
		.prepare(
			`SELECT id, property_id, starts_at, ends_at, capacity - (
				SELECT count(*) FROM bookings WHERE slot_id = s.id AND state = 'confirmed'
			) AS free FROM appointment_slots AS s WHERE id = ? AND property_id = ?`,
		)
		.bind(data.slotId, data.propertyId ?? 0)
		.first<SlotRow>();
	if (!slot || slot.starts_at <= now || slot.free <= 0) return refuse(409, "slotId", "gone.slot");

	const name = nameOf(data);
	const office = officeAddress(deps, subject.agency);
	const starts = new Date(slot.starts_at * 1_000);
	const wish = await newsletterWish(arrival, data);
	return {
		statements: [
			deps.db
				.prepare(
					`INSERT INTO bookings (id, slot_id, property_id, starts_at, ends_at, submission_id, language, first_name,
						last_name, email, state, created_at)
					VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'confirmed', ?)`,
				)
				.bind(
					crypto.randomUUID(),
					slot.id,
					slot.property_id,
					slot.starts_at,
					slot.ends_at,
					arrival.id,
					language,
					data.firstName,
					data.lastName,
					data.email,
					now,
				),
			...wish.statements,
		],
		letters: [
			visitorLetter(arrival, { email: data.email, name }, office, {
				values: { when: formatDateTime(starts, language), home: subject.visitor.letter.title },
				home: subject.visitor.letter,
				answers: arrival.stored,
			}),
			await agencyLetter(arrival, office, data.email, {
				values: { when: formatDateTime(starts, deps.agencyLanguage), person: name, home: subject.agency.letter.title },
				home: subject.agency.letter,
			}),
			...wish.letters,
		],
		emails: [data.email],
		propertyId: data.propertyId,
		expiresAt: slot.ends_at + APPOINTMENT_SECONDS,
	};
}
