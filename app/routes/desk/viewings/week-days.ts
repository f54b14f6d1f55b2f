import type { DeskViewing } from "../../../../worker/desk/calendar";
import type { DeskOpenDay } from "../../../../worker/desk/open-days";
import type { DeskPattern } from "../../../../worker/desk/viewings/service";
import { brusselsDay, formatTime } from "../../../domain/formatting/dates";
import { groupedBy } from "../../../domain/records";
import { type Day, daysBetween } from "../../../domain/viewings/calendar";
import { assignLanes, type Block, hoursAround, partsLeft, type Span } from "../../../domain/viewings/day-lanes";
import { minutesOf, timeOf, weekdayOf } from "../../../domain/viewings/pattern";

/** Remaining part of an open time beside its bookings, such as `10:00` to `12:00`. */
export type OpenTime = Pick<DeskPattern, "id" | "property"> & { start: string; end: string };

/** Number of taken seats at a time. */
export type TakenSeats = Pick<DeskPattern, "id" | "capacity"> & { taken: number };

export type WeekEntry =
	| { kind: "viewing"; viewing: DeskViewing }
	| { kind: "open-day"; openDay: DeskOpenDay }
	| { kind: "seats"; seats: TakenSeats }
	| { kind: "open"; time: OpenTime };

/** Position in the grid: whole hours since its start, plus twelfths of an hour (5 minutes). */
export type GridPlace = { hour: number; twelfth: number };

export type WeekBlock = { entries: WeekEntry[]; from: GridPlace; to: GridPlace; lane: number; lanes: number };

export type WeekDay = {
	day: Day;
	blocks: WeekBlock[];
	/** Largest number of parallel lanes. */
	lanes: number;
};

export type DrawnWeek = {
	days: WeekDay[];
	/** Hours of the day at which the grid starts and ends. */
	hours: { first: number; last: number };
};

type WeekParts = {
	monday: Day;
	sunday: Day;
	today: Day;
	/** Elapsed minutes of today. */
	over: number;
	viewings: readonly DeskViewing[];
	openDays: readonly DeskOpenDay[];
	patterns: readonly DeskPattern[];
};

type Thing = Span & { entries: WeekEntry[] };

const HOUR = 60;
const DAY_END = 24 * HOUR;
/** Resolution of the grid in minutes. */
export const STEP = 5;
/** Minutes whose height fits a line of text. */
const MIN_HEIGHT = 15;

/** Lays out a week as a grid of hours: viewings, open days and remaining open times. */
export function drawWeek({ monday, sunday, ...parts }: WeekParts): DrawnWeek {
	const days = daysBetween(monday, sunday).map((day) => ({ day, blocks: layOutSideBySide(thingsOf(day, parts)) }));
	const hours = hoursAround(days.flatMap(({ blocks }) => blocks));
	return {
		hours,
		days: days.map(({ day, blocks }) => ({
			day,
			blocks: blocks.map((block) => toWeekBlock(block, hours.first)),
			lanes: Math.max(1, ...blocks.map(({ lanes }) => lanes)),
		})),
	};
}

/**
 * If not everything fits side by side, overlapping open days share a block, as do open times. Viewings come first and
 * keep their own.
 */
function layOutSideBySide(things: readonly Thing[]): Block<Thing>[] {
	const blocks = assignLanes(things);
	if (blocks.every((block) => block.things.length === 1)) return blocks;
	const isOf = (kind: WeekEntry["kind"]) => (thing: Thing) => thing.entries.every((entry) => entry.kind === kind);
	const others = things.filter((thing) => !isOf("open-day")(thing) && !isOf("open")(thing));
	const shared = [
		...mergeOverlapping(things.filter(isOf("open-day"))),
		...mergeOverlapping(things.filter(isOf("open"))),
	];
	const isShared = (block: Block<Thing>) => block.things.every((thing) => shared.includes(thing));
	return assignLanes([...others, ...shared]).toSorted((one, other) => Number(isShared(one)) - Number(isShared(other)));
}

/** Merges overlapping things. */
function mergeOverlapping(things: readonly Thing[]): Thing[] {
	const all: Thing[] = [];
	for (const thing of things.toSorted((one, other) => one.from - other.from)) {
		const last = all.at(-1);
		if (!last || last.to <= thing.from) all.push({ ...thing });
		else {
			last.to = Math.max(last.to, thing.to);
			last.entries = [...last.entries, ...thing.entries];
		}
	}
	return all;
}

function thingsOf(day: Day, parts: Omit<WeekParts, "monday" | "sunday">): Thing[] {
	const { today, over, viewings, openDays, patterns } = parts;
	const isThatDay = ({ start }: { start: string }) => brusselsDay(start) === day;
	const held = [
		...openDays.filter(isThatDay).map((openDay) => ({ of: openDay, entry: { kind: "open-day", openDay } as const })),
		...viewings.filter(isThatDay).map((viewing) => ({ of: viewing, entry: { kind: "viewing", viewing } as const })),
	].map(({ of, entry }) => ({ ...spanOf(of), propertyId: of.propertyId, entry }));
	// Visitors of one property at the same time share a block, as on an open day.
	const together = groupedBy(held, ({ propertyId, from, to }) => [propertyId, from, to].join());
	const opened = day < today ? [] : patterns.filter((pattern) => isOpenOn(pattern, day));
	const things: Thing[] = [...together.values()].flatMap((all) =>
		all.slice(0, 1).map(({ from, to, propertyId }) => {
			const entries = all.map(({ entry }) => entry);
			return { from, to, entries: [...entries, ...seatsOf(entries, { from, to, propertyId }, opened)] };
		}),
	);
	const open = opened.flatMap((pattern) => {
		const taken = held.filter(({ propertyId, entry }) => propertyId === pattern.propertyId && takesPlace(entry));
		const times = timesOf(pattern);
		const gone = day === today ? [{ from: 0, to: over }] : [];
		return partsLeft(times, [...gone, ...taken], pattern.minutes).map((part) => ({
			...part,
			entries: [openEntry(pattern, part)],
		}));
	});
	return [...things, ...open].map(atLeastALine);
}

/** Seats of viewings at the same time, if that time has several. */
function seatsOf(
	entries: readonly WeekEntry[],
	{ from, to, propertyId }: Span & { propertyId: number },
	opened: readonly DeskPattern[],
): WeekEntry[] {
	const pattern = opened.find((each) => {
		const times = timesOf(each);
		return each.propertyId === propertyId && from >= times.from && to <= times.to;
	});
	const taken = entries.filter((entry) => entry.kind === "viewing" && takesPlace(entry)).length;
	if (!pattern || pattern.capacity < 2 || taken === 0) return [];
	return [{ kind: "seats", seats: { id: pattern.id, capacity: pattern.capacity, taken } }];
}

function timesOf({ starts, ends }: DeskPattern): Span {
	return { from: minutesOf(starts), to: minutesOf(ends) };
}

function isOpenOn({ isOffered, weekday, firstDay, lastDay, closedDays }: DeskPattern, day: Day): boolean {
	if (!isOffered || weekdayOf(day) !== weekday || day < firstDay || closedDays.includes(day)) return false;
	return lastDay === null || day <= lastDay;
}

function takesPlace(entry: WeekEntry): boolean {
	return entry.kind !== "viewing" || entry.viewing.state === "confirmed";
}

/** Order of the entries in a shared block. */
function rankOf(entry: WeekEntry): number {
	if (entry.kind === "open") return 4;
	if (entry.kind === "seats") return 3;
	if (entry.kind === "open-day") return 0;
	return entry.viewing.state === "confirmed" ? 1 : 2;
}

function openEntry({ id, property }: DeskPattern, { from, to }: Span): WeekEntry {
	return { kind: "open", time: { id, property, start: timeOf(from), end: timeOf(to) } };
}

function spanOf({ start, end }: { start: string; end: string }): Span {
	const [from, to] = [minutesOf(formatTime(start)), minutesOf(formatTime(end))];
	return { from, to: to > from ? to : DAY_END };
}

function atLeastALine(thing: Thing): Thing {
	return { ...thing, to: Math.min(DAY_END, Math.max(thing.to, thing.from + MIN_HEIGHT)) };
}

function toWeekBlock({ from, to, things, lane, lanes }: Block<Thing>, firstHour: number): WeekBlock {
	const placeOf = (minutes: number) => ({
		hour: Math.floor(minutes / HOUR) - firstHour,
		twelfth: Math.floor((minutes % HOUR) / STEP),
	});
	const entries = things.flatMap((thing) => thing.entries).toSorted((one, other) => rankOf(one) - rankOf(other));
	return { entries, from: placeOf(from), to: placeOf(Math.ceil(to / STEP) * STEP), lane, lanes };
}
