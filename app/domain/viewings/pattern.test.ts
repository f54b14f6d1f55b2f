import { expect, test } from "vitest";
import { openingSchema, secondsInBrussels, slotTimes, type ViewingPattern } from "./pattern";

const pattern: ViewingPattern = {
	propertyId: 4101,
	weekday: 6,
	starts: "10:00",
	ends: "11:00",
	minutes: 25,
	capacity: 1,
	noticeHours: 0,
	travelMinutes: 15,
	mostADay: null,
	firstDay: "2026-10-17",
	lastDay: null,
};

const opening = { ...pattern, weekdays: ["6"], propertyIds: ["4101"] };

test("a pattern is a slot for each whole length of its hours, in Brussels time through the change of the clock", () => {
	const slots = slotTimes(pattern, "2026-10-19", "2026-11-01", new Set());
	expect(slots.map(({ day, time }) => `${day} ${time}`)).toEqual([
		"2026-10-24 10:00",
		"2026-10-24 10:25",
		"2026-10-31 10:00",
		"2026-10-31 10:25",
	]);
	expect(slots.map(({ startsAt }) => new Date(startsAt * 1_000).toISOString().slice(11, 16))).toEqual([
		"08:00",
		"08:25",
		"09:00",
		"09:25",
	]);
	expect(secondsInBrussels("2026-07-01", "00:30")).toBe(Date.parse("2026-06-30T22:30:00Z") / 1_000);
	expect(secondsInBrussels("2026-03-29", "01:30")).toBe(Date.parse("2026-03-29T00:30:00Z") / 1_000);
	expect(secondsInBrussels("2026-10-25", "01:30")).toBe(Date.parse("2026-10-24T23:30:00Z") / 1_000);
});

test("a pattern has no slot before its first day, after its last and on closed days", () => {
	const ending = { ...pattern, lastDay: "2026-10-31" };
	const days = slotTimes(ending, "2026-10-01", "2026-12-01", new Set(["2026-10-24"])).map(({ day }) => day);
	expect([...new Set(days)]).toEqual(["2026-10-17", "2026-10-31"]);
});

test("faults of a pattern are told by field", () => {
	const input = {
		...pattern,
		propertyIds: ["4101", "x"],
		weekdays: ["1", "8"],
		starts: "x",
		minutes: "5",
		capacity: "0",
		noticeHours: "337",
		travelMinutes: "181",
		mostADay: "0",
		lastDay: "x",
	};
	const faults = openingSchema.safeParse(input).error?.issues.map(({ path, message }) => [path.join("."), message]);
	expect(faults).toEqual([
		["propertyIds", "property"],
		["weekdays", "weekday"],
		["starts", "time"],
		["minutes", "minutes"],
		["capacity", "capacity"],
		["noticeHours", "notice"],
		["travelMinutes", "travel"],
		["mostADay", "mostADay"],
		["lastDay", "day"],
	]);
	const short = openingSchema.safeParse({ ...opening, ends: "10:20", lastDay: "2026-01-01" }).error?.issues;
	expect(short?.map(({ path }) => path.join("."))).toEqual(["ends", "lastDay"]);
	const many = openingSchema.safeParse({ ...opening, starts: "10:00", ends: "18:10", minutes: 10 }).error?.issues;
	expect(many?.map(({ path, message }) => [path.join("."), message])).toEqual([["minutes", "slots"]]);
	expect(openingSchema.safeParse({ ...opening, starts: "10:00", ends: "18:09", minutes: 10 }).success).toBe(true);
	const open = openingSchema.parse({ ...opening, lastDay: "", mostADay: "" });
	expect([open.lastDay, open.mostADay]).toEqual([null, null]);
});

test("days and properties of an opening are each taken once, and at least one is needed", () => {
	const twice = openingSchema.parse({ ...opening, weekdays: ["6", "1", "6"], propertyIds: ["4102", "4101", "4102"] });
	expect([twice.weekdays, twice.propertyIds]).toEqual([
		[1, 6],
		[4102, 4101],
	]);
	const none = openingSchema.safeParse({ ...opening, weekdays: [], propertyIds: [] }).error?.issues;
	expect(none?.map(({ path, message }) => [...path, message])).toEqual([
		["propertyIds", "property"],
		["weekdays", "weekday"],
	]);
});
