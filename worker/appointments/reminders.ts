import { dueBookings, remindedStatement } from "./bookings";
import { homeInBoth, reminderLetter } from "./letters";
import type { AppointmentDependencies } from "./ports";

/** Letters in one run: the next run goes on where this one ends. */
const MOST_AT_ONCE = 50;

/**
 * Reminds visitors of the appointments of the coming day, each once. What a missed run left over is made up for, as
 * long as the visit has not begun. @returns how many
 */
export async function remindVisitors(deps: AppointmentDependencies): Promise<number> {
	const due = await dueBookings(deps.db.withSession("first-primary"), deps.now(), MOST_AT_ONCE, deps.agencyLanguage);
	let reminded = 0;
	for (const booking of due) {
		const { visitor } = await homeInBoth(deps, booking, deps.origin);
		const letters = await deps.post.prepare([await reminderLetter(deps, booking, visitor)], deps.origin);
		try {
			await deps.db.batch([remindedStatement(deps.db, booking.id), ...letters.statements]);
			reminded += 1;
		} catch (error) {
			await letters.discard();
			// Two runs at once: the other one has written it.
			if (!String(error).includes("already-reminded")) throw error;
		}
	}
	if (reminded > 0) await deps.post.kick();
	return reminded;
}
