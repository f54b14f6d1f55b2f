import { expect, test } from "vitest";
import { advancePercentText, advanceText } from "./advance";

test.for([
	[300_000, "€\u00A030.000"],
	[300_005, "€\u00A030.000,50"],
	[1, "€\u00A00,10"],
	[9_999_999, "€\u00A0999.999,90"],
] as const)("of a price of %i, a tenth is paid ahead: %s", ([price, advance]) => {
	expect(advanceText(price)).toBe(advance);
});

test("the share is written as each language writes a percentage", () => {
	expect([advancePercentText("fr"), advancePercentText("en")]).toEqual(["10\u00A0%", "10%"]);
});
