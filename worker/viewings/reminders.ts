import { isGuardFault } from "../platform/guard";
import { factsOf, log } from "../platform/log";
import { type Booking, dueBookings, remindedStatements } from "./bookings";
import type { AppointmentDependencies } from "./dependencies";
import { reminderEmail, uncertainViewingEmails } from "./emails";
import { propertyInBoth } from "./properties";

/** Maximum number of bookings per run; the next run continues. */
const MAX_AT_ONCE = 50;

/**
 * Reminds visitors of the appointments of the next 24 hours, each once. Catches up on missed runs until the viewing
 * begins; a failed reminder does not stop the others. @returns number of reminded visitors
 */
export async function remindVisitors(deps: AppointmentDependencies): Promise<number> {
	const due = await dueBookings(deps.db.withSession("first-primary"), deps.now(), MAX_AT_ONCE, deps.agencyLanguage);
	let reminded = 0;
	for (const booking of due) {
		try {
			if (await remind(deps, booking)) reminded += 1;
		} catch (error) {
			log("error", "visitor-not-reminded", { booking: booking.id, ...factsOf(error) });
		}
	}
	if (reminded > 0) await deps.post.kick();
	return reminded;
}

/** @returns false when the appointment was changed meanwhile or another run has written the email */
async function remind(deps: AppointmentDependencies, booking: Booking): Promise<boolean> {
	const property = await propertyInBoth(deps, booking, deps.siteAddress());
	const requests =
		property.visitor?.refusal === null
			? [reminderEmail(deps, booking, property.visitor)]
			: uncertainViewingEmails(deps, booking, property);
	const emails = await deps.post.prepare(requests, deps.siteAddress());
	try {
		await deps.db.batch([...remindedStatements(deps.db, booking), ...emails.statements]);
		return true;
	} catch (error) {
		await emails.discard();
		if (isGuardFault(error)) return false;
		throw error;
	}
}
