import { type Booking, bookingExistsGuard, changeStatement, findBooking } from "./bookings";
import { commit } from "./commit";
import type { AppointmentDependencies } from "./dependencies";
import type { AppointmentEvent } from "./emails";
import { propertyInBoth } from "./properties";
import { canBookViewings, findFreeSlot } from "./slots";

/**
 * The result of changing an appointment. `full`: no seat is left at the new time; `past`: it has begun; `gone`: the
 * link no longer works.
 */
export type ChangeResult = "moved" | "cancelled" | "full" | "past" | "gone";

/** Result of restoring a cancelled appointment. */
export type Restored = "restored" | "full" | "past" | "gone";

/** Author of a change: the visitor by the link of an email, or the agency at the desk. */
type Changer = { token: string } | { bookingId: string };

/**
 * Moves an appointment to another time of the same property. The old seat is free at once; both sides are notified.
 * @param reason the agency's reason, for the visitor; null for none
 */
export async function moveAppointment(
	deps: AppointmentDependencies,
	by: Changer,
	slotId: string,
	origin: string,
	reason: string | null = null,
): Promise<ChangeResult> {
	const booking = await upcomingBooking(deps, by);
	if (typeof booking === "string") return booking;
	if (booking.slotId === slotId) return "moved";
	const who = "token" in by ? "visitor" : "agency";
	// The agency may still show a property under offer.
	if (who === "visitor" && !(await canBookViewings(deps, booking))) return "full";
	const wanted = { slotId, propertyId: booking.propertyId, by: who, except: booking.id } as const;
	const slot = await findFreeSlot(deps.db.withSession("first-primary"), wanted, deps.now());
	if (!slot) return "full";
	const moved = { ...booking, slotId, startsAt: slot.starts_at, endsAt: slot.ends_at };
	const result = await change(deps, who === "visitor" ? "moved" : "shifted", moved, origin, reason);
	if (result === "overtaken") return moveAppointment(deps, by, slotId, origin, reason);
	return result === "full" ? "full" : "moved";
}

/** Cancels an appointment. Idempotent: a second cancellation sends no email. @param reason as in `moveAppointment` */
export async function cancelAppointment(
	deps: AppointmentDependencies,
	by: Changer,
	origin: string,
	reason: string | null = null,
): Promise<ChangeResult> {
	const booking = await upcomingBooking(deps, by);
	if (typeof booking === "string") return booking;
	const happening = "token" in by ? "cancelled" : "called-off";
	const result = await change(deps, happening, { ...booking, state: "cancelled" }, origin, reason);
	if (result === "overtaken") return cancelAppointment(deps, by, origin, reason);
	return result === "full" ? "full" : "cancelled";
}

/** Restores a cancelled appointment if its time is free and in the future. */
export async function restoreAppointment(
	deps: AppointmentDependencies,
	bookingId: string,
	origin: string,
): Promise<Restored> {
	const booking = await bookingOfId(deps, bookingId);
	if (!booking) return "gone";
	if (booking.state === "confirmed") return "restored";
	if (booking.startsAt <= deps.now()) return "past";
	const { slotId, propertyId } = booking;
	const session = deps.db.withSession("first-primary");
	const slot = await findFreeSlot(session, { slotId, propertyId, by: "agency" }, deps.now());
	if (!slot) return "full";
	const again: Booking = { ...booking, state: "confirmed", startsAt: slot.starts_at, endsAt: slot.ends_at };
	const result = await change(deps, "restored", again, origin);
	if (result === "overtaken") return restoreAppointment(deps, bookingId, origin);
	return result;
}

/** Returns a booking that can be changed, otherwise the reason why not. */
async function upcomingBooking(
	deps: AppointmentDependencies,
	by: Changer,
): Promise<Booking | "gone" | "cancelled" | "past"> {
	const booking = "token" in by ? await bookingOfLink(deps, by.token) : await bookingOfId(deps, by.bookingId);
	if (!booking) return "gone";
	if (booking.state === "cancelled") return "cancelled";
	if (booking.startsAt <= deps.now()) return "past";
	return booking;
}

function bookingOfId(deps: AppointmentDependencies, id: string): Promise<Booking | null> {
	return findBooking(deps.db.withSession("first-primary"), id, deps.agencyLanguage);
}

/** Returns the booking of a link; null when the link is forged or the booking no longer exists. */
export async function bookingOfLink(deps: AppointmentDependencies, token: string): Promise<Booking | null> {
	const id = deps.links.subjectOf("appointment", token, deps.now());
	return id === null ? null : bookingOfId(deps, id);
}

/** Writes a change with its emails. `overtaken`: a concurrent change came first. */
export async function change<Change extends Exclude<AppointmentEvent, "booked" | "registered" | "entered">>(
	deps: AppointmentDependencies,
	happening: Change,
	wanted: Booking,
	origin: string,
	reason: string | null = null,
): Promise<Change | "full" | "overtaken"> {
	const booking = { ...wanted, sequence: wanted.sequence + 1 };
	const property = await propertyInBoth(deps, booking, origin);
	const statements = [bookingExistsGuard(deps.db, booking), changeStatement(deps.db, booking, deps.now())];
	const result = await commit(deps, { happening, booking, property, statements }, { origin, reason });
	return result === "done" ? happening : result;
}
