import * as z from "zod";
import { fault } from "../desk/answers";
import { blankIsNull, deskCount, deskTime } from "../desk/field-schemas";
import { formatDate, formatTime, TIME_ZONE } from "../formatting/dates";
import { addDays, type Day } from "./calendar";

/** Weekly times for viewing a property, as opened at the desk. */
export type ViewingPattern = {
	propertyId: number;
	/** ISO weekday, 1 is Monday. */
	weekday: number;
	/** Time of day in Brussels, such as `17:00`. */
	starts: string;
	ends: string;
	/** Length of each slot in minutes. */
	minutes: number;
	/** Seats of each slot. */
	capacity: number;
	/** Minimum notice for a booking, in hours before the start. */
	noticeHours: number;
	/** Travel time of the person showing it between viewings of different properties, in minutes. */
	travelMinutes: number;
	/** Maximum viewings a day of the person showing it, or of the property when nobody is assigned; null for no limit. */
	mostADay: number | null;
	firstDay: Day;
	/** Null for no end. */
	lastDay: Day | null;
};

/** Number of days ahead for which slots are open. */
export const DAYS_AHEAD = 42;
const MAX_SLOTS_PER_DAY = 48;
const MAX_CAPACITY = 20;
const MIN_MINUTES = 10;
const MAX_MINUTES = 240;
const MAX_NOTICE_HOURS = 336;
const MAX_TRAVEL = 180;
const SUNDAY = 7;

const day = z.iso.date(fault("day"));

const isWeekday = (day: number) => Number.isInteger(day) && day >= 1 && day <= SUNDAY;
const weekdays = z
	.array(z.coerce.number())
	.max(SUNDAY, fault("weekday"))
	.refine((days) => days.length > 0 && days.every(isWeekday), fault("weekday"))
	.transform((days) => [...new Set(days)].sort((one, other) => one - other));

const isProperty = (id: number) => Number.isSafeInteger(id) && id > 0;
const MAX_PROPERTIES = 20;
const propertyIds = z
	.array(z.unknown())
	.max(MAX_PROPERTIES, fault("property"))
	.transform((ids) => [...new Set(ids.map(Number))])
	.refine((ids) => ids.length > 0 && ids.every(isProperty), fault("property"));

const times = {
	starts: deskTime,
	ends: deskTime,
	minutes: deskCount("minutes", MIN_MINUTES, MAX_MINUTES),
	capacity: deskCount("capacity", 1, MAX_CAPACITY),
	noticeHours: deskCount("notice", 0, MAX_NOTICE_HOURS),
	travelMinutes: deskCount("travel", 0, MAX_TRAVEL),
	mostADay: blankIsNull(deskCount("mostADay", 1, MAX_SLOTS_PER_DAY)),
	firstDay: day,
	lastDay: blankIsNull(day),
};

type Times = Pick<ViewingPattern, "starts" | "ends" | "minutes" | "firstDay" | "lastDay">;

function slotsBetween({ starts, ends, minutes }: Times): number {
	return Math.floor((minutesOf(ends) - minutesOf(starts)) / minutes);
}

function inOrder<Schema extends z.ZodType<Times>>(schema: Schema) {
	return (
		schema
			// Invalid times have their own error.
			.refine((times) => !(slotsBetween(times) < 1), {
				path: ["ends"],
				error: fault("ends"),
			})
			.refine((times) => !(slotsBetween(times) > MAX_SLOTS_PER_DAY), {
				path: ["minutes"],
				error: fault("slots"),
			})
			.refine(({ firstDay, lastDay }) => lastDay === null || lastDay >= firstDay, {
				path: ["lastDay"],
				error: fault("lastDay"),
			})
	);
}

/** The same times for several properties and weekdays; each combination becomes a pattern. */
export const openingSchema = inOrder(z.object({ propertyIds, weekdays, ...times }));

/** Changes of a pattern: all fields except its property. */
export const patternChangeSchema = inOrder(
	z.object({ weekday: z.coerce.number().refine(isWeekday, fault("weekday")), ...times }),
);

export type PatternChange = z.output<typeof patternChangeSchema>;

export type ViewingOpening = z.output<typeof openingSchema>;

export type SlotTime = { day: Day; time: string; startsAt: number; endsAt: number };

/**
 * Slots of a pattern in a range of days, inclusive.
 * @param closed days without viewings
 * @returns times in epoch seconds
 */
export function slotTimes(pattern: ViewingPattern, from: Day, to: Day, closed: ReadonlySet<Day>): SlotTime[] {
	const last = pattern.lastDay !== null && pattern.lastDay < to ? pattern.lastDay : to;
	const slots: SlotTime[] = [];
	for (let at = from > pattern.firstDay ? from : pattern.firstDay; at <= last; at = addDays(at, 1)) {
		if (weekdayOf(at) !== pattern.weekday || closed.has(at)) continue;
		slots.push(...slotsOfDay(pattern, at));
	}
	return slots;
}

function slotsOfDay({ starts, ends, minutes }: ViewingPattern, day: Day): SlotTime[] {
	const slots: SlotTime[] = [];
	for (let at = minutesOf(starts); at + minutes <= minutesOf(ends) && slots.length < MAX_SLOTS_PER_DAY; at += minutes) {
		slots.push({
			day,
			time: timeOf(at),
			startsAt: secondsInBrussels(day, timeOf(at)),
			endsAt: secondsInBrussels(day, timeOf(at + minutes)),
		});
	}
	return slots;
}

export function weekdayOf(day: Day): number {
	return new Date(`${day}T00:00:00Z`).getUTCDay() || SUNDAY;
}

/** Minutes since midnight. @param time such as `17:00` */
export function minutesOf(time: string): number {
	return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Formats minutes since midnight: `17:00` */
export function timeOf(minutes: number): string {
	return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Converts a local time in Brussels to epoch seconds. */
export function secondsInBrussels(day: Day, time: string): number {
	const asUtc = Date.parse(`${day}T${time}:00Z`);
	// Near a clock change, the first offset may be the wrong one, so it is applied twice.
	return (asUtc - aheadInBrussels(asUtc - aheadInBrussels(asUtc))) / 1_000;
}

/** Brussels' offset from UTC at a moment, in milliseconds. */
function aheadInBrussels(moment: number): number {
	const [date = "", month = "", year = ""] = formatDate(new Date(moment), TIME_ZONE).split("-");
	const shownDay = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
	return Date.parse(`${shownDay}T${formatTime(new Date(moment), TIME_ZONE)}:00Z`) - moment;
}

/** Keys of the closed days that apply to a pattern: its property's, and those of the person showing it. */
export function closedDaySubjects({ propertyId, staffId }: { propertyId: number; staffId: string | null }): string[] {
	return [`property:${propertyId}`, ...(staffId ? [`staff:${staffId}`] : [])];
}
