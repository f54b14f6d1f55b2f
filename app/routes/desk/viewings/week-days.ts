import type { DeskViewing } from "../../../../worker/desk/calendar";
import type { DeskOpenDay } from "../../../../worker/desk/open-days";
import type { DeskPattern } from "../../../../worker/desk/viewings/service";
import { brusselsDay, formatTime } from "../../../domain/formatting/dates";
import { type Day, daysBetween } from "../../../domain/viewings/calendar";
import { type Block, freeParts, hoursAround, inLanes, type Span } from "../../../domain/viewings/day-lanes";
import { minutesOf, timeOf, weekdayOf } from "../../../domain/viewings/pattern";

/** Open times that nobody has taken, such as `10:00` to `12:00`. */
export type FreeTime = Pick<DeskPattern, "id" | "property"> & { start: string; end: string };

export type WeekEntry =
	| { kind: "viewing"; viewing: DeskViewing }
	| { kind: "open-day"; openDay: DeskOpenDay }
	| { kind: "free"; free: FreeTime };

/** A moment of the grid: the whole hours since its first one, and five minutes each beyond. */
export type GridPlace = { hour: number; twelfth: number };

export type WeekBlock = { entries: WeekEntry[]; from: GridPlace; to: GridPlace; lane: number; lanes: number };

export type WeekDay = {
	day: Day;
	blocks: WeekBlock[];
	/** The most that lie side by side. */
	lanes: number;
};

export type DrawnWeek = {
	days: WeekDay[];
	/** Of the day, the first and the one at which the grid ends. */
	hours: { first: number; last: number };
};

type WeekParts = {
	monday: Day;
	sunday: Day;
	today: Day;
	viewings: readonly DeskViewing[];
	openDays: readonly DeskOpenDay[];
	patterns: readonly DeskPattern[];
};

type Thing = Span & { entries: WeekEntry[] };

const HOUR = 60;
const DAY_END = 24 * HOUR;
const STEP = 5;
/** Minutes whose height holds a line of text. */
const LEAST_HEIGHT = 15;

/** A week of the desk as a grid of hours: viewings, open days, and what is still free of the times that are open. */
export function drawWeek({ monday, sunday, ...parts }: WeekParts): DrawnWeek {
	const days = daysBetween(monday, sunday).map((day) => ({ day, blocks: inLanes(thingsOf(day, parts)) }));
	const hours = hoursAround(days.flatMap(({ blocks }) => blocks));
	return {
		hours,
		days: days.map(({ day, blocks }) => ({
			day,
			blocks: blocks.map((block) => placed(block, hours.first)),
			lanes: Math.max(1, ...blocks.map(({ lanes }) => lanes)),
		})),
	};
}

function thingsOf(day: Day, { today, viewings, openDays, patterns }: Omit<WeekParts, "monday" | "sunday">): Thing[] {
	const isThatDay = ({ start }: { start: string }) => brusselsDay(start) === day;
	const held = [
		...openDays.filter(isThatDay).map((openDay) => ({ of: openDay, entry: { kind: "open-day", openDay } as const })),
		...viewings.filter(isThatDay).map((viewing) => ({ of: viewing, entry: { kind: "viewing", viewing } as const })),
	].map(({ of, entry }) => ({ ...spanOf(of), propertyId: of.propertyId, entry }));
	// Visitors of one property at one time come together, as to an open day.
	const together = Map.groupBy(held, ({ propertyId, from, to }) => [propertyId, from, to].join());
	const things: Thing[] = [...together.values()].flatMap((all) =>
		all.slice(0, 1).map(({ from, to }) => ({ from, to, entries: all.map(({ entry }) => entry) })),
	);
	if (day < today) return things.map(atLeastALine);
	const free = patterns
		.filter((pattern) => isOpenOn(pattern, day))
		.flatMap((pattern) => {
			const taken = held.filter(({ propertyId, entry }) => propertyId === pattern.propertyId && takesPlace(entry));
			const open = { from: minutesOf(pattern.starts), to: minutesOf(pattern.ends) };
			return freeParts(open, taken, pattern.minutes).map((part) => ({ ...part, entries: [freeEntry(pattern, part)] }));
		});
	return [...things, ...free].map(atLeastALine);
}

function isOpenOn({ weekday, firstDay, lastDay, closedDays }: DeskPattern, day: Day): boolean {
	if (weekdayOf(day) !== weekday || day < firstDay || closedDays.includes(day)) return false;
	return lastDay === null || day <= lastDay;
}

function takesPlace(entry: WeekEntry): boolean {
	return entry.kind !== "viewing" || entry.viewing.state === "confirmed";
}

function freeEntry({ id, property }: DeskPattern, { from, to }: Span): WeekEntry {
	return { kind: "free", free: { id, property, start: timeOf(from), end: timeOf(to) } };
}

function spanOf({ start, end }: { start: string; end: string }): Span {
	const [from, to] = [minutesOf(formatTime(start)), minutesOf(formatTime(end))];
	return { from, to: to > from ? to : DAY_END };
}

function atLeastALine(thing: Thing): Thing {
	return { ...thing, to: Math.min(DAY_END, Math.max(thing.to, thing.from + LEAST_HEIGHT)) };
}

function placed({ from, to, things, lane, lanes }: Block<Thing>, firstHour: number): WeekBlock {
	const placeOf = (minutes: number) => ({
		hour: Math.floor(minutes / HOUR) - firstHour,
		twelfth: Math.floor((minutes % HOUR) / STEP),
	});
	const entries = things.flatMap((thing) => thing.entries);
	return { entries, from: placeOf(from), to: placeOf(Math.ceil(to / STEP) * STEP), lane, lanes };
}
