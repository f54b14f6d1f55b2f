import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { agencyDomain, type Brand } from "../../app/domain/agency/brand";
import { DAY_SECONDS, HOUR_SECONDS } from "../../app/domain/durations";
import { fullName } from "../../app/domain/formatting/full-name";
import { eventUid } from "../../app/domain/viewings/event-uid";
import type { Attachment } from "../email/request";
import type { Booking } from "./bookings";

/** One day and one hour before. */
const REMINDERS_SECONDS = [DAY_SECONDS, HOUR_SECONDS];

/** A viewing in a calendar, in its reader's language. */
export type CalendarEntry = {
	booking: Booking;
	agency: Pick<Brand, "name" | "email" | "website">;
	/** Its title, also shown by the reminders. */
	summary: string;
	description: string;
	address: string | null;
	url: string | null;
	office: string;
	/** Epoch seconds. */
	now: number;
};

/** Use of the file: an email announces, changes or cancels an event; a download only publishes it. */
export type CalendarUse = "mail" | "download";

/**
 * Creates the iCalendar file of a viewing. Times are in UTC, so that daylight saving time moves nothing. The UID does
 * not depend on the site's host; `SEQUENCE` counts the changes.
 */
export function calendarFile(entry: CalendarEntry, use: CalendarUse): string {
	const { booking, agency } = entry;
	const isCancelled = booking.state === "cancelled";
	const calendar = ical({
		method: methodOf(use, isCancelled),
		prodId: { company: agency.name, product: "appointments" },
	});
	const event = calendar.createEvent({
		id: eventUid(booking.id, agencyDomain(agency)),
		sequence: booking.sequence,
		stamp: new Date(entry.now * 1_000),
		start: new Date(booking.startsAt * 1_000),
		end: new Date(booking.endsAt * 1_000),
		summary: entry.summary,
		description: entry.description,
		status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
		organizer: { name: agency.name, email: entry.office },
		...(booking.email ? { attendees: [{ name: fullName(booking), email: booking.email }] } : {}),
		...(entry.address ? { location: entry.address } : {}),
		...(entry.url ? { url: entry.url } : {}),
	});
	if (!isCancelled) {
		for (const before of REMINDERS_SECONDS) {
			event.createAlarm({ type: ICalAlarmType.display, trigger: before, description: entry.summary });
		}
	}
	return calendar.toString();
}

function methodOf(use: CalendarUse, isCancelled: boolean): ICalCalendarMethod {
	if (use === "download") return ICalCalendarMethod.PUBLISH;
	return isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
}

export function calendarAttachment(entry: CalendarEntry, filename: string): Attachment {
	const method = methodOf("mail", entry.booking.state === "cancelled");
	return {
		filename,
		type: `text/calendar; charset=utf-8; method=${method}`,
		content: new TextEncoder().encode(calendarFile(entry, "mail")),
	};
}
