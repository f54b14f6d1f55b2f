import { expect, test } from "vitest";
import { bundledFigures, figureIds } from "../../../domain/law/law";
import { typedValue, writtenValue } from "./typed-value";

test("a figure that is sent back as its form shows it stays what it was", () => {
	for (const id of figureIds) {
		const figure = bundledFigures[id];
		const text = writtenValue(figure);
		if (text !== null) expect(typedValue(text, figure), id).toEqual(figure.value);
	}
});

test("amounts have thousands behind a point, and percentages decimals", () => {
	expect(typedValue("220.000", bundledFigures["flanders.duty.modestUpTo"])).toBe(220_000);
	expect(typedValue(" 12,5 ", bundledFigures["wallonia.duty.normal"])).toBe(12.5);
	expect(typedValue("0.182", bundledFigures["wallonia.duty.normal"])).toBe(0.182);
	expect(typedValue("twelve", bundledFigures["wallonia.duty.normal"])).toBeNull();
});

test.for([
	["no step", "285"],
	["no open end", "285\n17500: 2,5"],
	["a step that falls", "285\n17500: 2,5\n10000: 1\n*: 0,2"],
	["a step behind the open end", "285\n*: 2,5\n17500: 1"],
	["a line that is no step", "285\n17500 2,5\n*: 0,2"],
] as const)("a scale with %s cannot be read", ([, text]) => {
	expect(typedValue(text, bundledFigures["belgium.notary.scale"])).toBeNull();
});
