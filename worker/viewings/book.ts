import type { BookingRefusal, BookingRequest, BookingSeat, HandBooking, PreparedBooking } from "./booking-request";
import {
	type Booking,
	findRegistration,
	insertStatement,
	notRegisteredGuard,
	updateRegistrationStatement,
} from "./bookings";
import { commit } from "./commit";
import type { AppointmentDependencies } from "./dependencies";
import { emailsFor, textIn } from "./emails";
import { subjectOfLeads, viewingOf } from "./leads";
import { agencyLanguageOf, agentOfSlot, type PropertyInBoth, publishedProperty } from "./properties";
import { findFreeSlot } from "./slots";

/** Prepares a booking, or returns the refusal that can be determined before the batch. */
export async function prepareBooking(
	deps: AppointmentDependencies,
	bookingRequest: BookingRequest,
): Promise<PreparedBooking | BookingRefusal> {
	const { origin, submissionId, form, answers } = bookingRequest;
	const known = { phone: textIn(answers, "phone"), title: textIn(answers, "title"), submissionId };
	// A repeated registration updates the existing seat.
	const place =
		form === "open-house" ? await findRegistration(deps.db.withSession("first-primary"), bookingRequest) : null;
	const found = await findSeat(deps, bookingRequest, { by: "visitor", ...known, origin, place });
	if (!found.ok) return found;
	const { booking, property } = found;
	return {
		ok: true,
		statements: place
			? [updateRegistrationStatement(deps.db, booking)]
			: [
					...(form === "open-house" ? [notRegisteredGuard(deps.db, booking)] : []),
					insertStatement(deps.db, booking, deps.now()),
				],
		emails: await emailsFor(deps, form === "open-house" ? "registered" : "booked", booking, property, bookingRequest),
		viewing: viewingOf("booked", booking),
		about: subjectOfLeads(booking),
		endsAt: booking.endsAt,
		token: deps.links.token("appointment", booking.id),
	};
}

/** Books a viewing for a caller: same emails and lead as a form, possible until the viewing begins. */
export async function bookByAgency(
	deps: AppointmentDependencies,
	handBooking: HandBooking,
	origin: string,
): Promise<{ ok: true; id: string; startsAt: number } | BookingRefusal> {
	const { phone, submissionId, firstName, lastName, email } = handBooking;
	const found = await findSeat(deps, handBooking, { by: "agency", phone, title: null, submissionId, origin });
	if (!found.ok) return found;
	const { booking, property } = found;
	const answers = { firstName, lastName, email, ...(phone === null ? {} : { phone }) };
	const statements = [insertStatement(deps.db, booking, deps.now())];
	const result = await commit(deps, { happening: "entered", booking, property, statements }, { origin, answers });
	return result === "done" ? { ok: true, id: booking.id, startsAt: booking.startsAt } : { ok: false, reason: "full" };
}

type Asked = Pick<Booking, "phone" | "title" | "submissionId"> & {
	by: "visitor" | "agency";
	origin: string;
	/** Existing booking to replace; null for none. */
	place?: Pick<Booking, "id" | "sequence"> | null;
};

/** Builds the booking and loads its property, or returns the refusal. */
async function findSeat(
	deps: AppointmentDependencies,
	{ slotId, propertyId, firstName, lastName, email, language }: BookingSeat,
	{ by, phone, title, submissionId, origin, place = null }: Asked,
): Promise<{ ok: true; booking: Booking; property: PropertyInBoth } | BookingRefusal> {
	const { db, now } = deps;
	const shownBy = await agentOfSlot(db, slotId);
	const visitor = await deps.findProperty(propertyId, language, origin, shownBy);
	if (visitor === null) return { ok: false, reason: "home-unknown" };
	if (visitor === "gone") return { ok: false, reason: "gone" };
	if (by === "visitor" && visitor.refusal) return { ok: false, reason: visitor.refusal };
	const slot = await findFreeSlot(
		db.withSession("first-primary"),
		{ slotId, propertyId, by, except: place?.id ?? null },
		now(),
	);
	if (!slot) return { ok: false, reason: "full" };
	const own = agencyLanguageOf(deps, visitor);
	const agency =
		language === own ? visitor : ((await publishedProperty(deps, propertyId, own, origin, shownBy)) ?? visitor);
	const booking: Booking = {
		id: place?.id ?? crypto.randomUUID(),
		slotId: slot.id,
		propertyId,
		startsAt: slot.starts_at,
		endsAt: slot.ends_at,
		submissionId,
		language,
		title,
		firstName,
		lastName,
		email,
		phone,
		state: "confirmed",
		sequence: place ? place.sequence + 1 : 0,
	};
	return { ok: true, booking, property: { visitor, agency } };
}
