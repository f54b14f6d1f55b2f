import type { BookingRefusal, BookingWish, PreparedBooking } from "../booking-wish";
import { type Booking, insertStatement } from "./bookings";
import { publishedHome } from "./homes";
import { lettersFor } from "./letters";
import type { AppointmentDependencies } from "./ports";
import { findFreeSlot } from "./slots";

/** Makes a booking ready, or says why it cannot be as far as can be seen before the batch. */
export async function prepareBooking(
	deps: AppointmentDependencies,
	wish: BookingWish,
): Promise<PreparedBooking | BookingRefusal> {
	const { db, links, findHome, agencyLanguage, now } = deps;
	const visitor = await findHome(wish.propertyId, wish.language, wish.origin);
	if (visitor === null) return { ok: false, reason: "home-unknown" };
	if (visitor === "gone" || !visitor.isOpen) return { ok: false, reason: "home-gone" };
	const session = db.withSession("first-primary");
	const slot = await findFreeSlot(session, wish.slotId, wish.propertyId, now());
	if (!slot) return { ok: false, reason: "full" };
	const booking: Booking = {
		id: crypto.randomUUID(),
		slotId: slot.id,
		propertyId: wish.propertyId,
		startsAt: slot.starts_at,
		endsAt: slot.ends_at,
		submissionId: wish.submissionId,
		language: wish.language,
		firstName: wish.firstName,
		lastName: wish.lastName,
		email: wish.email,
		state: "confirmed",
		sequence: 0,
	};
	const agency =
		wish.language === agencyLanguage
			? visitor
			: ((await publishedHome(deps, wish.propertyId, agencyLanguage, wish.origin)) ?? visitor);
	return {
		ok: true,
		statement: insertStatement(db, booking, now()),
		letters: await lettersFor(deps, "booked", booking, { visitor, agency }, wish),
		endsAt: booking.endsAt,
		token: await links.token("appointment", booking.id),
	};
}
