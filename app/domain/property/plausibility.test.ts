import { expect, test } from "vitest";
import { LAND, RETAIL } from "./kind";
import { implausibleFigures } from "./plausibility";
import { propertySchema } from "./property";

const heldOf = (fields: object, webId: number | null = 1, before: number | null = null) =>
	implausibleFigures(propertySchema.parse({ ID: 1, Goal: 0, ...fields }), webId, before).map(
		({ field, message }) => `${field} ${message.code}`,
	);

test.for([
	["a house for the price of a bicycle", { Price: 345 }, ["Price held-too-low"]],
	["a house for five thousand", { Price: 5_000 }, []],
	["a rent of one euro", { Goal: 1, MonthlyRent: 1 }, ["MonthlyRent held-too-low"]],
	["a rent of fifty", { Goal: 1, MonthlyRent: 50 }, []],
	["the price of a sale as rent", { Goal: 1, MonthlyRent: 345_000 }, ["MonthlyRent held-too-high"]],
	["a dwelling of one square metre", { Price: 300_000, LivingSurface: 1.05 }, ["LivingSurface held-too-low"]],
	["a studio of eight", { Price: 100_000, LivingSurface: 8 }, []],
	["a dwelling of a hectare", { Price: 300_000, TotalSurface: 10_000 }, ["TotalSurface held-too-high"]],
	["a price that is not shown", { Price: 1, PublishPrice: false }, []],
	["a price of nought, which is none", { Price: 0 }, []],
] as const)("%s", ([, fields, held]) => {
	expect(heldOf(fields)).toEqual(held);
});

test("surfaces have limits in dwellings alone, and an unknown type counts as one", () => {
	const field = { Price: 300_000, LivingSurface: 12_000 };
	expect([heldOf(field, LAND), heldOf(field, RETAIL)]).toEqual([[], []]);
	expect(heldOf(field, null)).toEqual(["LivingSurface held-too-high"]);
});

test.for([
	[300_000, 119_999, true],
	[300_000, 120_000, false],
	[300_000, 480_000, false],
	[300_000, 480_001, true],
	[300_000, 300_000, false],
] as const)("after %d, a price of %d is held back: %s", ([before, now, isHeld]) => {
	expect(heldOf({ Price: now }, 1, before)).toEqual(isHeld ? ["Price held-moved"] : []);
});
