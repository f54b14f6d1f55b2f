import { expect, test } from "vitest";
import { languages } from "../language";
import { timeOfDay, timeRange } from "./time-range";

test("a range of times is written the way each language does", () => {
	expect(languages.map((language) => timeRange("09:00-18:30", language))).toEqual([
		"9:00–18:30",
		"9\u00A0h – 18\u00A0h\u00A030",
		"9:00–18:30",
		"9:00–18:30",
	]);
});

test("only French has its own way with a time of day", () => {
	expect(languages.map((language) => timeOfDay("09:30", language))).toEqual([
		"09:30",
		"9\u00A0h\u00A030",
		"09:30",
		"09:30",
	]);
});
