import type { Language } from "../../app/domain/language";
import { translator } from "../../app/i18n/translator";
import { toIsoString } from "../platform/clock";
import { bookByAgency, prepareBooking } from "./book";
import type { BookingRequest, HandBooking } from "./booking-request";
import type { Booking } from "./bookings";
import { calendarFile } from "./calendar-file";
import { bookingOfLink, cancelAppointment, moveAppointment, restoreAppointment } from "./change";
import type { AppointmentDependencies, ViewingProperty } from "./dependencies";
import { visitorEntry } from "./emails";
import { followSlots } from "./follow";
import { notifyOfSeats } from "./new-seats";
import { agentOfSlot, publishedProperty } from "./properties";
import { remindVisitors } from "./reminders";
import { canBookViewings, findFreeSlot, findOpenHouse, findSlots, slotsForAgency } from "./slots";

export type { ChangeResult, Restored } from "./change";

/** An appointment for its visitor. Times are ISO 8601, UTC. */
export type Appointment = {
	state: "upcoming" | "past" | "cancelled";
	propertyId: number;
	slotId: string;
	start: string;
	end: string;
	/** Null when the property is no longer published. */
	property: ViewingProperty | null;
};

export type Appointments = ReturnType<typeof createAppointments>;

export function createAppointments(deps: AppointmentDependencies) {
	const { db, now } = deps;

	async function propertyOf({ propertyId, slotId }: Booking, language: Language, origin: string) {
		return publishedProperty(deps, propertyId, language, origin, await agentOfSlot(db, slotId));
	}

	return {
		/**
		 * Free slots of a property; none if it is not on the market. Read from the primary, because a replica may lag behind
		 * the booking of the last seat. @param token token of the appointment to be moved
		 */
		async slots(propertyId: number, token?: string) {
			if (!(await canBookViewings(deps, { propertyId }))) return [];
			const except = token === undefined ? null : deps.links.subjectOf("appointment", token, now());
			return findSlots(db.withSession("first-primary"), propertyId, now(), except);
		},
		/** Free slots for the agency. @param except id of the booking to be moved */
		slotsForAgency: (propertyId: number, except?: string) =>
			slotsForAgency(db.withSession("first-primary"), propertyId, now(), except ?? null),
		/** Whether a slot has a free seat for the agency; also slots of open days. */
		isFree: async (slotId: string, propertyId: number) =>
			(await findFreeSlot(db.withSession("first-primary"), { slotId, propertyId, by: "agency" }, now())) !== null,
		/** Slot of an open day with its free seats; null when it takes no registrations. */
		openHouse: (id: string) => findOpenHouse(db.withSession("first-primary"), id, now()),
		prepare: (bookingRequest: BookingRequest) => prepareBooking(deps, bookingRequest),
		/** Appointment of a link in an email; null for an invalid link. */
		async ofLink(token: string, language: Language, origin: string): Promise<Appointment | null> {
			const booking = await bookingOfLink(deps, token);
			if (!booking) return null;
			const isPast = booking.startsAt <= now();
			return {
				state: booking.state === "cancelled" ? "cancelled" : isPast ? "past" : "upcoming",
				propertyId: booking.propertyId,
				slotId: booking.slotId,
				start: toIsoString(booking.startsAt),
				end: toIsoString(booking.endsAt),
				property: await propertyOf(booking, language, origin),
			};
		},
		move: (token: string, slotId: string, origin: string) => moveAppointment(deps, { token }, slotId, origin),
		cancel: (token: string, origin: string) => cancelAppointment(deps, { token }, origin),
		/**
		 * Moves an appointment for the agency to another slot of the property. Visitor and agency are notified.
		 * @param reason text for the visitor; null for none
		 */
		moveByAgency: (bookingId: string, slotId: string, origin: string, reason: string | null) =>
			moveAppointment(deps, { bookingId }, slotId, origin, reason),
		/** Cancels an appointment for the agency. @param reason text for the visitor; null for none */
		callOff: (bookingId: string, origin: string, reason: string | null) =>
			cancelAppointment(deps, { bookingId }, origin, reason),
		/** Restores a cancelled appointment for the agency if its slot is free. */
		restore: (bookingId: string, origin: string) => restoreAppointment(deps, bookingId, origin),
		/** Books an appointment by telephone. */
		bookByAgency: (booking: HandBooking, origin: string) => bookByAgency(deps, booking, origin),
		/** Calendar file of an appointment, in the language of the booking. */
		async calendarFile(token: string, origin: string) {
			const booking = await bookingOfLink(deps, token);
			if (!booking) return null;
			const property = await propertyOf(booking, booking.language, origin);
			const t = translator(booking.language, deps.agencyLanguage, "mail");
			return {
				name: t("appointment.file"),
				text: calendarFile(await visitorEntry(deps, booking, property, origin), "download"),
			};
		},
		followSlots: () => followSlots(deps),
		remind: () => remindVisitors(deps),
		notifyOfSeats: () => notifyOfSeats(deps),
	};
}
