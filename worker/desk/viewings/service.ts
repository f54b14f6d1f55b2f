import type { Language } from "../../../app/domain/language";
import type { Day } from "../../../app/domain/viewings/calendar";
import type { ViewingOutcome } from "../../../app/domain/viewings/outcome";
import type { Staff } from "../../accounts/staff/staff";
import type { ViewingDependencies } from "../dependencies";
import { bookingScope, viewingScope } from "../scope";
import { changed, setOutcome, showViewing } from "./bookings";
import { calendarAt, hasCalendar, newCalendar, removeCalendar } from "./calendar-address";
import { agents, changePattern, closeDay, closePattern, listPatterns, openPatterns } from "./patterns";
import { viewingsBetween } from "./week";

export type { ShownViewing } from "./bookings";
export type { DeskPattern } from "./patterns";

/** An agent's scope is their own viewings and their office's; others are treated as missing. */
export function createDeskViewings(deps: ViewingDependencies) {
	const { appointments, siteAddress } = deps;
	return {
		/** Viewings that begin on the days from one to another. */
		between: async (staff: Staff, from: Day, to: Day, language: Language) =>
			viewingsBetween(deps, bookingScope(await viewingScope(deps, staff)), { from, to }, language),
		viewing: (staff: Staff, id: string, language: Language) => showViewing(deps, staff, id, language),
		patterns: (staff: Staff, language: Language) => listPatterns(deps, staff, language),
		openSlots: deps.patterns.openSlots,
		agents: (staff: Staff) => agents(deps, staff),
		open: (staff: Staff, opening: Parameters<typeof openPatterns>[2]) => openPatterns(deps, staff, opening),
		change: (staff: Staff, id: string, change: Parameters<typeof changePattern>[3]) =>
			changePattern(deps, staff, id, change),
		close: (staff: Staff, patternId: string) => closePattern(deps, staff, patternId),
		closeDay: (staff: Staff, patternId: string, day: Day, isClosed: boolean) =>
			closeDay(deps, staff, { patternId, day, isClosed }),
		/** Null where there is no such viewing. @param reason as the visitor is to read it; null for none */
		move: (staff: Staff, id: string, slotId: string, reason: string | null) =>
			changed(deps, staff, id, () => appointments.moveByAgency(id, slotId, siteAddress(), reason)),
		callOff: (staff: Staff, id: string, reason: string | null) =>
			changed(deps, staff, id, () => appointments.callOff(id, siteAddress(), reason)),
		/** Takes a cancellation back. */
		restore: (staff: Staff, id: string) => changed(deps, staff, id, () => appointments.restore(id, siteAddress())),
		setOutcome: (staff: Staff, id: string, outcome: ViewingOutcome | null) => setOutcome(deps, staff, id, outcome),
		newCalendar: (staff: Staff) => newCalendar(deps, staff),
		hasCalendar: (staff: Staff) => hasCalendar(deps, staff),
		removeCalendar: (staff: Staff) => removeCalendar(deps, staff),
		calendar: (token: string) => calendarAt(deps, token),
	};
}
