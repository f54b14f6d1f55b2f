import { expect, test } from "vitest";
import type { Property } from "../../../domain/property/property";
import { seasonCalendar } from "./season-calendar";

const Season = {
	Seasons: [
		{ From: "2026-07-01", Until: "2026-08-31", PricePerWeek: 1_200 },
		{ From: "2027-07-01", Until: "2027-08-31", PricePerWeek: 1_450 },
	],
	Taken: [{ From: "2026-12-19", Until: "2026-12-21" }],
};
const calendarOf = (season: object | null) =>
	seasonCalendar({ ID: 1, Goal: 1, Season: season } as Property, "2026-12-05", "nl");

test("twelve months by week, with the nights that are taken or past", () => {
	const months = calendarOf(Season)?.months ?? [];
	expect(months).toHaveLength(12);
	const [december] = months;
	expect(december?.name).toBe("december 2026");
	expect(december?.weeks.every((week) => week.length === 7)).toBe(true);
	const days = (december?.weeks ?? []).flat().flatMap((day) => day ?? []);
	expect(days).toHaveLength(31);
	// The day of departure is free again.
	expect(days.filter(({ isTaken }) => isTaken).map(({ date }) => date)).toEqual([1, 2, 3, 4, 19, 20]);
});

test("prices of seasons that are over are left out", () => {
	expect(calendarOf(Season)?.prices).toEqual([{ from: "1-7-2027", until: "31-8-2027", price: "€\u00A01.450" }]);
});

test("nothing is said of a home of which no period is known", () => {
	expect(calendarOf(null)).toBeNull();
	expect(calendarOf({ PricePerWeek: 900 })).toBeNull();
	expect(calendarOf({ ...Season, Taken: [] })?.months).toEqual([]);
});
