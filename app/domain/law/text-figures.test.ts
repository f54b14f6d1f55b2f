import { expect, test } from "vitest";
import { languages } from "../language";
import { computeEnergyLabel } from "../property/energy";
import { textFigures } from "./text-figures";

test.for(languages)("the bounds of label D in the texts in %s are those of the energy scale", (language) => {
	const { walloonDFrom, walloonDTo, flemishDFrom, flemishDTo, flemishDBelow } = textFigures(language);
	expect([walloonDFrom, walloonDTo, flemishDFrom, flemishDTo]).toEqual([256, 340, 300, 399]);
	for (const [region, from, to] of [
		["wallonia", walloonDFrom, walloonDTo],
		["flanders", flemishDFrom, flemishDTo],
	] as const) {
		expect([from - 1, from, to, to + 1].map((value) => computeEnergyLabel(region, value))).toEqual([
			"c",
			"d",
			"d",
			"e",
		]);
	}
	expect(computeEnergyLabel("flanders", flemishDBelow)).toBe("e");
});

test("figures in running text are written as the language writes them", () => {
	expect(textFigures("nl")).toMatchObject({
		walloniaDutyNormal: "12,5\u00A0%",
		notaryLastRate: "0,2\u00A0%",
		notaryFirstUpTo: "€\u00A017.500",
		exampleNotary: "€\u00A02.580",
		exampleNotaryOwnHome: "€\u00A02.320",
		flandersDutyMoveIn: "3",
		exampleTax: "€\u00A036.000",
		exampleTaxOwnHome: "€\u00A06.000",
	});
	expect(textFigures("en")).toMatchObject({
		walloniaDutyNormal: "12.5%",
		notaryLastRate: "0.2%",
		notaryFirstUpTo: "€17,500",
		notaryLastFrom: "€250,095",
	});
	expect(textFigures("fr").walloniaDutyNormal).toBe("12,5\u00A0%");
	expect(textFigures("de").walloniaDutyNormal).toBe("12,5\u00A0%");
});
