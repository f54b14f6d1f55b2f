import { expect, test } from "vitest";
import { languages } from "../language";
import { formatNumber, formatPercent } from "./numbers";

test("numbers are written as their language writes them, with at most two decimals", () => {
	expect(languages.map((language) => formatNumber(1234.567, language))).toEqual([
		"1.234,57",
		"1\u00A0234,57",
		"1,234.57",
		"1.234,57",
	]);
	expect(formatNumber(5, "en")).toBe("5");
});

test("percentages keep to their number", () => {
	expect(languages.map((language) => formatPercent(12.5, language))).toEqual([
		"12,5\u00A0%",
		"12,5\u00A0%",
		"12.5%",
		"12,5\u00A0%",
	]);
});
