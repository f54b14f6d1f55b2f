import { DAY_MS } from "../durations";
import { brusselsDay } from "../formatting/dates";

/** The years in which the days of a form lie: more digits, or another century, are a slip of the finger. */
export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2099;

/** Which days a field takes: any of these years, none that has passed, or none that is still to come. */
export type DaySpan = "any" | "coming" | "begun";

/** The first and the last day that a field takes now, as ISO 8601. `begun` takes tomorrow too: a form may be dated for the day on which it will be sent. */
export function daysOf(span: DaySpan): { first: string; last: string } {
	return {
		first: span === "coming" ? brusselsDay(Date.now()) : `${FIRST_YEAR}-01-01`,
		last: span === "begun" ? brusselsDay(Date.now() + DAY_MS) : `${LAST_YEAR}-12-31`,
	};
}
