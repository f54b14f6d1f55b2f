import { factsOf, log } from "../platform/log";
import { shiftedBookings } from "./bookings";
import { change } from "./change";
import type { AppointmentDependencies } from "./ports";

/** Appointments in one run: the next run goes on where this one ends. */
const MOST_AT_ONCE = 50;

/**
 * The agency moved a slot in its own system and the import stored that: its appointments are moved too, and both sides
 * are notified once. @returns how many were moved
 */
export async function followSlots(deps: AppointmentDependencies): Promise<number> {
	const session = deps.db.withSession("first-primary");
	let moved = 0;
	for (const booking of await shiftedBookings(session, deps.now(), MOST_AT_ONCE, deps.agencyLanguage)) {
		try {
			// A booking that was changed meanwhile is left to the next run.
			if ((await change(deps, "shifted", booking, deps.siteAddress())) === "shifted") moved += 1;
		} catch (error) {
			log("error", "appointment-not-shifted", { booking: booking.id, ...factsOf(error) });
		}
	}
	return moved;
}
