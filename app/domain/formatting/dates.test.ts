import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../language";
import {
	brusselsDay,
	formatDate,
	formatDateInWords,
	formatDateTime,
	formatMomentInWords,
	formatShortWeekday,
	formatTime,
	instantOf,
} from "./dates";

test("a date reads day-month-year without padding", () => {
	expect(formatDate("2026-03-05")).toBe("5-3-2026");
	expect(formatDate("2026-11-18T15:20:00Z")).toBe("18-11-2026");
});

test("a day alone is never shifted by a time zone", () => {
	const day = fc.date({ min: new Date("1900-01-01"), max: new Date("2200-12-31"), noInvalidDate: true });
	fc.assert(
		fc.property(day, fc.constantFrom("Europe/Brussels", "America/Los_Angeles", "Pacific/Auckland"), (date, zone) => {
			const text = date.toISOString().slice(0, 10);
			const expected = `${date.getUTCDate()}-${date.getUTCMonth() + 1}-${date.getUTCFullYear()}`;
			expect(formatDate(text, zone)).toBe(expected);
		}),
	);
});

test("a moment is shown in Brussels, on both sides of a clock change", () => {
	expect(formatDate("2026-12-31T23:30:00Z")).toBe("1-1-2027");
	expect(formatTime("2026-03-29T00:59:00Z")).toBe("01:59");
	expect(formatTime("2026-03-29T01:00:00Z")).toBe("03:00");
	expect(formatTime("2026-10-25T00:30:00Z")).toBe("02:30");
	expect(formatTime("2026-10-25T01:30:00Z")).toBe("02:30");
	expect(formatTime("2026-06-30T22:00:00Z")).toBe("00:00");
});

test("a time that names no zone is shown as it was written", () => {
	expect(formatDateTime("2026-12-01T23:45:00", "nl")).toBe("1-12-2026 om 23:45");
	expect(formatDate("2026-12-01 23:45:00")).toBe("1-12-2026");
	expect(formatMomentInWords("2026-11-30T23:30", "en").replaceAll("\u00A0", " ")).toBe(
		"Monday 30 November at 11.30 pm",
	);
	expect(formatShortWeekday("2026-11-30T23:30", "en")).toBe("Mon");
});

test("date and time are joined as each language does", () => {
	const moment = "2026-12-01T10:00:00+01:00";
	expect(formatDateTime(moment, "nl")).toBe("1-12-2026 om 10:00");
	expect(formatDateTime(moment, "fr")).toBe("1-12-2026 à 10\u00A0h");
	expect(formatDateTime(moment, "en")).toBe("1-12-2026 at 10:00");
	expect(formatDateTime(moment, "de")).toBe("1-12-2026 um 10:00 Uhr");
	const inWords = languages.map((language) => formatMomentInWords(moment, language).replaceAll("\u00A0", " "));
	expect(inWords).toEqual([
		"dinsdag 1 december om 10.00 uur",
		"mardi 1er décembre à 10 h",
		"Tuesday 1 December at 10 am",
		"Dienstag, 1. Dezember, um 10.00 Uhr",
	]);
});

test("a date within a sentence has its month in words", () => {
	const said = languages.map((language) => formatDateInWords("2026-12-01", language).replaceAll("\u00A0", " "));
	expect(said).toEqual(["1 december 2026", "1er décembre 2026", "1 December 2026", "1. Dezember 2026"]);
});

test("what is no date is empty text, never a fault", () => {
	const overlong = ["2026-02-30", "2026-02-30T10:00", "2026-04-31 10:00:00", "2026-02-29T23:30:00+01:00"];
	for (const text of [...overlong, "", "soon", "2026-13-01", "1", "Nov 3 2026", "2026-11-03Tx"]) {
		expect(formatDate(text)).toBe("");
		expect(formatDateTime(text, "nl")).toBe("");
	}
	expect(instantOf(new Date(Number.NaN))).toBeNull();
	fc.assert(
		fc.property(fc.string(), (text) => {
			expect(formatDate(text)).toMatch(/^(\d+-\d+-\d+)?$/);
		}),
	);
});

test("the day in Brussels changes at its midnight, not at UTC's", () => {
	expect(brusselsDay("2026-06-30T21:59:59Z")).toBe("2026-06-30");
	expect(brusselsDay("2026-06-30T22:00:00Z")).toBe("2026-07-01");
	expect(brusselsDay(Date.UTC(2026, 0, 1, 22, 59))).toBe("2026-01-01");
	expect(() => brusselsDay("never")).toThrow(RangeError);
});
