import { expect, test } from "vitest";
import { advanceKind, advancePercentText, advanceText } from "./advance";

test.for([
	[300_000, "€\u00A030.000"],
	[300_005, "€\u00A030.000,50"],
	[1, "€\u00A00,10"],
	[9_999_999, "€\u00A0999.999,90"],
] as const)("of a price of %i, a tenth is paid ahead: %s", ([price, advance]) => {
	expect(advanceText("usual", price)).toBe(advance);
});

test("the share is written as each language writes a percentage", () => {
	expect([advancePercentText("usual", "fr"), advancePercentText("usual", "en")]).toEqual(["10\u00A0%", "10%"]);
});

test.for([
	[{ projectId: null, region: "flanders" }, "usual"],
	[{ projectId: null, region: "luxembourg" }, "usual"],
	[{ projectId: 5, region: "flanders" }, "newBuild"],
	[{ projectId: 5, region: "brussels" }, "newBuild"],
	[{ projectId: 5, region: null }, "newBuild"],
	[{ projectId: 5, region: "luxembourg" }, "reservation"],
] as const)("what is paid ahead for %j follows the rule %s", ([property, kind]) => {
	expect(advanceKind(property)).toBe(kind);
});

test("of a home that is still to be built no more is asked ahead than the law allows", () => {
	expect([advanceText("newBuild", 360_000), advanceText("reservation", 900_000)]).toEqual([
		"€\u00A018.000",
		"€\u00A018.000",
	]);
});
