import { expect, test } from "vitest";
import { screenReaderPrice, spokenPrice } from "./spoken-price";

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
	["en", "€ 465.000", "465,000 euros"],
	["fr", "From € 465.000", "From 465 000 euros"],
	["en", "€ 1,50", "1.5 euros"],
	["en", "secured with it (€ 409.699), fee", "secured with it (409,699 euros), fee"],
	["en", "€ 4.410/m²", "4,410 euros/m²"],
	["en", "€ 140.000 – € 950, then €40,000.", "140,000 euros – 950 euros, then €40,000."],
	["en", "up to €40,000 per buyer", "up to €40,000 per buyer"],
	["en", "€ 950", "€ 950"],
	["nl", "€ 465.000", "€ 465.000"],
	["de", "€ 465.000", "€ 465.000"],
	["en", "1.5 m to the tram", "1.5 m to the tram"],
] as const)("in %s %s is heard as %s", ([language, written, heard]) => {
	expect(screenReaderPrice(written, language).replaceAll(/[\u00A0\u202F]/g, " ")).toBe(heard);
});
