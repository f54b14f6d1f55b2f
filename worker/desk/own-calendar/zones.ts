import type ICAL from "ical.js";
import { checkRule, endBy } from "./rules";

type Library = typeof ICAL;

/** Maximum characters of a file's time zones, enough for about a hundred typical ones. */
const MAX_SIGNS = 200_000;
/** Maximum clock changes of all time zones, one per year and rule: the library computes each of them. */
const MAX_CHANGES = 20_000;

const brussels = `BEGIN:VTIMEZONE
TZID:Europe/Brussels
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE`;

/**
 * Creates a calendar without events that holds the valid time zones: the parent of each event of a file.
 * @param end clock changes after it are not computed, however late an event is
 * @returns null if the time zones would take seconds to compute
 */
export function calendarWith(
	library: Library,
	zones: readonly (readonly string[])[],
	end: ICAL.Time,
): ICAL.Component | null {
	if (zones.flat().join("").length > MAX_SIGNS) return null;
	const calendar = new library.Component("vcalendar");
	let changes = 0;
	for (const lines of zones) {
		try {
			const zone = new library.Component(library.parse(lines.join("\r\n")));
			changes += checkedChanges(zone, end);
			calendar.addSubcomponent(zone);
		} catch {
			// Times in an invalid time zone are read as Brussels time.
		}
		if (changes > MAX_CHANGES) return null;
	}
	return calendar;
}

/**
 * Counts the clock changes of a time zone.
 * @throws if the zone is invalid, or the library would have to search for its changes
 */
function checkedChanges(zone: ICAL.Component, end: ICAL.Time): number {
	const parts = zone.getAllSubcomponents();
	if (!zone.getFirstPropertyValue("tzid") || parts.length === 0) throw new Error("no zone");
	let changes = 0;
	for (const part of parts) {
		if (!["dtstart", "tzoffsetfrom", "tzoffsetto"].every((name) => part.hasProperty(name)))
			throw new Error("no change");
		changes += 1 + part.getAllProperties("rdate").flatMap((property) => property.getValues()).length;
		for (const property of part.getAllProperties("rrule")) {
			const rule = property.getFirstValue() as ICAL.Recur;
			checkRule(rule);
			if (rule.freq !== "YEARLY" || rule.interval !== 1 || !rule.parts.BYMONTH) throw new Error("no clock changes so");
			endBy(rule, end);
			const begin = part.getFirstPropertyValue("dtstart") as ICAL.Time;
			changes += Math.max(0, end.year - begin.year) * mostAYear(rule);
		}
	}
	return changes;
}

const MAX_OF_PER_WEEKDAY = 5;

/** `SU` matches up to five days of a month, `-1SU` only one. */
function mostAYear({ parts: { BYMONTH = [], BYMONTHDAY = [], BYDAY = [] } }: ICAL.Recur): number {
	const numbered = BYDAY.filter((day) => /\d/.test(String(day))).length;
	const weekdays = numbered + (BYDAY.length - numbered) * MAX_OF_PER_WEEKDAY;
	return BYMONTH.length * Math.max(1, BYMONTHDAY.length, weekdays);
}

/** Time zone of event times without a known one. */
export function zoneOfBrussels(library: Library, end: ICAL.Time): ICAL.Timezone {
	const component = new library.Component(library.parse(brussels.replaceAll("\n", "\r\n")));
	checkedChanges(component, end);
	return new library.Timezone({ component });
}

/** Sets the time zone of an event's times and rule ends that have none. */
export function putInto(library: Library, zone: ICAL.Timezone, event: ICAL.Component): void {
	const values = ["dtstart", "dtend", "recurrence-id", "exdate", "rdate", "rrule"].flatMap((name) =>
		event.getAllProperties(name).flatMap((property) => property.getValues()),
	);
	for (const value of values) {
		const time: unknown = value instanceof library.Recur ? value.until : value;
		const isTime = time instanceof library.Time && !time.isDate;
		if (isTime && time.zone === library.Timezone.localTimezone) time.zone = zone;
	}
}
