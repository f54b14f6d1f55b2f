import { type Lead, type LeadViewing, leadPerson } from "../../app/domain/lead";
import { toIsoString } from "../platform/clock";
import type { Booking } from "./bookings";
import type { ViewingProperty } from "./dependencies";

/** Subject of a booking's leads: its entry in the CRM's calendar. */
export function subjectOfLeads({ id }: Pick<Booking, "id">): string {
	return `booking:${id}`;
}

export function viewingOf(state: LeadViewing["state"], { startsAt, endsAt, slotId }: Booking): LeadViewing {
	return { state, start: toIsoString(startsAt), end: toIsoString(endsAt), slotId };
}

/** Builds the lead about a changed booking. @param booking in its new state */
export function leadOfChange(
	state: LeadViewing["state"],
	booking: Booking,
	property: ViewingProperty | null,
	now: number,
): Lead {
	const { id, sequence, submissionId, language, propertyId, firstName, lastName, email, phone } = booking;
	return {
		id: `${id}.${sequence}`,
		submissionId,
		about: subjectOfLeads(booking),
		form: "contact-appointment",
		createdAt: toIsoString(now),
		language,
		office: property?.lead.office ?? null,
		agent: property?.lead.agent ?? null,
		person: leadPerson({ firstName, lastName, email, phone }),
		property: property
			? {
					id: propertyId,
					projectId: null,
					unit: null,
					title: property.propertyCard.title,
					summary: property.inAgency.propertyCard.details,
					reference: property.lead.reference,
					officeId: property.lead.officeId,
					url: property.propertyCard.url,
				}
			: null,
		fields: { viewing: viewingOf(state, booking) },
	};
}
