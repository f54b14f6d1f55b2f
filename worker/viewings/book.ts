import type { BookingRefusal, BookingRequest, PreparedBooking } from "../ports/booking-request";
import { type Booking, insertStatement } from "./bookings";
import { agencyLanguageOf, emailsFor } from "./emails";
import { subjectOfLeads, viewingOf } from "./leads";
import type { AppointmentDependencies } from "./ports";
import { agentOfSlot, publishedProperty } from "./properties";
import { findFreeSlot } from "./slots";

/** Makes a booking ready, or says why it cannot be as far as can be seen before the batch. */
export async function prepareBooking(
	deps: AppointmentDependencies,
	bookingRequest: BookingRequest,
): Promise<PreparedBooking | BookingRefusal> {
	const { db, links, findProperty, now } = deps;
	const { propertyId, language, origin } = bookingRequest;
	const shownBy = await agentOfSlot(db, bookingRequest.slotId);
	const visitor = await findProperty(propertyId, language, origin, shownBy);
	if (visitor === null) return { ok: false, reason: "home-unknown" };
	if (visitor === "gone") return { ok: false, reason: "gone" };
	if (visitor.refusal) return { ok: false, reason: visitor.refusal };
	const session = db.withSession("first-primary");
	const slot = await findFreeSlot(session, { slotId: bookingRequest.slotId, propertyId, by: "visitor" }, now());
	if (!slot) return { ok: false, reason: "full" };
	const booking: Booking = {
		id: crypto.randomUUID(),
		slotId: slot.id,
		propertyId,
		startsAt: slot.starts_at,
		endsAt: slot.ends_at,
		submissionId: bookingRequest.submissionId,
		language,
		firstName: bookingRequest.firstName,
		lastName: bookingRequest.lastName,
		email: bookingRequest.email,
		state: "confirmed",
		sequence: 0,
	};
	const own = agencyLanguageOf(deps, visitor);
	const agency =
		language === own ? visitor : ((await publishedProperty(deps, propertyId, own, origin, shownBy)) ?? visitor);
	return {
		ok: true,
		statement: insertStatement(db, booking, now()),
		emails: await emailsFor(
			deps,
			bookingRequest.form === "open-house" ? "registered" : "booked",
			booking,
			{ visitor, agency },
			bookingRequest,
		),
		viewing: viewingOf("booked", booking),
		about: subjectOfLeads(booking),
		endsAt: booking.endsAt,
		token: links.token("appointment", booking.id),
	};
}
