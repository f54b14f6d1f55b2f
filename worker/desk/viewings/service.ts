import type { Language } from "../../../app/domain/language";
import type { Day } from "../../../app/domain/viewings/calendar";
import type { Staff } from "../../accounts/staff/staff";
import type { ViewingDependencies } from "../dependencies";
import { bookingScope, viewingScope } from "../scope";
import { changed, setOutcome, showViewing } from "./bookings";
import { calendarAt, hasCalendar, newCalendar, removeCalendar } from "./calendar-address";
import { agents, changePattern, closeDay, closePattern, listPatterns, openPatterns } from "./patterns";
import { viewingsBetween } from "./week";

export type { ShownViewing } from "./bookings";
export type { DeskPattern } from "./patterns";

/** Bookings outside the scope of a member of staff (their own and their office's) count as missing. */
export function createDeskViewings(deps: ViewingDependencies) {
	const { appointments, siteAddress } = deps;
	return {
		/** Viewings that begin on the days of a range, both ends included. */
		between: async (staff: Staff, from: Day, to: Day, language: Language) =>
			viewingsBetween(deps, bookingScope(await viewingScope(deps, staff)), { from, to }, language),
		viewing: showViewing.bind(null, deps),
		patterns: listPatterns.bind(null, deps),
		openSlots: deps.patterns.openSlots,
		agents: agents.bind(null, deps),
		open: openPatterns.bind(null, deps),
		change: changePattern.bind(null, deps),
		close: closePattern.bind(null, deps),
		closeDay: closeDay.bind(null, deps),
		/** @param reason text for the visitor; null for none @returns null for an unknown viewing */
		move: (staff: Staff, id: string, slotId: string, reason: string | null) =>
			changed(deps, staff, id, () => appointments.moveByAgency(id, slotId, siteAddress(), reason)),
		callOff: (staff: Staff, id: string, reason: string | null) =>
			changed(deps, staff, id, () => appointments.callOff(id, siteAddress(), reason)),
		/** Takes a cancellation back. */
		restore: (staff: Staff, id: string) => changed(deps, staff, id, () => appointments.restore(id, siteAddress())),
		setOutcome: setOutcome.bind(null, deps),
		newCalendar: newCalendar.bind(null, deps),
		hasCalendar: hasCalendar.bind(null, deps),
		removeCalendar: removeCalendar.bind(null, deps),
		calendar: calendarAt.bind(null, deps),
	};
}
