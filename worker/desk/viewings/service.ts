import type { Language } from "../../../app/domain/language";
import type { Day } from "../../../app/domain/viewings/calendar";
import type { ViewingOutcome } from "../../../app/domain/viewings/outcome";
import type { PatternChange, ViewingOpening } from "../../../app/domain/viewings/pattern";
import type { Staff } from "../../accounts/staff/staff";
import type { AgencyChange, AgencyRestoring } from "../../viewings/patterns";
import type { DeskViewing } from "../calendar";
import type { ViewingDependencies } from "../dependencies";
import { bookingScope, viewingScope } from "../scope";
import { changed, type ShownViewing, setOutcome, showViewing } from "./bookings";
import { calendarAt, hasCalendar, newCalendar, removeCalendar } from "./calendar-address";
import {
	agents,
	changePattern,
	closeDay,
	closePattern,
	type DeskPattern,
	listPatterns,
	openPatterns,
} from "./patterns";
import { viewingsBetween } from "./week";

export type { DeskViewing } from "../calendar";
export type { ShownViewing } from "./bookings";
export type { DeskPattern } from "./patterns";

/** An agent's scope is their own viewings and their office's; others are treated as missing. */
export type DeskViewings = {
	/** Viewings that begin on the days from one to another. */
	between(staff: Staff, from: Day, to: Day, language: Language): Promise<DeskViewing[]>;
	viewing(staff: Staff, id: string, language: Language): Promise<ShownViewing | null>;
	patterns(staff: Staff, language: Language): Promise<DeskPattern[]>;
	/** Opens the slots of a day more. @returns how many are open */
	openSlots(): Promise<number>;
	/** Who can show properties. */
	agents(staff: Staff): Promise<{ id: string; name: string }[]>;
	/**
	 * All properties and days, or none where one of them is taken; nobody shows two properties at once.
	 * @param opening whoever is not among `agents` is "unknown", as a property is that the site does not show
	 */
	open(staff: Staff, opening: ViewingOpening & { staffId: string | null }): Promise<"opened" | "clash" | "unknown">;
	/** What is booked stays at its time. `clash`, `unknown`: as of an opening. */
	change(
		staff: Staff,
		patternId: string,
		change: PatternChange & { staffId: string | null },
	): Promise<"changed" | "clash" | "unknown">;
	/** Its slots are taken back; booked ones stay for their visitors. @returns false where there is none */
	close(staff: Staff, patternId: string): Promise<boolean>;
	closeDay(staff: Staff, patternId: string, day: Day, isClosed: boolean): Promise<boolean>;
	/** Null where there is no such viewing. @param reason as the visitor is to read it; null for none */
	move(staff: Staff, bookingId: string, slotId: string, reason: string | null): Promise<AgencyChange | null>;
	callOff(staff: Staff, bookingId: string, reason: string | null): Promise<AgencyChange | null>;
	/** Takes a cancellation back. */
	restore(staff: Staff, bookingId: string): Promise<AgencyRestoring | null>;
	/**
	 * How a viewing went that has begun; null for what was said by mistake. Whoever came is as far as that with the request
	 * that the viewing follows from. @returns false where there is none
	 */
	setOutcome(staff: Staff, bookingId: string, outcome: ViewingOutcome | null): Promise<boolean>;
	/** Creates a secret address for this person's calendar and revokes the previous one. */
	newCalendar(staff: Staff): Promise<string>;
	hasCalendar(staff: Staff): Promise<boolean>;
	removeCalendar(staff: Staff): Promise<void>;
	/** The calendar at such an address, of recent and coming viewings; null for an unknown address. */
	calendar(token: string): Promise<string | null>;
};

export function createDeskViewings(deps: ViewingDependencies): DeskViewings {
	const { appointments, siteAddress } = deps;
	return {
		between: async (staff, from, to, language) =>
			viewingsBetween(deps, bookingScope(await viewingScope(deps, staff)), { from, to }, language),
		viewing: (staff, id, language) => showViewing(deps, staff, id, language),
		patterns: (staff, language) => listPatterns(deps, staff, language),
		openSlots: deps.patterns.openSlots,
		agents: (staff) => agents(deps, staff),
		open: (staff, opening) => openPatterns(deps, staff, opening),
		change: (staff, patternId, change) => changePattern(deps, staff, patternId, change),
		close: (staff, patternId) => closePattern(deps, staff, patternId),
		closeDay: (staff, patternId, day, isClosed) => closeDay(deps, staff, { patternId, day, isClosed }),
		move: (staff, id, slotId, reason) =>
			changed(deps, staff, id, () => appointments.moveByAgency(id, slotId, siteAddress(), reason)),
		callOff: (staff, id, reason) => changed(deps, staff, id, () => appointments.callOff(id, siteAddress(), reason)),
		restore: (staff, id) => changed(deps, staff, id, () => appointments.restore(id, siteAddress())),
		setOutcome: (staff, id, outcome) => setOutcome(deps, staff, id, outcome),
		newCalendar: (staff) => newCalendar(deps, staff),
		hasCalendar: (staff) => hasCalendar(deps, staff),
		removeCalendar: (staff) => removeCalendar(deps, staff),
		calendar: (token) => calendarAt(deps, token),
	};
}
