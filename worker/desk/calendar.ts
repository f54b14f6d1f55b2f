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
	/** Of the visitor. */
	language: Language;
	state: "confirmed" | "cancelled";
	/** How it went; null while nobody has said it. */
	outcome: ViewingOutcome | null;
	/** It has begun. */
	isPast: boolean;
};

/** Viewings as a calendar that a telephone reads again and again. A cancelled one is marked, so that it goes there too. */
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
