import { factsOf, log } from "../platform/log";
import { shiftedBookings } from "./bookings";
import { change } from "./change";
import type { AppointmentDependencies } from "./ports";

/** Appointments in one run: the next run goes on where this one ends. */
const MOST_AT_ONCE = 50;

/**
 * The agency puts a time for visits elsewhere in its own system, and the import brings it here: its appointments go
 * along, and both sides are told, once. @returns how many were moved
 */
export async function followSlots(deps: AppointmentDependencies): Promise<number> {
	const session = deps.db.withSession("first-primary");
	let moved = 0;
	for (const booking of await shiftedBookings(session, deps.now(), MOST_AT_ONCE, deps.agencyLanguage)) {
		try {
			// Whoever changed his appointment meanwhile is looked at again by the next run.
			if ((await change(deps, "shifted", booking, deps.origin)) === "shifted") moved += 1;
		} catch (error) {
			log("error", "appointment-not-shifted", { booking: booking.id, ...factsOf(error) });
		}
	}
	return moved;
}
