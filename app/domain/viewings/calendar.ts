import { DAY_MS } from "../durations.ts";

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

const MONDAY = 1;
const DAYS_OF_WEEK = 7;

/** Adds calendar days; independent of clock changes. */
export function addDays(day: Day, days: number): Day {
	return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** All days from `from` to `to`, inclusive; empty when `to` is earlier. */
export function daysBetween(from: Day, to: Day): Day[] {
	const days: Day[] = [];
	for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
	return days;
}

export function mondayOf(day: Day): Day {
	const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
	return addDays(day, -((weekday - MONDAY + DAYS_OF_WEEK) % DAYS_OF_WEEK));
}

export function firstOfMonth(day: Day): Day {
	return `${day.slice(0, 8)}01`;
}

/** The same day of the previous month, or that month's last day when it is shorter. */
export function monthBefore(day: Day): Day {
	const last = addDays(firstOfMonth(day), -1);
	const same = `${last.slice(0, 8)}${day.slice(8)}`;
	return same < last ? same : last;
}
