import { expect, test } from "vitest";
import { readNumber } from "./read-number";

test.for([
	["1250", 1_250],
	["1.250", 1_250],
	["1,250", 1_250],
	["1 250", 1_250],
	["1\u00A0250", 1_250],
	["1\u202F250,5", 1_250.5],
	["1'250.50", 1_250.5],
	["12.345.678,9", 12_345_678.9],
	["-1.450,00", -1_450],
	["1250.500", 1_250.5],
	["345000.0000", 345_000],
	["85,4", 85.4],
	["0.250", 0.25],
	["1.25", 1.25],
] as const)("%s is the amount %d", ([text, number]) => {
	expect(readNumber(text, "thousands")).toBe(number);
});

test.for([
	["50.846", 50.846],
	["4,352", 4.352],
	["1.250,50", 1_250.5],
	["1.234.567", 1_234_567],
] as const)("where a single sign is the decimal one, %s is %d", ([text, number]) => {
	expect(readNumber(text, "decimal")).toBe(number);
});

test.for(["", "1.45,00", "1.250.50", "1.2.3", "3 4", "about 3", "1e5", "1 250 m²", "٣"])("%j is no number", (text) => {
	expect(readNumber(text, "thousands")).toBeNull();
	expect(readNumber(text, "decimal")).toBeNull();
});
