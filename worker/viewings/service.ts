import type { Language } from "../../app/domain/language";
import { translator } from "../../app/i18n/translator";
import { toIsoString } from "../platform/clock";
import { bookByAgency, prepareBooking } from "./book";
import type { BookingRequest, HandBooking } from "./booking-request";
import type { Booking } from "./bookings";
import { calendarFile } from "./calendar-file";
import { bookingOfLink, cancelAppointment, moveAppointment, restoreAppointment } from "./change";
import { visitorEntry } from "./emails";
import { followSlots } from "./follow";
import { notifyOfSeats } from "./new-seats";
import type { AppointmentDependencies, ViewingProperty } from "./ports";
import { agentOfSlot, publishedProperty } from "./properties";
import { remindVisitors } from "./reminders";
import { canBookViewings, findFreeSlot, findOpenHouse, findSlots, slotsForAgency } from "./slots";

export type { ChangeResult, Restored } from "./change";

/** An appointment as its visitor sees it. Times are ISO 8601, UTC. */
export type Appointment = {
	state: "upcoming" | "past" | "cancelled";
	propertyId: number;
	slotId: string;
	start: string;
	end: string;
	/** Null where it is published no longer. */
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
		 * When a property can be visited; never, where it is not on the market. From the primary: a replica may lag behind
		 * the booking of the last seat. @param token of the appointment to be moved
		 */
		async slots(propertyId: number, token?: string) {
			if (!(await canBookViewings(deps, { propertyId }))) return [];
			const except = token === undefined ? null : deps.links.subjectOf("appointment", token, now());
			return findSlots(db.withSession("first-primary"), propertyId, now(), except);
		},
		/** The same for the agency. @param except the booking to be moved */
		slotsForAgency: (propertyId: number, except?: string) =>
			slotsForAgency(db.withSession("first-primary"), propertyId, now(), except ?? null),
		/** Whether the agency can give a seat of a slot, be it of an open day. */
		isFree: async (slotId: string, propertyId: number) =>
			(await findFreeSlot(db.withSession("first-primary"), { slotId, propertyId, by: "agency" }, now())) !== null,
		/** The slot in which places at an open day are taken, with those that are left; null where it takes no registrations. */
		openHouse: (id: string) => findOpenHouse(db.withSession("first-primary"), id, now()),
		prepare: (bookingRequest: BookingRequest) => prepareBooking(deps, bookingRequest),
		/** The appointment of an email's link; null for an invalid link. */
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
		 * The agency moves an appointment to another slot of the property; both sides are notified in words of their own.
		 * @param reason as the visitor is to read it; null for none
		 */
		moveByAgency: (bookingId: string, slotId: string, origin: string, reason: string | null) =>
			moveAppointment(deps, { bookingId }, slotId, origin, reason),
		/** The agency cancels an appointment. @param reason as the visitor is to read it; null for none */
		callOff: (bookingId: string, origin: string, reason: string | null) =>
			cancelAppointment(deps, { bookingId }, origin, reason),
		/** The agency takes a cancellation back, while the time is free. */
		restore: (bookingId: string, origin: string) => restoreAppointment(deps, bookingId, origin),
		/** The agency books for somebody who calls. */
		bookByAgency: (booking: HandBooking, origin: string) => bookByAgency(deps, booking, origin),
		/** The appointment as a calendar file, in the language it was booked in. */
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
