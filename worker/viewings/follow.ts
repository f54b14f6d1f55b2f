import { factsOf, log } from "../platform/log";
import { shiftedBookings } from "./bookings";
import { change } from "./change";
import type { AppointmentDependencies } from "./dependencies";

/** Maximum number of appointments per run; the next run continues. */
const MAX_AT_ONCE = 50;

/**
 * Moves the appointments of slots that the agency moved in its own system, after the import stored that. Both sides are
 * notified once. @returns number of moved appointments
 */
export async function followSlots(deps: AppointmentDependencies): Promise<number> {
	const session = deps.db.withSession("first-primary");
	let moved = 0;
	for (const booking of await shiftedBookings(session, deps.now(), MAX_AT_ONCE, deps.agencyLanguage)) {
		try {
			// A booking changed meanwhile waits for the next run.
			if ((await change(deps, "shifted", booking, deps.siteAddress())) === "shifted") moved += 1;
		} catch (error) {
			log("error", "appointment-not-shifted", { booking: booking.id, ...factsOf(error) });
		}
	}
	return moved;
}
