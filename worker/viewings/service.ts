import type { Language } from "../../app/domain/language";
import { translator } from "../../app/i18n/translator";
import { momentOf } from "../platform/clock";
import { bookByAgency, prepareBooking } from "./book";
import type { BookingRefusal, BookingRequest, HandBooking, PreparedBooking } from "./booking-request";
import type { Booking } from "./bookings";
import { calendarFile } from "./calendar-file";
import { bookingOfLink, type ChangeResult, cancelAppointment, moveAppointment, restoreAppointment } from "./change";
import { visitorEntry } from "./emails";
import { followSlots } from "./follow";
import { notifyOfSeats } from "./new-seats";
import type { AgencyRestoring, AgencySlot } from "./patterns";
import type { AppointmentDependencies, ViewingProperty } from "./ports";
import { agentOfSlot, publishedProperty } from "./properties";
import { remindVisitors } from "./reminders";
import { findOpenHouse, findSlots, isOnMarket, type Slot, slotsForAgency } from "./slots";

export type { ChangeResult } from "./change";
export type { ViewingProperty } from "./ports";
export type { Slot } from "./slots";

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

export type Appointments = {
	/** When a property can be visited; never, where it is not on the market. @param token of the appointment to be moved */
	slots(propertyId: number, token?: string): Promise<Slot[]>;
	/** The same for the agency. @param except the booking to be moved */
	slotsForAgency(propertyId: number, except?: string): Promise<AgencySlot[]>;
	/** The slot in which places at an open day are taken, with those that are left; null where it takes no registrations. */
	openHouse(id: string): Promise<{ propertyId: number; free: number } | null>;
	/** Makes a booking ready for the batch of its form. */
	prepare(bookingRequest: BookingRequest): Promise<PreparedBooking | BookingRefusal>;
	/** The appointment of an email's link; null for an invalid link. */
	ofLink(token: string, language: Language, origin: string): Promise<Appointment | null>;
	move(token: string, slotId: string, origin: string): Promise<ChangeResult>;
	cancel(token: string, origin: string): Promise<ChangeResult>;
	/**
	 * The agency moves an appointment to another slot of the property; both sides are notified in words of their own.
	 * @param reason as the visitor is to read it; null for none
	 */
	moveByAgency(bookingId: string, slotId: string, origin: string, reason: string | null): Promise<ChangeResult>;
	/** The agency cancels an appointment. @param reason as the visitor is to read it; null for none */
	callOff(bookingId: string, origin: string, reason: string | null): Promise<ChangeResult>;
	/** The agency takes a cancellation back, while the time is free. */
	restore(bookingId: string, origin: string): Promise<AgencyRestoring>;
	/** The agency books for somebody who calls. */
	bookByAgency(
		booking: HandBooking,
		origin: string,
	): Promise<{ ok: true; id: string; startsAt: number } | BookingRefusal>;
	/** The appointment as a calendar file, in the language it was booked in. */
	calendarFile(token: string, origin: string): Promise<{ name: string; text: string } | null>;
	/** Moves appointments along with slots that the agency has put at another time. @returns how many */
	followSlots(): Promise<number>;
	/** Reminds of the coming day's appointments. @returns how many */
	remind(): Promise<number>;
	/** Notifies those who wait for a free seat. @returns how many */
	notifyOfSeats(): Promise<number>;
};

export function createAppointments(deps: AppointmentDependencies): Appointments {
	const { db, now } = deps;

	async function propertyOf({ propertyId, slotId }: Booking, language: Language, origin: string) {
		return publishedProperty(deps, propertyId, language, origin, await agentOfSlot(db, slotId));
	}

	return {
		// From the primary: a replica may lag behind the booking of the last seat.
		async slots(propertyId, token) {
			if (!(await isOnMarket(deps, { propertyId }))) return [];
			const except = token === undefined ? null : deps.links.subjectOf("appointment", token, now());
			return findSlots(db.withSession("first-primary"), propertyId, now(), except);
		},
		slotsForAgency: (propertyId, except) =>
			slotsForAgency(db.withSession("first-primary"), propertyId, now(), except ?? null),
		openHouse: (id) => findOpenHouse(db.withSession("first-primary"), id, now()),
		prepare: (bookingRequest) => prepareBooking(deps, bookingRequest),
		async ofLink(token, language, origin) {
			const booking = await bookingOfLink(deps, token);
			if (!booking) return null;
			const isPast = booking.startsAt <= now();
			return {
				state: booking.state === "cancelled" ? "cancelled" : isPast ? "past" : "upcoming",
				propertyId: booking.propertyId,
				slotId: booking.slotId,
				start: momentOf(booking.startsAt),
				end: momentOf(booking.endsAt),
				property: await propertyOf(booking, language, origin),
			};
		},
		move: (token, slotId, origin) => moveAppointment(deps, { token }, slotId, origin),
		cancel: (token, origin) => cancelAppointment(deps, { token }, origin),
		moveByAgency: (bookingId, slotId, origin, reason) => moveAppointment(deps, { bookingId }, slotId, origin, reason),
		callOff: (bookingId, origin, reason) => cancelAppointment(deps, { bookingId }, origin, reason),
		restore: (bookingId, origin) => restoreAppointment(deps, bookingId, origin),
		bookByAgency: (booking, origin) => bookByAgency(deps, booking, origin),
		async calendarFile(token, origin) {
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
