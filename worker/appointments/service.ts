import type { Language } from "../../app/domain/language";
import { translator } from "../../app/i18n/translator";
import type { BookingRefusal, BookingWish, PreparedBooking } from "../booking-wish";
import { momentOf } from "../clock";
import { prepareBooking } from "./book";
import { calendarFile } from "./calendar-file";
import { bookingOfLink, type ChangeResult, cancelAppointment, moveAppointment } from "./change";
import { followSlots } from "./follow";
import { publishedHome } from "./homes";
import { visitorEntry } from "./letters";
import { tellOfPlaces } from "./new-places";
import type { AppointmentDependencies, VisitedHome } from "./ports";
import { remindVisitors } from "./reminders";
import { findSlots, isOnMarket, type Slot } from "./slots";

export type { ChangeResult } from "./change";
export type { FindHome, VisitedHome } from "./ports";
export type { Slot } from "./slots";

/** An appointment as its visitor sees it. Times are ISO 8601, UTC. */
export type Appointment = {
	state: "upcoming" | "past" | "cancelled";
	propertyId: number;
	slotId: string;
	start: string;
	end: string;
	/** Null where it is published no longer. */
	home: VisitedHome | null;
};

export type Appointments = {
	/** When a home can be visited; never, where it is not on the market. */
	slots(propertyId: number): Promise<Slot[]>;
	/** Makes a booking ready for the batch of its form. */
	prepare(wish: BookingWish): Promise<PreparedBooking | BookingRefusal>;
	/** What a letter's link leads to; null for one that leads nowhere. */
	ofLink(token: string, language: Language, origin: string): Promise<Appointment | null>;
	move(token: string, slotId: string, origin: string): Promise<ChangeResult>;
	cancel(token: string, origin: string): Promise<ChangeResult>;
	/** The appointment as a calendar file, in the language it was booked in. */
	calendarFile(token: string, origin: string): Promise<{ name: string; text: string } | null>;
	/** Moves appointments along with slots that the agency has put at another time. @returns how many */
	followSlots(): Promise<number>;
	/** Reminds of the coming day's appointments. @returns how many */
	remind(): Promise<number>;
	/** Tells those who wait for a free place. @returns how many */
	tellOfPlaces(): Promise<number>;
};

export function createAppointments(deps: AppointmentDependencies): Appointments {
	const { db, now } = deps;

	return {
		// From the primary: a replica may not know yet that the last place is taken.
		slots: async (propertyId) =>
			(await isOnMarket(deps, { propertyId })) ? findSlots(db.withSession("first-primary"), propertyId, now()) : [],
		prepare: (wish) => prepareBooking(deps, wish),
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
				home: await publishedHome(deps, booking.propertyId, language, origin),
			};
		},
		move: (token, slotId, origin) => moveAppointment(deps, token, slotId, origin),
		cancel: (token, origin) => cancelAppointment(deps, token, origin),
		async calendarFile(token, origin) {
			const booking = await bookingOfLink(deps, token);
			if (!booking) return null;
			const home = await publishedHome(deps, booking.propertyId, booking.language, origin);
			const t = translator(booking.language, deps.agencyLanguage, "mail");
			return {
				name: t("appointment.file"),
				text: calendarFile(await visitorEntry(deps, booking, home, origin), "download"),
			};
		},
		followSlots: () => followSlots(deps),
		remind: () => remindVisitors(deps),
		tellOfPlaces: () => tellOfPlaces(deps),
	};
}
