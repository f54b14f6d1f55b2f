import type ICAL from "ical.js";
import { secondsInBrussels } from "../../../app/domain/viewings/pattern";
import { checkRule } from "./rules";

/** Epoch seconds; the end is not part of it. */
export type BusyTime = { startsAt: number; endsAt: number };

export type ReadCalendar = {
	/** In the order of time; none touches another. */
	times: BusyTime[];
	/** Events and series that are left out, as nobody can say when they are. */
	left: number;
};

type Reading = { from: number; until: number; ownDomain: string };

type Library = typeof ICAL;

const DAY_SECONDS = 86_400;
const MOST_EVENTS = 2_000;
/** Occurrences of series, the earlier ones among them, each of which has to be worked out. */
const MOST_STEPS = 20_000;
const LONGEST_SECONDS = 366 * DAY_SECONDS;

const freeStatuses: ReadonlySet<string> = new Set(["FREE", "WORKINGELSEWHERE"]);

/**
 * When somebody is taken, by an iCalendar file: events that are neither free nor cancelled, series by their rules. What a
 * time zone of its own does not say is a time in Brussels, as are whole days.
 * @param reading what is over before `from` or begins at `until` or later is left out, in epoch seconds; events of the
 * site's own, which are named after `ownDomain`, are left out as well
 * @returns `unreadable` where it is no calendar, `tooLarge` where too much is in it
 */
export async function busyTimes(text: string, reading: Reading): Promise<ReadCalendar | "unreadable" | "tooLarge"> {
	// Calendars are read by a job alone: visitors do not load the library.
	const { default: library } = await import("ical.js");
	const calendars = parsed(library, text);
	if (calendars === null) return "unreadable";
	const found: BusyTime[] = [];
	let left = 0;
	let steps = 0;
	for (const calendar of calendars) {
		const events = calendar.getAllSubcomponents("vevent");
		const changed = changedOccurrences(events);
		for (const event of events) {
			try {
				if (isFree(event, reading.ownDomain)) continue;
				for (const time of timesOf(library, event, reading, changed)) {
					steps += 1;
					if (steps > MOST_STEPS) return "tooLarge";
					if (time === null) continue;
					if (time.endsAt > reading.from && time.startsAt < reading.until) found.push(time);
				}
			} catch {
				left += 1;
			}
		}
	}
	return found.length > MOST_EVENTS ? "tooLarge" : { times: merged(found), left };
}

function parsed(library: Library, text: string): ICAL.Component[] | null {
	try {
		const content: unknown[] = library.parse(text);
		// Several calendars in a row come as a list of them.
		const all = (typeof content[0] === "string" ? [content] : content) as ConstructorParameters<
			Library["Component"]
		>[0][];
		const calendars = all.map((each) => new library.Component(each));
		return calendars.length > 0 && calendars.every(({ name }) => name === "vcalendar") ? calendars : null;
	} catch {
		return null;
	}
}

/** Free, cancelled, or a viewing that this site has put there itself. */
function isFree(event: ICAL.Component, ownDomain: string): boolean {
	const value = (name: string) => String(event.getFirstPropertyValue(name) ?? "");
	const uid = value("uid");
	return (
		value("status").toUpperCase() === "CANCELLED" ||
		value("transp").toUpperCase() === "TRANSPARENT" ||
		freeStatuses.has(value("x-microsoft-cdo-busystatus").toUpperCase()) ||
		(uid.startsWith("booking-") && uid.endsWith(`@${ownDomain}`))
	);
}

/** `uid` and moment of the occurrences of series that stand as events of their own. */
function changedOccurrences(events: readonly ICAL.Component[]): Set<string> {
	return new Set(
		events.flatMap((event) => {
			const changes = event.getFirstPropertyValue("recurrence-id");
			return changes ? [nameOf(event, changes as ICAL.Time)] : [];
		}),
	);
}

function nameOf(event: ICAL.Component, at: ICAL.Time): string {
	return `${event.getFirstPropertyValue("uid")} ${secondsOf(at)}`;
}

/** Null for an occurrence that is over, or stands as an event of its own. @throws where the event does not say when it is */
function* timesOf(
	library: Library,
	component: ICAL.Component,
	{ from, until }: Reading,
	changed: ReadonlySet<string>,
): Generator<BusyTime | null> {
	const event = new library.Event(component, { exceptions: [] });
	const said = component.getFirstPropertyValue("duration");
	if (said) checkedLength(said as ICAL.Duration);
	if (event.isRecurrenceException()) {
		if (event.modifiesFuture()) throw new Error("changes the rest of a series");
		yield { startsAt: secondsOf(event.startDate), endsAt: secondsOf(event.endDate) };
		return;
	}
	if (!event.isRecurring()) {
		yield { startsAt: secondsOf(event.startDate), endsAt: secondsOf(event.endDate) };
		return;
	}
	const rules = component.getAllProperties("rrule").map((rule) => rule.getFirstValue() as ICAL.Recur);
	rules.forEach(checkRule);
	const duration = checkedLength(event.duration);
	const length = duration.toSeconds();
	const isOver = ({ until: last }: ICAL.Recur) => last !== null && secondsOf(last) + length + DAY_SECONDS < from;
	if (rules.length > 0 && rules.every(isOver) && !component.hasProperty("rdate")) return;
	// A rule ends with what is asked: the library searches through the years up to its end.
	const end = library.Time.fromJSDate(new Date((until + DAY_SECONDS) * 1_000), true);
	for (const rule of rules) if (rule.until === null || rule.until.compare(end) > 0) rule.until = end;
	const occurrences = event.iterator();
	for (let start = occurrences.next(); start; start = occurrences.next()) {
		const startsAt = secondsOf(start);
		if (startsAt >= until) return;
		if (startsAt + length + DAY_SECONDS < from || changed.has(nameOf(component, start))) {
			yield null;
			continue;
		}
		const over = start.clone();
		over.addDuration(duration);
		yield { startsAt, endsAt: secondsOf(over) };
	}
}

/** @throws for one that is longer than a year: the library counts its months one by one */
function checkedLength(duration: ICAL.Duration): ICAL.Duration {
	if (Math.abs(duration.toSeconds()) > LONGEST_SECONDS) throw new Error("longer than a year");
	return duration;
}

/** Epoch seconds. A whole day begins at midnight in Brussels. */
function secondsOf(time: ICAL.Time): number {
	const two = (value: number) => String(value).padStart(2, "0");
	const day = `${time.year}-${two(time.month)}-${two(time.day)}`;
	if (time.isDate) return secondsInBrussels(day, "00:00");
	if (time.zone.tzid === "floating") return secondsInBrussels(day, `${two(time.hour)}:${two(time.minute)}`);
	return time.toUnixTime();
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
