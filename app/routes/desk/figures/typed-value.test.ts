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

test("a figure may be typed as the page shows it, with its sign", () => {
	const reduction = bundledFigures["flanders.duty.modestReduction"];
	for (const text of ["€ 1.950", "€1.950", "1.950 €", "€\u00A01.950"])
		expect(typedValue(text, reduction), text).toBe(1950);
	for (const text of ["12,5 %", "12.5%", "12,5\u00A0%"])
		expect(typedValue(text, bundledFigures["wallonia.duty.normal"]), text).toBe(12.5);
	expect(typedValue("€ 12,5", bundledFigures["wallonia.duty.normal"])).toBeNull();
	expect(typedValue("1.950 %", reduction)).toBeNull();
	const { value } = bundledFigures["belgium.notary.scale"];
	expect(typedValue("€ 285\n€ 17.500: 2,5 %\n*: 0,2 %", bundledFigures["belgium.notary.scale"])).toEqual({
		...(value as object),
		fixed: 285,
		steps: [
			{ upTo: 17_500, rate: 2.5 },
			{ upTo: null, rate: 0.2 },
		],
	});
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
