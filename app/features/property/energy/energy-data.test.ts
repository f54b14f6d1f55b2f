import { expect, test } from "vitest";
import { languages } from "../../../domain/language";
import type { Region } from "../../../domain/localities/region";
import type { ListingCard } from "../../../domain/property/listing";
import { energyData } from "./energy-data";

const figure = [{ key: "EnergyPerformance", label: "Energieprestatie", text: "430 kWh/m² per jaar" }];

function property(
	region: Region | null,
	label?: string,
	card: Partial<Pick<ListingCard, "state" | "goal" | "webId">> = {},
) {
	return { region, label, card: { state: "for-sale", goal: "sale", webId: 1, ...card } } as const;
}

test("the property stands on its own region's scale", () => {
	const scale = energyData(property("flanders", "e"), figure, "nl")?.scale;
	expect(scale?.steps.map((step) => step.display)).toEqual(["A+", "A", "B", "C", "D", "E", "F"]);
	expect(scale?.steps.filter((step) => step.isHere).map((step) => step.label)).toEqual(["e"]);
	expect(energyData(property("wallonia", "a_plusplus"), figure, "fr")?.scale?.image).toBe(
		"/images/epc/wallonia/a_plusplus.png",
	);
});

test("F+ and F- of Brussels stand on the step of F", () => {
	for (const label of ["f_plus", "f_sub"]) {
		const steps = energyData(property("brussels", label), figure, "fr")?.scale?.steps ?? [];
		expect(steps.filter((step) => step.isHere).map((step) => step.label)).toEqual(["f"]);
	}
});

test("the duty to renovate is Flanders' alone, with the years of the language", () => {
	const years = languages.map((language) => energyData(property("flanders", "f"), figure, language)?.renovationYears);
	expect(years).toEqual([5, 5, 5, 6]);
	expect(energyData(property("flanders", "d"), figure, "nl")?.renovationYears).toBeNull();
	expect(energyData(property("brussels", "f"), figure, "nl")?.renovationYears).toBeNull();
	expect(
		energyData(property("flanders", "f", { state: "for-rent", goal: "rent" }), figure, "nl")?.renovationYears,
	).toBeNull();
	expect(energyData(property("flanders", "f", { webId: 6 }), figure, "nl")?.renovationYears).toBeNull();
});

test("an official source stands only beside the number of years that it gives", () => {
	const named = languages.map(
		(language) => energyData(property("flanders", "f"), figure, language)?.asOf !== undefined,
	);
	expect(named).toEqual([false, false, false, true]);
});

test("figures without a label, and a label without figures, are shown; nothing is not", () => {
	expect(energyData(property(null), figure, "nl")).toEqual({
		scale: null,
		facts: [{ label: "Energieprestatie", text: "430 kWh/m² per jaar" }],
		renovationYears: null,
	});
	const label = [{ key: "EPCLabelText", label: "Energielabel", text: "C" }];
	expect(energyData(property("flanders", "c"), label, "nl")?.facts).toEqual([]);
	expect(energyData(property("flanders"), [], "nl")).toBeNull();
});
