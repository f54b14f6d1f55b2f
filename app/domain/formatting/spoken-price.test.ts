import { expect, test } from "vitest";
import { isMisread, spokenPrice } from "./spoken-price";

test.for([
	["nl", "€ 465.000", "465.000 euro"],
	["fr", "€ 465.000", "465 000 euros"],
	["en", "€ 465.000", "465,000 euros"],
	["de", "€ 465.000", "465.000 Euro"],
	["en", "€ 950", "950 euros"],
	["en", "From € 1.250.000 to € 2.000.000", "From 1,250,000 euros to 2,000,000 euros"],
	["en", "€ 1.250,50", "1,250.5 euros"],
	["en", "Price on request", "Price on request"],
] as const)("in %s %s is read as %s", ([language, written, spoken]) => {
	expect(spokenPrice(written, language).replaceAll(/[\u00A0\u202F]/g, " ")).toBe(spoken);
});

test.for([
	["en", "€ 465.000", true],
	["fr", "From € 465.000", true],
	["en", "€ 1,50", true],
	["en", "€ 950", false],
	["nl", "€ 465.000", false],
	["de", "€ 465.000", false],
	["en", "1.5 m to the tram", false],
] as const)("in %s %s is misread: %s", ([language, written, misread]) => {
	expect(isMisread(written, language)).toBe(misread);
});
