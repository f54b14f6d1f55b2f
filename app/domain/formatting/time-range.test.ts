import { expect, test } from "vitest";
import { languages } from "../language";
import { timeRange } from "./time-range";

test("a range of times is written the way each language does", () => {
	expect(languages.map((language) => timeRange("09:00-18:30", language))).toEqual([
		"9:00–18:30",
		"9\u00A0h – 18\u00A0h\u00A030",
		"9:00–18:30",
		"9:00–18:30",
	]);
});
