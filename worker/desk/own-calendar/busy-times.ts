import type ICAL from "ical.js";
import { DAY_SECONDS } from "../../../app/domain/durations";
import type { Day } from "../../../app/domain/viewings/calendar";
import { isViewingUid } from "../../../app/domain/viewings/event-uid";
import { secondsInBrussels } from "../../../app/domain/viewings/pattern";
import { blocksOf, isChange, isOutsideRange } from "./blocks";
import { alignEnd, checkRule, endBy } from "./rules";
import { calendarWith, putInto, zoneOfBrussels } from "./zones";

/** Epoch seconds; `endsAt` is exclusive. */
export type BusyTime = { startsAt: number; endsAt: number };

export type ReadCalendar = {
	/** Sorted by time; neither overlapping nor adjacent. */
	times: BusyTime[];
	/** Number of events and series skipped because their times cannot be determined. */
	left: number;
};

type Reading = {
	/** Domain of the agency: events whose UID has it are viewings of this site. */
	domain: string;
	/** Epoch seconds: events that end by `from`, or begin at `until` or later, are left out. */
	from: number;
	until: number;
	/** Email address of the calendar's owner, whose declined events are free; null if unknown. */
	email: string | null;
	/** The owner's viewings: an event with exactly the same times is taken for the viewing and left out. */
	viewings: readonly BusyTime[];
};

type Library = typeof ICAL;

const MAX_EVENTS = 2_000;
/** Limit of events and occurrences, past ones included, as each one is computed. */
const MAX_STEPS = 20_000;
const MAX_DATES = 2_000;
const MAX_SECONDS = 366 * DAY_SECONDS;

const freeStatuses: ReadonlySet<string> = new Set(["FREE", "WORKINGELSEWHERE"]);

/**
 * Reads the busy times of an iCalendar file: events that are neither free nor cancelled, with their series expanded.
 * Whole days and times without a known time zone are in Brussels time.
 * @returns `unreadable` if it is not a calendar, `tooLarge` if it exceeds a limit
 */
export async function busyTimes(text: string, reading: Reading): Promise<ReadCalendar | "unreadable" | "tooLarge"> {
	const blocks = blocksOf(text);
	if (blocks === null) return "unreadable";
	// Imported on demand: only a job reads calendars.
	const { default: library } = await import("ical.js");
	const end = endOfReading(library, reading.until);
	const calendar = calendarWith(library, blocks.zones, end);
	if (calendar === null) return "tooLarge";
	const brussels = zoneOfBrussels(library, end);
	const found: BusyTime[] = [];
	const changed = new Set<string>();
	const viewings = new Set(reading.viewings.map(spanOf));
	let left = 0;
	let steps = 0;
	const near = blocks.events.filter((event) => !isOutsideRange(event, reading));
	// Overrides come first, so that their series skip the overridden occurrences.
	for (const lines of [...near.filter(isChange), ...near.filter((event) => !isChange(event))]) {
		steps += 1;
		if (steps > MAX_STEPS) return "tooLarge";
		try {
			const event = new library.Component(
				library.parse(["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n")),
				calendar,
			);
			putInto(library, brussels, event);
			const change = changeOf(library, event);
			for (const time of isFree(event, reading) ? [] : timesOf(library, event, reading, changed)) {
				steps += 1;
				if (steps > MAX_STEPS) return "tooLarge";
				if (time === null) continue;
				if (time.endsAt <= reading.from || time.startsAt >= reading.until || viewings.has(spanOf(time))) continue;
				found.push(time);
			}
			if (change !== null) changed.add(change);
		} catch {
			left += 1;
		}
	}
	return found.length > MAX_EVENTS ? "tooLarge" : { times: merged(found), left };
}

/** Free, cancelled or declined, or a viewing that this site added itself. */
function isFree(event: ICAL.Component, { domain, email }: Reading): boolean {
	const value = (name: string) => String(event.getFirstPropertyValue(name) ?? "");
	return (
		value("status").toUpperCase() === "CANCELLED" ||
		value("transp").toUpperCase() === "TRANSPARENT" ||
		freeStatuses.has(value("x-microsoft-cdo-busystatus").toUpperCase()) ||
		isViewingUid(value("uid"), domain) ||
		(email !== null && hasDeclined(event, email))
	);
}

function hasDeclined(event: ICAL.Component, email: string): boolean {
	return event.getAllProperties("attendee").some((attendee) => {
		const isOwner = String(attendee.getFirstValue()).toLowerCase() === `mailto:${email.toLowerCase()}`;
		return isOwner && String(attendee.getParameter("partstat")).toUpperCase() === "DECLINED";
	});
}

/**
 * Key of the occurrence that an event overrides; null if it overrides none.
 * @throws if it overrides a range of occurrences, or its RECURRENCE-ID is invalid
 */
function changeOf(library: Library, event: ICAL.Component): string | null {
	const property = event.getFirstProperty("recurrence-id");
	if (!property) return null;
	const at = property.getFirstValue();
	if (!(at instanceof library.Time) || property.getParameter("range")) throw new Error("changes what nobody knows");
	return nameOf(event, at.isDate ? dayOf(at) : secondsOf(at));
}

function nameOf(event: ICAL.Component, at: number | string): string {
	return `${event.getFirstPropertyValue("uid")} ${at}`;
}

/** Yields null for an occurrence that is over or overridden. @throws if the event has no valid times */
function* timesOf(
	library: Library,
	component: ICAL.Component,
	{ from, until }: Reading,
	changed: ReadonlySet<string>,
): Generator<BusyTime | null> {
	const event = new library.Event(component, { exceptions: [] });
	const said = component.getFirstPropertyValue("duration");
	if (said) checkedLength(said as ICAL.Duration);
	const ends = endOf(event);
	if (event.isRecurrenceException() || !event.isRecurring()) {
		yield { startsAt: secondsOf(event.startDate), endsAt: secondsOf(ends) };
		return;
	}
	const rules = component.getAllProperties("rrule").map((rule) => rule.getFirstValue() as ICAL.Recur);
	rules.forEach(checkRule);
	for (const rule of rules) alignEnd(library, rule, event.startDate);
	checkDates(component);
	const duration = checkedLength(ends.subtractDateTz(event.startDate));
	const length = duration.toSeconds();
	const isOver = ({ until: last }: ICAL.Recur) => last !== null && secondsOf(last) + length + DAY_SECONDS < from;
	if (rules.length > 0 && rules.every(isOver) && !component.hasProperty("rdate")) return;
	for (const rule of rules) endBy(rule, endOfReading(library, until));
	const occurrences = event.iterator();
	for (let start = occurrences.next(); start; start = occurrences.next()) {
		const startsAt = secondsOf(start);
		if (startsAt >= until) return;
		if (
			startsAt + length + DAY_SECONDS < from ||
			[startsAt, dayOf(start)].some((at) => changed.has(nameOf(component, at)))
		) {
			yield null;
			continue;
		}
		const over = start.clone();
		over.addDuration(duration);
		yield { startsAt, endsAt: secondsOf(over) };
	}
}

/** A day later than `until`, to cover every time zone. */
function endOfReading(library: Library, until: number): ICAL.Time {
	return library.Time.fromJSDate(new Date((until + DAY_SECONDS) * 1_000), true);
}

/** @throws above `MAX_DATES` single dates: the library sorts them one by one */
function checkDates(component: ICAL.Component): void {
	const dates = ["rdate", "exdate"].flatMap((name) => component.getAllProperties(name));
	if (dates.flatMap((property) => property.getValues()).length > MAX_DATES) throw new Error("too many dates");
}

/** Exclusive end. A whole-day event that ends on its first day lasts that day. */
function endOf({ startDate, endDate }: ICAL.Event): ICAL.Time {
	if (!startDate.isDate || endDate.compare(startDate) !== 0) return endDate;
	const next = startDate.clone();
	next.day += 1;
	return next;
}

/** @throws for a duration above a year: the library counts its months one by one */
function checkedLength(duration: ICAL.Duration): ICAL.Duration {
	if (Math.abs(duration.toSeconds()) > MAX_SECONDS) throw new Error("longer than a year");
	return duration;
}

/** Epoch seconds. A whole day begins at midnight in Brussels. */
function secondsOf(time: ICAL.Time): number {
	return time.isDate ? secondsInBrussels(dayOf(time), "00:00") : time.toUnixTime();
}

const spanOf = ({ startsAt, endsAt }: BusyTime) => `${startsAt} ${endsAt}`;

const two = (value: number) => String(value).padStart(2, "0");

/** The day in the time's own zone. */
function dayOf({ year, month, day }: ICAL.Time): Day {
	return `${year}-${two(month)}-${two(day)}`;
}

function merged(times: readonly BusyTime[]): BusyTime[] {
	const all: BusyTime[] = [];
	for (const time of times.toSorted((one, other) => one.startsAt - other.startsAt)) {
		if (time.endsAt <= time.startsAt) continue;
		const last = all.at(-1);
		if (last && time.startsAt <= last.endsAt) last.endsAt = Math.max(last.endsAt, time.endsAt);
		else all.push({ ...time });
	}
	return all;
}
