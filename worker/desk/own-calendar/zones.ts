import type ICAL from "ical.js";
import { checkRule, endBy } from "./rules";

type Library = typeof ICAL;

const MOST_ZONES = 100;
const MOST_CHANGES = 200;

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
 */
export function calendarWith(library: Library, zones: readonly (readonly string[])[], end: ICAL.Time): ICAL.Component {
	const calendar = new library.Component("vcalendar");
	for (const lines of zones.slice(0, MOST_ZONES)) {
		try {
			const zone = new library.Component(library.parse(lines.join("\r\n")));
			checkZone(zone, end);
			calendar.addSubcomponent(zone);
		} catch {
			// Its times are in Brussels.
		}
	}
	return calendar;
}

/** @throws for one whose changes of the clock the library would search for, or does not find */
function checkZone(zone: ICAL.Component, end: ICAL.Time): void {
	const changes = zone.getAllSubcomponents();
	if (!zone.getFirstPropertyValue("tzid") || changes.length === 0 || changes.length > MOST_CHANGES)
		throw new Error("no zone");
	for (const change of changes) {
		if (!["dtstart", "tzoffsetfrom", "tzoffsetto"].every((name) => change.hasProperty(name)))
			throw new Error("no change");
		for (const property of change.getAllProperties("rrule")) {
			const rule = property.getFirstValue() as ICAL.Recur;
			checkRule(rule);
			if (rule.freq !== "YEARLY" || rule.interval !== 1 || !rule.parts.BYMONTH) throw new Error("no clock changes so");
			endBy(rule, end);
		}
	}
}

/** Times of events in no zone that is known are in this one. */
export function zoneOfBrussels(library: Library, end: ICAL.Time): ICAL.Timezone {
	const component = new library.Component(library.parse(brussels.replaceAll("\n", "\r\n")));
	checkZone(component, end);
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
