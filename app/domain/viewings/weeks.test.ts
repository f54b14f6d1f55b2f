import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brusselsDay } from "../formatting/dates";
import { addDays, daysBetween, mondayOf } from "./calendar";
import { viewingWeeks } from "./weeks";

function at(...starts: string[]) {
	return starts.map((start, index) => ({ id: String(index), start, free: 1 }));
}

/** Day and hours of each time, in order. */
function shown(...starts: string[]): string[] {
	return viewingWeeks(at(...starts), "nl").flatMap((week) =>
		week.days.map((day) => `${day.inWords} ${day.times.map(({ time }) => time).join(" ")}`),
	);
}

describe("the hours are those of Brussels", () => {
	test("when the clocks go forward on the last Sunday of March", () => {
		expect(
			shown("2027-03-27T09:00:00Z", "2027-03-28T00:30:00Z", "2027-03-28T01:30:00Z", "2027-03-28T08:00:00Z"),
		).toEqual(["zaterdag 27\u00A0maart 10:00", "zondag 28\u00A0maart 01:30 03:30 10:00"]);
	});

	test("when they go back on the last Sunday of October", () => {
		expect(
			shown("2027-10-30T08:00:00Z", "2027-10-30T22:30:00Z", "2027-10-31T09:00:00Z", "2027-11-01T09:00:00Z"),
		).toEqual([
			"zaterdag 30\u00A0oktober 10:00",
			"zondag 31\u00A0oktober 00:30 10:00",
			"maandag 1\u00A0november 10:00",
		]);
	});

	test("for offices that write their times with an offset", () => {
		expect(shown("2027-03-28T10:00:00+02:00", "2027-10-31T10:00:00+01:00").map((line) => line.slice(-5))).toEqual([
			"10:00",
			"10:00",
		]);
	});
});

test("weeks begin on Monday and follow each other, those without a time among them", () => {
	const weeks = viewingWeeks(at("2026-12-31T09:00:00Z", "2027-01-15T09:00:00Z"), "de");
	expect(weeks.map(({ from, to, days }) => [from, to, days.length])).toEqual([
		["28.\u00A0Dezember", "3.\u00A0Januar", 1],
		["4.\u00A0Januar", "10.\u00A0Januar", 0],
		["11.\u00A0Januar", "17.\u00A0Januar", 1],
	]);
	expect(weeks[0]?.strip.map(({ weekday, number }) => `${weekday} ${number}`)).toEqual([
		"Mo 28",
		"Di 29",
		"Mi 30",
		"Do 31",
		"Fr 1",
		"Sa 2",
		"So 3",
	]);
	expect(weeks[0]?.days[0]?.inWords).toBe("Donnerstag, 31.\u00A0Dezember");
	expect(weeks[0]?.days[0]?.times[0]?.inWords).toBe("Donnerstag, 31.\u00A0Dezember, um 10.00\u00A0Uhr");
});

test("every slot appears once, on its own day, in order, in a week without gaps", () => {
	const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2028-01-01"), noInvalidDate: true });
	fc.assert(
		fc.property(fc.array(moment, { maxLength: 40 }), (moments) => {
			const times = at(...moments.map((each) => each.toISOString()));
			const weeks = viewingWeeks(times, "fr");
			const listed = weeks.flatMap((week) =>
				week.days.flatMap((day) => day.times.map((time) => ({ monday: week.monday, day: day.day, ...time }))),
			);
			expect(listed.map(({ id }) => id).sort()).toEqual(times.map(({ id }) => id).sort());
			expect(listed.map(({ start }) => start)).toEqual(times.map(({ start }) => start).sort());
			for (const time of listed) {
				expect(brusselsDay(time.start)).toBe(time.day);
				expect(mondayOf(time.day)).toBe(time.monday);
			}
			const [first, last] = [weeks[0], weeks.at(-1)];
			if (!first || !last) return;
			const mondays = daysBetween(first.monday, last.monday).filter((day) => mondayOf(day) === day);
			expect(weeks.map(({ monday }) => monday)).toEqual(mondays);
			expect(
				addDays(last.monday, 7) >
					brusselsDay(
						times
							.map(({ start }) => start)
							.sort()
							.at(-1) ?? "",
					),
			).toBe(true);
		}),
	);
});

test("no slots give no weeks", () => {
	expect(viewingWeeks([], "en")).toEqual([]);
});
