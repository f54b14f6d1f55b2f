import * as z from "zod";
import { fault } from "../desk/answers";
import { blankIsNull, deskCount, deskTime } from "../desk/field-schemas";
import { formatDate, formatTime, TIME_ZONE } from "../formatting/dates";
import { addDays, type Day } from "./calendar";

/** Times at which a property can be viewed, week after week, as somebody opens them at the desk. */
export type ViewingPattern = {
	propertyId: number;
	/** ISO, 1 is Monday. */
	weekday: number;
	/** In Brussels, `17:00`. */
	starts: string;
	ends: string;
	/** Length of each slot. */
	minutes: number;
	/** Visitors at once in each slot. */
	capacity: number;
	/** How long before its start visitors can book a slot at the latest. */
	noticeHours: number;
	/** What whoever shows it needs between a viewing of it and one of another property. */
	travelMinutes: number;
	/** How many viewings whoever shows it has a day at most, or where nobody is named, the property; null for any number. */
	mostADay: number | null;
	firstDay: Day;
	/** Null: until it is closed. */
	lastDay: Day | null;
};

/** How far ahead slots are open. */
export const DAYS_AHEAD = 42;
const MOST_SLOTS_A_DAY = 48;
const MOST_CAPACITY = 20;
const SHORTEST = 10;
const LONGEST = 240;
const LONGEST_NOTICE_HOURS = 336;
const LONGEST_TRAVEL = 180;
const SUNDAY = 7;

const day = z.iso.date(fault("day"));

const isWeekday = (day: number) => Number.isInteger(day) && day >= 1 && day <= SUNDAY;
const weekdays = z
	.array(z.coerce.number())
	.max(SUNDAY, fault("weekday"))
	.refine((days) => days.length > 0 && days.every(isWeekday), fault("weekday"))
	.transform((days) => [...new Set(days)].sort((one, other) => one - other));

const isProperty = (id: number) => Number.isSafeInteger(id) && id > 0;
const MOST_PROPERTIES = 20;
const propertyIds = z
	.array(z.unknown())
	.max(MOST_PROPERTIES, fault("property"))
	.transform((ids) => [...new Set(ids.map(Number))])
	.refine((ids) => ids.length > 0 && ids.every(isProperty), fault("property"));

const times = {
	starts: deskTime,
	ends: deskTime,
	minutes: deskCount("minutes", SHORTEST, LONGEST),
	capacity: deskCount("capacity", 1, MOST_CAPACITY),
	noticeHours: deskCount("notice", 0, LONGEST_NOTICE_HOURS),
	travelMinutes: deskCount("travel", 0, LONGEST_TRAVEL),
	mostADay: blankIsNull(deskCount("mostADay", 1, MOST_SLOTS_A_DAY)),
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
			// Hours that cannot be read have a fault of their own.
			.refine((times) => !(slotsBetween(times) < 1), {
				path: ["ends"],
				error: fault("ends"),
			})
			.refine((times) => !(slotsBetween(times) > MOST_SLOTS_A_DAY), {
				path: ["minutes"],
				error: fault("slots"),
			})
			.refine(({ firstDay, lastDay }) => lastDay === null || lastDay >= firstDay, {
				path: ["lastDay"],
				error: fault("lastDay"),
			})
	);
}

/** The same times for some properties on some days of the week, each of which is a pattern of its own. */
export const openingSchema = inOrder(z.object({ propertyIds, weekdays, ...times }));

/** What changes of a pattern: all but its property. */
export const patternChangeSchema = inOrder(
	z.object({ weekday: z.coerce.number().refine(isWeekday, fault("weekday")), ...times }),
);

export type PatternChange = z.output<typeof patternChangeSchema>;

export type ViewingOpening = z.output<typeof openingSchema>;

export type SlotTime = { day: Day; time: string; startsAt: number; endsAt: number };

/**
 * The slots of a pattern on the days from one to another, both included.
 * @param closed days on which there is no viewing
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
	for (let at = minutesOf(starts); at + minutes <= minutesOf(ends) && slots.length < MOST_SLOTS_A_DAY; at += minutes) {
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

/** Since midnight. @param time `17:00` */
export function minutesOf(time: string): number {
	return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** `17:00` */
export function timeOf(minutes: number): string {
	return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Epoch seconds of a time on a clock in Brussels, whatever the season. */
export function secondsInBrussels(day: Day, time: string): number {
	const asUtc = Date.parse(`${day}T${time}:00Z`);
	// Within hours of a change of the clock, the first offset may be that of the other side.
	return (asUtc - aheadInBrussels(asUtc - aheadInBrussels(asUtc))) / 1_000;
}

/** How far clocks in Brussels are ahead at a moment, in milliseconds. */
function aheadInBrussels(moment: number): number {
	const [date = "", month = "", year = ""] = formatDate(new Date(moment), TIME_ZONE).split("-");
	const shownDay = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
	return Date.parse(`${shownDay}T${formatTime(new Date(moment), TIME_ZONE)}:00Z`) - moment;
}

/** Whose closed days a pattern keeps: those of its property and of whoever shows it. */
export function closedDaySubjects({ propertyId, staffId }: { propertyId: number; staffId: string | null }): string[] {
	return [`property:${propertyId}`, ...(staffId ? [`staff:${staffId}`] : [])];
}
