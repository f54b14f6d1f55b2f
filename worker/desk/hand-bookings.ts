import type { Language } from "../../app/domain/language";
import { numberedName } from "../../app/domain/property/field-words";
import { momentOf } from "../platform/clock";
import type { Cell, RowOf } from "../platform/rows";
import type { HandBooking } from "../ports/booking-request";
import type { Staff } from "../ports/staff";
import type { ManagementDependencies } from "./dependencies";
import { type Caller, callerOf } from "./inbox/person";
import { inboxScope, isInScope, viewingScope } from "./scope";

export type FreeSlot = { id: string; start: string };

/** What is known before a viewing is booked for a caller. */
export type BookingDraft = {
	/** Null until one is chosen. */
	property: { id: number; title: string; slots: FreeSlot[] } | null;
	/** The form that it follows from, with who sent it; null for a caller. */
	request: { item: string; caller: Caller; language: Language } | null;
};

/** Viewings that the desk books by hand. An agent's scope is his properties. */
export type DeskHandBookings = {
	/** @param asked what is not in this person's scope is left out */
	draft(
		staff: Staff,
		asked: { propertyId: number | null; item: string | null },
		language: Language,
	): Promise<BookingDraft>;
	/** @returns the viewing; `unknown` where property or form are not in this person's scope, or nothing can be booked */
	book(staff: Staff, booking: HandBooking): Promise<{ id: string } | "full" | "unknown">;
};

const MOST_SLOTS = 100;

/** The coming times of a property that have a seat, whatever notice they ask of visitors. */
export async function freeSlots(db: D1DatabaseSession, propertyId: number, now: number): Promise<FreeSlot[]> {
	const { results } = await db
		.prepare(
			`SELECT id, starts_at FROM appointment_slots WHERE property_id = ? AND starts_at > ? AND open_house IS NULL
				AND capacity > (SELECT count(*) FROM bookings WHERE slot_id = appointment_slots.id AND state = 'confirmed')
			ORDER BY starts_at LIMIT ${MOST_SLOTS}`,
		)
		.bind(propertyId, now)
		.all<RowOf<"appointment_slots", "id" | "starts_at">>();
	return results.map(({ id, starts_at }) => ({ id, start: momentOf(starts_at) }));
}

export function createDeskHandBookings(deps: ManagementDependencies): DeskHandBookings {
	const { personal, audit, now } = deps;
	const session = () => personal.withSession("first-primary");

	async function isOwn(staff: Staff, propertyId: number): Promise<boolean> {
		return isInScope(await viewingScope(deps, staff), { propertyId, staffId: null });
	}

	async function findRequest(staff: Staff, id: string) {
		const { sql, values } = inboxScope(staff, "i");
		return session()
			.prepare(
				`SELECT s.data, s.language, s.property_id FROM submissions AS s
				JOIN inbox AS i ON i.submission_id = s.id WHERE s.id = ? AND ${sql}`,
			)
			.bind(id, ...values)
			.first<RowOf<"submissions", "data" | "property_id"> & { language: Cell<"submissions", "language", Language> }>();
	}

	return {
		async draft(staff, { propertyId, item }, language) {
			const request = item === null ? null : await findRequest(staff, item);
			const id = propertyId ?? request?.property_id ?? null;
			const isShown = id !== null && (await isOwn(staff, id));
			return {
				property: isShown
					? {
							id,
							title: (await deps.agencyNames([id], language)).get(id)?.long ?? numberedName(id, language),
							slots: await freeSlots(session(), id, now()),
						}
					: null,
				request: item !== null && request ? { item, caller: callerOf(request.data), language: request.language } : null,
			};
		},
		async book(staff, booking) {
			const { propertyId, submissionId } = booking;
			if (!(await isOwn(staff, propertyId))) return "unknown";
			if (submissionId !== null && !(await findRequest(staff, submissionId))) return "unknown";
			const booked = await deps.appointments.bookByAgency(booking, deps.origin);
			if (!booked.ok) return booked.reason === "full" ? "full" : "unknown";
			const { id } = booked;
			const after = { propertyId, slot: booking.slotId };
			await audit.record({ staff, action: "viewings.change", subject: `booking:${id}`, after });
			return { id };
		},
	};
}
