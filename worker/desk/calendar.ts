import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { agencyDomain, type Brand } from "../../app/domain/agency/brand";
import { HOUR_SECONDS } from "../../app/domain/durations";
import type { Language } from "../../app/domain/language";
import { eventUid } from "../../app/domain/viewings/event-uid";
import type { ViewingOutcome } from "../../app/domain/viewings/outcome";

export type DeskViewing = {
	id: string;
	propertyId: number;
	property: string;
	/** ISO 8601. */
	start: string;
	end: string;
	person: string;
	email: string;
	/** The visitor's language. */
	language: Language;
	state: "confirmed" | "cancelled";
	/** Result of the viewing; null until it is recorded. */
	outcome: ViewingOutcome | null;
	/** Whether it has begun. */
	isPast: boolean;
};

/** iCalendar feed of viewings, polled by phones. Cancelled viewings are marked, so that phones update them too. */
export function calendarOfViewings(
	agency: Pick<Brand, "name" | "email" | "website">,
	person: string,
	viewings: readonly DeskViewing[],
): string {
	const calendar = ical({
		name: `${agency.name}, ${person}`,
		method: ICalCalendarMethod.PUBLISH,
		prodId: { company: agency.name, product: "desk" },
		ttl: HOUR_SECONDS,
	});
	for (const { id, start, end, property, person, email, state } of viewings) {
		calendar.createEvent({
			id: eventUid(id, agencyDomain(agency)),
			start: new Date(start),
			end: new Date(end),
			summary: `${property}: ${person}`,
			description: email,
			status: state === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
		});
	}
	return calendar.toString();
}
