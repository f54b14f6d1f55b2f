import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween, firstOfMonth, mondayOf, monthBefore } from "./calendar";

const days = fc.integer({ min: 0, max: 40_000 }).map((number) => addDays("1990-01-01", number));

test("days go over months, years and leap days", () => {
	expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
	expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
	expect(addDays("2026-03-29", 1)).toBe("2026-03-30");
});

test("a week begins on Monday", () => {
	expect(mondayOf("2026-11-16")).toBe("2026-11-16");
	expect(mondayOf("2026-11-22")).toBe("2026-11-16");
	fc.assert(
		fc.property(days, (day) => {
			const monday = mondayOf(day);
			expect(new Date(monday).getUTCDay()).toBe(1);
			expect(monday <= day && day <= addDays(monday, 6)).toBe(true);
		}),
	);
});

test("the same day of the month before stays within that month", () => {
	expect(monthBefore("2026-03-31")).toBe("2026-02-28");
	expect(monthBefore("2026-11-21")).toBe("2026-10-21");
	fc.assert(
		fc.property(days, (day) => {
			const before = monthBefore(day);
			expect(firstOfMonth(addDays(firstOfMonth(day), -1))).toBe(firstOfMonth(before));
		}),
	);
});

test("a span has both of its ends, and is empty when they are the wrong way round", () => {
	expect(daysBetween("2026-10-31", "2026-11-02")).toEqual(["2026-10-31", "2026-11-01", "2026-11-02"]);
	expect(daysBetween("2026-11-02", "2026-11-01")).toEqual([]);
});
