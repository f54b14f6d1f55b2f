import fc from "fast-check";
import { expect, test } from "vitest";
import { type Region, regions } from "../localities/region";
import {
	computeEnergyLabel,
	energyImage,
	energyLabel,
	energyLabelDisplay,
	energyLabelsOf,
	energyScale,
	labelsDisagree,
	mustRenovate,
	parseLabelText,
} from "./energy";
import { type EnergyLabel, energyLabels } from "./energy-label";

type Case = [value: number, label: EnergyLabel];

function check(region: Region, cases: Case[]): void {
	for (const [value, label] of cases) expect([value, computeEnergyLabel(region, value)]).toEqual([value, label]);
}

test("Flemish labels change below each hundred", () => {
	check("flanders", [
		[-0.01, "a_plus"],
		[0, "a"],
		[99.99, "a"],
		[100, "b"],
		[199.99, "b"],
		[200, "c"],
		[299.99, "c"],
		[300, "d"],
		[399.99, "d"],
		[400, "e"],
		[499.99, "e"],
		[500, "f"],
		[10_000, "f"],
	]);
});

test("Walloon labels include their limits", () => {
	check("wallonia", [
		[-5, "a_plusplus"],
		[0, "a_plusplus"],
		[0.01, "a_plus"],
		[45, "a_plus"],
		[45.01, "a"],
		[85, "a"],
		[85.01, "b"],
		[170, "b"],
		[170.01, "c"],
		[255, "c"],
		[255.01, "d"],
		[340, "d"],
		[340.01, "e"],
		[425, "e"],
		[425.01, "f"],
		[510, "f"],
		[510.01, "g"],
	]);
});

test("Brussels labels include their limits, and g begins at 346", () => {
	const limits: Case[] = [
		[15, "a_plus"],
		[30, "a"],
		[45, "a_sub"],
		[62, "b_plus"],
		[78, "b"],
		[95, "b_sub"],
		[113, "c_plus"],
		[132, "c"],
		[150, "c_sub"],
		[170, "d_plus"],
		[190, "d"],
		[210, "d_sub"],
		[232, "e_plus"],
		[253, "e"],
		[275, "e_sub"],
	];
	check("brussels", limits);
	const next = [...limits.slice(1).map(([, label]) => label), "f"] as EnergyLabel[];
	check(
		"brussels",
		limits.map(([limit], index): Case => [limit + 0.01, next[index] ?? "g"]),
	);
	check("brussels", [
		[-20, "a_plus"],
		[276, "f"],
		[345.99, "f"],
		[346, "g"],
	]);
});

test("a higher figure never has a better label", () => {
	const belgian = fc.constantFrom<Region>("flanders", "brussels", "wallonia");
	const figure = fc.double({ min: -200, max: 1_000, noNaN: true });
	fc.assert(
		fc.property(belgian, figure, figure, (region, a, b) => {
			const rank = (value: number) => energyLabelsOf(region).indexOf(computeEnergyLabel(region, value) as EnergyLabel);
			expect(rank(a)).toBeGreaterThanOrEqual(0);
			expect(rank(Math.min(a, b))).toBeLessThanOrEqual(rank(Math.max(a, b)));
		}),
	);
});

test("what is no number has no label, and Luxembourg computes none", () => {
	expect(computeEnergyLabel("flanders", Number.NaN)).toBeNull();
	expect(computeEnergyLabel("wallonia", Number.POSITIVE_INFINITY)).toBeNull();
	expect(computeEnergyLabel("luxembourg", 42)).toBeNull();
});

test("the figure decides in Belgium, the text in Luxembourg", () => {
	expect(energyLabel("flanders", 212, "A")).toBe("c");
	expect(energyLabel("flanders", 0, null)).toBe("a");
	expect(energyLabel("flanders", null, " a+ ")).toBe("a_plus");
	expect(energyLabel("wallonia", undefined, "A++")).toBe("a_plusplus");
	expect(energyLabel("luxembourg", 42, "B")).toBe("b");
	expect(energyLabel("luxembourg", 42, null)).toBeNull();
	expect(energyLabel(null, 100, "A")).toBeNull();
});

test("a text refines only the f of Brussels", () => {
	expect(energyLabel("brussels", 300, "F+")).toBe("f_plus");
	expect(energyLabel("brussels", 300, "F−")).toBe("f_sub");
	expect(energyLabel("brussels", 300, "E")).toBe("f");
	expect(energyLabel("brussels", 250, "F+")).toBe("e");
	expect(energyLabel("brussels", null, "F-")).toBe("f_sub");
});

test("a text counts only where the region has that label", () => {
	expect(energyLabel("flanders", null, "G")).toBeNull();
	expect(energyLabel("flanders", null, "B-")).toBeNull();
	expect(energyLabel("wallonia", null, "onbekend")).toBeNull();
	expect(energyLabel("luxembourg", null, "I")).toBe("i");
});

test("every label reads back from the way it is shown, and has an image under its region", () => {
	for (const region of regions) {
		for (const label of energyLabelsOf(region)) {
			expect(parseLabelText(energyLabelDisplay(label))).toBe(label);
			expect(energyLabel(region, null, label)).toBe(label);
			expect(energyImage(region, label)).toBe(`/images/epc/${region}/${label}.png`);
		}
	}
	expect(energyLabelDisplay("a_plusplus")).toBe("A++");
	expect(energyLabelDisplay("d_sub")).toBe("D-");
});

test("any text at all is read without a fault", () => {
	fc.assert(
		fc.property(fc.string(), (text) => {
			const label = parseLabelText(text);
			expect(label === null || energyLabels.includes(label)).toBe(true);
		}),
	);
	expect(["constructor", "a_", "+", "", null, "j"].map(parseLabelText)).toEqual([null, null, null, null, null, null]);
});

test("Brussels lists the labels of the specification, in order", () => {
	const listed = "a_plus a a_sub b_plus b b_sub c_plus c c_sub d_plus d d_sub e_plus e e_sub f_plus f f_sub g";
	expect(energyLabelsOf("brussels")).toEqual(listed.split(" "));
});

test("a scale names each computed label with its limit, the last one without", () => {
	expect(energyScale("flanders").at(-1)).toEqual({ label: "f", limit: null });
	expect(energyScale("wallonia")[1]).toEqual({ label: "a_plus", limit: 45 });
	expect(energyScale("luxembourg").map((step) => step.label)).toEqual([...energyLabelsOf("luxembourg")]);
});

test("a label and a figure disagree when they are more than one step apart", () => {
	expect(labelsDisagree("flanders", 212, "B")).toBe(false);
	expect(labelsDisagree("flanders", 212, "A")).toBe(true);
	expect(labelsDisagree("brussels", 300, "E-")).toBe(false);
	expect(labelsDisagree("brussels", 300, "F-")).toBe(false);
	expect(labelsDisagree("brussels", 300, "E")).toBe(true);
	expect(labelsDisagree("flanders", null, "A")).toBe(false);
	expect(labelsDisagree("flanders", 212, "G")).toBe(false);
	expect(labelsDisagree("luxembourg", 500, "A")).toBe(false);
});

test("only Flemish properties for sale with label E or F must be renovated", () => {
	const property = { region: "flanders", label: "f", state: "for-sale", goal: "sale", webId: 1 } as const;
	const dutiful = [
		property,
		{ ...property, label: "e" },
		{ ...property, webId: null },
		{ ...property, state: "under-option" },
		{ ...property, state: "under-offer" },
	] as const;
	expect(dutiful.map(mustRenovate)).toEqual([true, true, true, true, true]);
	const free = [
		{ ...property, label: "d" },
		{ ...property, label: null },
		{ ...property, region: "wallonia" },
		{ ...property, region: null },
		{ ...property, state: "for-rent", goal: "rent" },
		{ ...property, state: "sold" },
		// A shop, an office, land.
		{ ...property, webId: 6 },
		{ ...property, webId: 2 },
		{ ...property, webId: 4 },
	] as const;
	for (const each of free) expect(mustRenovate(each), JSON.stringify(each)).toBe(false);
});
