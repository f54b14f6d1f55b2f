import type ICAL from "ical.js";
import { checkRule, endBy } from "./rules";

type Library = typeof ICAL;

/** Of all zones of a file: some hundred of them as calendars write them. */
const MOST_SIGNS = 200_000;
/** Changes of the clock in all of them, a year for a year of each rule: the library works out every one. */
const MOST_CHANGES = 20_000;

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
 * A calendar without events, with those of the zones that can be worked out: the parent of each event of a file.
 * @param end no change of the clock after it is looked for, however late an event is
 * @returns null where the zones would take seconds to work out
 */
export function calendarWith(
	library: Library,
	zones: readonly (readonly string[])[],
	end: ICAL.Time,
): ICAL.Component | null {
	if (zones.flat().join("").length > MOST_SIGNS) return null;
	const calendar = new library.Component("vcalendar");
	let changes = 0;
	for (const lines of zones) {
		try {
			const zone = new library.Component(library.parse(lines.join("\r\n")));
			changes += checkedChanges(zone, end);
			calendar.addSubcomponent(zone);
		} catch {
			// Its times are in Brussels.
		}
		if (changes > MOST_CHANGES) return null;
	}
	return calendar;
}

/**
 * How many changes of the clock a zone has.
 * @throws for one whose changes the library would search for, or does not find
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

const MOST_OF_A_WEEKDAY = 5;

/** Every Sunday of a month are up to five days, the last Sunday is one. */
function mostAYear({ parts: { BYMONTH = [], BYMONTHDAY = [], BYDAY = [] } }: ICAL.Recur): number {
	const numbered = BYDAY.filter((day) => /\d/.test(String(day))).length;
	const weekdays = numbered + (BYDAY.length - numbered) * MOST_OF_A_WEEKDAY;
	return BYMONTH.length * Math.max(1, BYMONTHDAY.length, weekdays);
}

/** Times of events in no zone that is known are in this one. */
export function zoneOfBrussels(library: Library, end: ICAL.Time): ICAL.Timezone {
	const component = new library.Component(library.parse(brussels.replaceAll("\n", "\r\n")));
	checkedChanges(component, end);
	return new library.Timezone({ component });
}

/** Puts the times of an event, and the ends of its rules, that are in no zone into one. */
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
