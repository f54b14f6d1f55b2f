import type ICAL from "ical.js";
import { brusselsDay } from "../../../app/domain/formatting/dates";

/** A month has at most five of a weekday. */
const FURTHEST_POSITION = 5;
const MAX_INTERVAL = 1_000;
const MAX_DAYS_OF_MONTHS: readonly number[] = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Rule parts that calendar programs write, by frequency. With others the library can search forever for a day that
 * never comes, such as 30 February.
 */
const partsOfRules: Readonly<Record<string, readonly string[]>> = {
	DAILY: ["BYDAY"],
	WEEKLY: ["BYDAY"],
	MONTHLY: ["BYDAY", "BYMONTHDAY", "BYSETPOS"],
	YEARLY: ["BYDAY", "BYMONTH", "BYMONTHDAY", "BYSETPOS"],
};

/** @throws for a rule that no calendar program writes, or that never occurs */
export function checkRule({ freq, interval, parts }: ICAL.Recur): void {
	const known = partsOfRules[freq];
	if (!known || !Object.keys(parts).every((part) => known.includes(part)) || interval > MAX_INTERVAL)
		throw new Error(`no rule: ${freq}`);
	const days = (parts.BYDAY ?? []).map((day) => Number.parseInt(String(day), 10) || 0);
	const isPlain = days.every((number) => number === 0);
	if (freq === "DAILY" && days.length > 0 && interval % 7 === 0) throw new Error("one weekday for ever");
	if (!isPlain && (freq === "DAILY" || freq === "WEEKLY" || parts.BYSETPOS || parts.BYMONTHDAY))
		throw new Error("a numbered weekday of nothing");
	// Without BYMONTH, the library counts a yearly rule's weekdays within a month.
	const furthest = freq === "YEARLY" && !parts.BYMONTH ? 0 : FURTHEST_POSITION;
	if (days.some((number) => Math.abs(number) > furthest)) throw new Error("no such weekday");
	// Without BYDAY, the number of days is unknown, so only the first and the last position are allowed.
	const position = parts.BYDAY ? FURTHEST_POSITION : 1;
	if ((parts.BYSETPOS ?? []).some((each) => Math.abs(Number(each)) > position)) throw new Error("no such position");
	const isFifth = parts.BYSETPOS !== undefined || days.some((number) => Math.abs(number) === FURTHEST_POSITION);
	if (freq === "MONTHLY" && interval % 12 === 0 && isFifth) throw new Error("a month that may have no such day");
	checkDaysOfMonths(parts);
}

function checkDaysOfMonths({ BYMONTH, BYMONTHDAY }: ICAL.Recur["parts"]): void {
	if (!BYMONTHDAY) return;
	const lengths = BYMONTH?.map((month) => MAX_DAYS_OF_MONTHS[Number(month) - 1] ?? 0) ?? MAX_DAYS_OF_MONTHS;
	const most = Math.max(...lengths);
	if (!BYMONTHDAY.some((day) => Number(day) !== 0 && Math.abs(Number(day)) <= most)) throw new Error("no such day");
}

/**
 * Converts UNTIL to the value type of DTSTART, a date or a date-time: RFC 5545, 3.3.10 requires it, but calendars do
 * not keep to it. A date is included up to its last second.
 */
export function alignEnd(library: typeof ICAL, rule: ICAL.Recur, start: ICAL.Time): void {
	const { until } = rule;
	if (until === null || until.isDate === start.isDate) return;
	if (start.isDate) {
		rule.until = library.Time.fromDateString(brusselsDay(until.toJSDate()));
		return;
	}
	const end = start.clone();
	[end.year, end.month, end.day] = [until.year, until.month, until.day];
	[end.hour, end.minute, end.second] = [23, 59, 59];
	rule.until = end;
}

/** Caps a rule's end: the library iterates over all the years up to it. */
export function endBy(rule: ICAL.Recur, end: ICAL.Time): void {
	if (rule.until === null || rule.until.compare(end) > 0) rule.until = end.clone();
}
