import { brusselsDay, formatTime } from "../formatting/dates";
import type { Frequency } from "../forms/demand-register/schema";
import { addDays, type Day, mondayOf } from "../viewings/calendar";

/** When batched alerts are sent, in Brussels time. */
const EMAIL_TIME = "07:00";
/** Offsets from UTC in Brussels, in winter and in summer. */
const OFFSETS = ["+01:00", "+02:00"];
const DAYS_OF_WEEK = 7;

/**
 * When an alert with its first property now is sent: at once, the next morning at seven, or on Monday morning. Epoch
 * seconds.
 */
export function nextEmailAt(frequency: Frequency, now: number): number {
	if (frequency === "instant") return now;
	const today = brusselsDay(now * 1_000);
	const isWeekly = frequency === "weekly";
	const first = isWeekly ? mondayOf(today) : today;
	const at = morningOf(first);
	return at > now ? at : morningOf(addDays(first, isWeekly ? DAYS_OF_WEEK : 1));
}

function morningOf(day: Day): number {
	const instants = OFFSETS.map((offset) => new Date(`${day}T${EMAIL_TIME}:00${offset}`));
	const instant = instants.find((each) => formatTime(each) === EMAIL_TIME);
	if (!instant) throw new RangeError(`no ${EMAIL_TIME} on ${day}`);
	return instant.getTime() / 1_000;
}
