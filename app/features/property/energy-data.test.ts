import { expect, test } from "vitest";
import { languages } from "../../domain/language";
import { energyData } from "./energy-data";

const figure = [{ key: "EnergyPerformance", label: "Energieprestatie", text: "430 kWh/m² per jaar" }];

test("the home stands on its own region's scale", () => {
	const scale = energyData("flanders", "e", figure, "nl")?.scale;
	expect(scale?.steps.map((step) => step.display)).toEqual(["A+", "A", "B", "C", "D", "E", "F"]);
	expect(scale?.steps.filter((step) => step.isHere).map((step) => step.label)).toEqual(["e"]);
	expect(energyData("wallonia", "a_plusplus", figure, "fr")?.scale?.image).toBe("/images/epc/wallonia/a_plusplus.png");
});

test("F+ and F- of Brussels stand on the step of F", () => {
	for (const label of ["f_plus", "f_sub"]) {
		const steps = energyData("brussels", label, figure, "fr")?.scale?.steps ?? [];
		expect(steps.filter((step) => step.isHere).map((step) => step.label)).toEqual(["f"]);
	}
});

test("the duty to renovate is Flanders' alone, with the years of the language", () => {
	const years = languages.map((language) => energyData("flanders", "f", figure, language)?.renovationYears);
	expect(years).toEqual([5, 5, 5, 6]);
	expect(energyData("flanders", "d", figure, "nl")?.renovationYears).toBeNull();
	expect(energyData("brussels", "f", figure, "nl")?.renovationYears).toBeNull();
});

test("figures without a label, and a label without figures, are shown; nothing is not", () => {
	expect(energyData(null, undefined, figure, "nl")).toEqual({ scale: null, facts: figure, renovationYears: null });
	const label = [{ key: "EPCLabelText", label: "Energielabel", text: "C" }];
	expect(energyData("flanders", "c", label, "nl")?.facts).toEqual([]);
	expect(energyData("flanders", undefined, [], "nl")).toBeNull();
});
