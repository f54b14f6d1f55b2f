import { addDays, type Day } from "../../app/domain/viewings/calendar.ts";

/** 0 is Sunday. */
export function weekday(day: Day): number {
	return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/**
 * Brussels local time with its offset, `2026-12-01T10:00:00+01:00`.
 * Summer time lasts from the last Sunday of March to the last of October. Times at night are not supported.
 */
export function brusselsTime(day: Day, minutesAfterMidnight: number): string {
	const hours = String(Math.floor(minutesAfterMidnight / 60)).padStart(2, "0");
	const minutes = String(minutesAfterMidnight % 60).padStart(2, "0");
	return `${day}T${hours}:${minutes}:00${isSummerTime(day) ? "+02:00" : "+01:00"}`;
}

function isSummerTime(day: Day): boolean {
	const year = day.slice(0, 4);
	return day >= lastSunday(`${year}-03-31`) && day < lastSunday(`${year}-10-31`);
}

function lastSunday(endOfMonth: Day): Day {
	return addDays(endOfMonth, -weekday(endOfMonth));
}
