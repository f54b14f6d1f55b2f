import { DAY_MS } from "../durations";
import { brusselsDay } from "../formatting/dates";

/** Accepted years of a date in a form: other centuries or more digits are typing errors. */
export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2099;

/** Days that a field accepts: any in these years, none in the past, or none in the future. */
export type DaySpan = "any" | "coming" | "begun";

/**
 * First and last day that a field accepts now, in ISO 8601. `begun` includes tomorrow: a form may be dated for the day
 * it will be sent.
 */
export function daysOf(span: DaySpan): { first: string; last: string } {
	return {
		first: span === "coming" ? brusselsDay(Date.now()) : `${FIRST_YEAR}-01-01`,
		last: span === "begun" ? brusselsDay(Date.now() + DAY_MS) : `${LAST_YEAR}-12-31`,
	};
}
