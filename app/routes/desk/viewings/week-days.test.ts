import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { DeskViewing } from "../../../../worker/desk/calendar";
import type { DeskPattern } from "../../../../worker/desk/viewings/service";
import { MAX_LANES } from "../../../domain/viewings/day-lanes";
import { drawWeek, STEP, type WeekEntry } from "./week-days";

const week = {
	monday: "2026-11-23",
	sunday: "2026-11-29",
	today: "2026-11-25",
	over: 0,
	viewings: [],
	openDays: [],
	patterns: [],
};

/** Viewing on Thursday 26 November 2026, in winter time. */
const viewing = (start: string, end: string, more: Partial<DeskViewing> = {}): DeskViewing => ({
	id: `${start}-${more.propertyId ?? 1}`,
	propertyId: 1,
	property: "Property",
	start: `2026-11-26T${start}:00Z`,
	end: `2026-11-26T${end}:00Z`,
	person: "Person",
	email: "person@example.com",
	language: "nl",
	state: "confirmed",
	outcome: null,
	isPast: false,
	...more,
});

const pattern = (weekday: number, more: Partial<DeskPattern> = {}): DeskPattern => ({
	id: "pattern",
	propertyId: 1,
	property: "Property",
	staffName: null,
	weekday,
	starts: "10:00",
	ends: "12:00",
	minutes: 30,
	capacity: 1,
	noticeHours: 0,
	travelMinutes: 0,
	mostADay: null,
	firstDay: "2026-11-01",
	lastDay: null,
	staffId: null,
	isOffered: true,
	closedDays: [],
	...more,
});

const openDay = {
	id: "desk-1",
	propertyId: 1,
	property: "Property",
	start: "2026-11-26T09:00:00Z",
	end: "2026-11-26T11:00:00Z",
	capacity: null,
	isByDesk: true,
	takesRegistrations: true,
	registered: 1,
	hasBegun: false,
	isOver: false,
};

function nameOf(entry: WeekEntry): string {
	if (entry.kind === "seats") return `${entry.seats.taken} of ${entry.seats.capacity}`;
	if (entry.kind === "open") return `${entry.time.start}-${entry.time.end}`;
	return entry.kind === "viewing" ? entry.viewing.id : "day";
}
const drawn = (parts: Partial<Parameters<typeof drawWeek>[0]>, day = 3) =>
	drawWeek({ ...week, ...parts }).days[day]?.blocks.map(({ entries }) => entries.map(nameOf));

test("a viewing stands on its day at its time in Brussels, in hours since the grid's first and in five minutes", () => {
	const { days, hours } = drawWeek({ ...week, viewings: [viewing("06:50", "07:35")] });
	expect(hours).toEqual({ first: 7, last: 20 });
	expect(days.map(({ blocks }) => blocks.length)).toEqual([0, 0, 0, 1, 0, 0, 0]);
	expect(days[3]?.blocks[0]).toMatchObject({ from: { hour: 0, twelfth: 10 }, to: { hour: 1, twelfth: 7 } });
});

test("the shortest ones have the height of a line, and midnight ends a day", () => {
	const { days, hours } = drawWeek({ ...week, viewings: [viewing("09:00", "09:10"), viewing("22:00", "23:00")] });
	expect(days[3]?.blocks[0]?.to).toEqual({ hour: 2, twelfth: 3 });
	expect(days[3]?.blocks[1]?.to).toEqual({ hour: 16, twelfth: 0 });
	expect(hours.last).toBe(24);
});

test("visitors of one property at one time share a block, other properties stand beside it", () => {
	const at = (propertyId: number, id: string) => viewing("09:00", "11:00", { propertyId, id });
	const { days } = drawWeek({ ...week, openDays: [openDay], viewings: [at(1, "one"), at(1, "two"), at(2, "beside")] });
	expect(days[3]?.lanes).toBe(2);
	expect(days[3]?.blocks.map(({ entries }) => entries.map(nameOf))).toEqual([["day", "one", "two"], ["beside"]]);
});

test("of open times what is left is drawn: without what is booked there and what is over, on open days from today on", () => {
	const taken = [viewing("09:30", "10:00"), viewing("10:00", "10:30", { state: "cancelled" })];
	expect(drawn({ patterns: [pattern(4)], viewings: taken })).toEqual([
		["10:00-10:30"],
		[taken[0]?.id],
		["11:00-12:00"],
		[taken[1]?.id],
	]);
	expect(drawn({ patterns: [pattern(4, { propertyId: 2 })], viewings: [viewing("09:30", "10:00")] })).toHaveLength(2);
	for (const closed of [{ closedDays: ["2026-11-26"] }, { firstDay: "2026-11-27" }, { lastDay: "2026-11-25" }]) {
		expect(drawn({ patterns: [pattern(4, closed)] })).toEqual([]);
	}
	expect(drawn({ patterns: [pattern(2)] }, 1)).toEqual([]);
	expect(drawn({ patterns: [pattern(3)] }, 2)).toEqual([["10:00-12:00"]]);
	expect(drawn({ patterns: [pattern(3)], over: 10 * 60 + 50 }, 2)).toEqual([["10:50-12:00"]]);
});

test("a time with several seats says how many of them are taken, for as long as it lies ahead", () => {
	const at = (id: string, more: Partial<DeskViewing> = {}) => viewing("09:30", "10:00", { id, ...more });
	const three = [pattern(4, { capacity: 3 })];
	expect(drawn({ patterns: three, viewings: [at("one"), at("gone", { state: "cancelled" })] })).toEqual([
		["10:00-10:30"],
		["one", "gone", "1 of 3"],
		["11:00-12:00"],
	]);
	expect(drawn({ patterns: three, viewings: [at("one"), at("two"), at("three")] })?.[1]).toContain("3 of 3");
	const beside = [at("other", { propertyId: 2 }), viewing("08:00", "08:30", { id: "early" })];
	expect(drawn({ patterns: three, viewings: beside })?.flat().join()).not.toContain("of");
	expect(
		drawn({ patterns: [pattern(4)], viewings: [at("one")] })
			?.flat()
			.join(),
	).not.toContain("of");
	expect(drawn({ patterns: three, viewings: [at("one")], today: "2026-11-27" })).toEqual([["one"]]);
});

test("who takes place is first in a block, and no open time hides a viewing", () => {
	const gone = viewing("09:00", "09:30", { id: "gone", state: "cancelled" });
	const comes = viewing("09:00", "09:30", { id: "comes" });
	expect(drawn({ viewings: [gone, comes] })).toEqual([["comes", "gone"]]);
	const four = [2, 3, 4, 5].map((propertyId) => pattern(4, { propertyId }));
	expect(drawn({ patterns: four, viewings: [viewing("09:30", "10:00", { id: "late" })] })).toEqual([
		["late"],
		Array(4).fill("10:00-12:00"),
	]);
});

test("many open days of one morning share a block, and a viewing among them has its own, at its own hour", () => {
	const openDays = [2, 3, 4, 5, 6].map((propertyId) => ({ ...openDay, id: `desk-${propertyId}`, propertyId }));
	const { days } = drawWeek({ ...week, openDays, viewings: [viewing("10:30", "11:00", { id: "late" })] });
	expect(days[3]?.blocks.map(({ entries }) => entries.map(nameOf))).toEqual([["late"], Array(5).fill("day")]);
	expect(days[3]?.blocks[0]).toMatchObject({ from: { hour: 3, twelfth: 6 }, to: { hour: 4, twelfth: 0 }, lanes: 2 });
});

test("the style sheet has a rule for every place that a block can have", () => {
	const sheet = readFileSync("app/features/desk/week.css", "utf8");
	const placesOf = (name: string) =>
		[...sheet.matchAll(new RegExp(`\\[data-${name}="(\\d+)"\\] \\{\\s*--${name}: (\\d+);`, "g"))].map(
			([, asked, given]) => [Number(asked), Number(given)],
		);
	const counted = (first: number, last: number) =>
		Array.from({ length: last - first + 1 }, (_, at) => [first + at, first + at]);
	expect(placesOf("lane")).toEqual(counted(0, MAX_LANES - 1));
	expect(placesOf("lanes")).toEqual(counted(1, MAX_LANES));
	expect(placesOf("hour")).toEqual(counted(0, 24));
	expect(placesOf("twelfth")).toEqual(counted(0, 60 / STEP - 1));
});

test("nothing is open of a property that is sold or gone from the site", () => {
	const blocks = (isOffered: boolean) =>
		drawWeek({ ...week, patterns: [pattern(4, { isOffered })] }).days.flatMap((day) => day.blocks);
	expect([blocks(true).length, blocks(false).length]).toEqual([1, 0]);
});
