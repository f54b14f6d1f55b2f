import fc from "fast-check";
import { expect, test } from "vitest";
import nl from "../../../../locales/nl/fields.json";
import { recordOf } from "../../../../tests/support/feed/record-of";
import { type Language, languages } from "../../language";
import { type Property, propertySchema } from "../property";
import { formatField, shownFields } from "./field-text";
import { unitWords } from "./field-words";
import { type FieldKey, type FieldKind, fieldsThatRevealThePrice, propertyFields } from "./fields";

function text(fields: Partial<Property>, key: FieldKey, language: Language = "nl"): string | null {
	const field = propertyFields.find((one) => one.key === key);
	if (!field) throw new Error(`no field ${key}`);
	return formatField(field, propertySchema.parse({ ID: 1, Goal: 0, ...fields }), language)?.text ?? null;
}

test("numbers have their unit in the page's language", () => {
	expect(text({ LivingSurface: 1_640.5 }, "LivingSurface")).toBe("1.640,5\u00A0m²");
	expect(text({ PlotWidth: 5.6 }, "PlotWidth", "en")).toBe("5.6\u00A0m");
	expect(text({ EnergyPerformance: 212 }, "EnergyPerformance", "fr")).toBe("212\u00A0kWh/m² par an");
	expect(text({ CO2Emission: 41 }, "CO2Emission", "de")).toBe("41\u00A0kg CO₂/m² pro Jahr");
	expect(text({ CadastralIncome: 1_245 }, "CadastralIncome")).toBe("€\u00A01.245");
	expect(text({ ConstructionYear: 1924 }, "ConstructionYear")).toBe("1924");
	expect(text({ Mobiscore: { Shops: 9.8 } }, "Mobiscore.Shops", "en")).toBe("9.8\u00A0out of 10");
	expect(text({ Garages: 0 }, "Garages")).toBe("0");
	expect(unitWords.kwhPerYear.nl).toBe("kWh per jaar");
});

test("rates and deposits read as what their size says", () => {
	expect(text({ Vat: 21 }, "Vat")).toBe("21\u00A0%");
	expect(text({ Vat: 63_000 }, "Vat")).toBe("€\u00A063.000");
	expect(text({ RentDeposit: 1 }, "RentDeposit", "de")).toBe("1\u00A0Monat");
	expect(text({ RentDeposit: 2 }, "RentDeposit", "en")).toBe("2\u00A0months");
	expect(text({ RentDeposit: 2_900 }, "RentDeposit")).toBe("€\u00A02.900");
});

test("codes are translated where there is a text, else shown unchanged", () => {
	expect(text({ GardenOrientation: "sw" }, "GardenOrientation", "fr")).toBe("sud-ouest");
	expect(text({ GardenOrientation: "zuidwest" }, "GardenOrientation", "fr")).toBe("zuidwest");
	expect(text({ FacadeType: "Half open" }, "FacadeType", "en")).toBe("semi-detached");
	expect(text({ AsbestosDate: "2026-09-01" }, "AsbestosDate")).toBe("1-9-2026");
	expect(text({ Kitchen: { nl: "Ingericht", fr: "Équipée" }, Language: "fr" }, "Kitchen", "de")).toBe("Équipée");
	expect(text({ EnergyCertificateNumber: "20260912-RES-1" }, "EnergyCertificateNumber")).toBe("20260912-RES-1");
});

test("the label is the region's, computed or given", () => {
	expect(text({ Zip: "9000", EnergyPerformance: 212 }, "EPCLabelText")).toBe("C");
	expect(text({ Zip: "1740", CountryID: 50, EPCLabelText: "A+" }, "EPCLabelText")).toBe("A+");
	expect(text({ EnergyPerformance: 212 }, "EPCLabelText")).toBeNull();
});

test("a no is shown where it is informative, and absent amenities are left out", () => {
	expect(text({ FloodRisk: false }, "FloodRisk", "fr")).toBe("non");
	expect(text({ GasCertificate: true }, "GasCertificate", "de")).toBe("ja");
	expect(text({ Cellar: false }, "Cellar")).toBeNull();
	expect(text({ Cellar: true }, "Cellar")).toBe("ja");
});

test("a flood grade has the key of its explanation", () => {
	const field = propertyFields.find((one) => one.key === "GScore");
	const property = propertySchema.parse({ ID: 1, Goal: 0, GScore: "b" });
	const shown = field && formatField(field, property, "nl");
	expect(shown).toEqual({ value: "B", text: "B", explainKey: "floodScores.GScore.B" });
	expect(nl.floodScores.GScore.B).toContain("gebouw");
});

test("a property without fields shows none", () => {
	const property = propertySchema.parse({ ID: 1, Goal: 0 });
	for (const language of languages) {
		expect(shownFields(property, language, { rules: [], isPriceHidden: false })).toEqual([]);
	}
	const blank = propertySchema.parse({ ID: 1, Goal: 0, Kitchen: " ", Reference: "", GScore: " ", Mobiscore: {} });
	expect(shownFields(blank, "nl", { rules: [], isPriceHidden: false })).toEqual([]);
});

function exampleOf(kind: FieldKind): unknown {
	if (["flag", "amenity", "occupied"].includes(kind)) return true;
	if (kind === "date") return "2026-09-01";
	if (kind === "moment") return "2026-12-01T12:00:00Z";
	if (kind === "year") return 1999;
	if (kind === "heads") return [{ Age: 78, Sex: "f" }, { Age: 81 }];
	return ["text", "code", "orientation", "facade", "floodScore", "energyLabel"].includes(kind) ? "A" : 7;
}

const everything: Property = propertySchema.parse({
	ID: 1,
	Goal: 0,
	Zip: "9000",
	...recordOf(propertyFields.map(({ key, kind }) => [key, exampleOf(kind)])),
});

test("a property with every field shows every field in every language", () => {
	for (const language of languages) {
		const shown = shownFields(everything, language, { rules: [], isPriceHidden: false });
		expect(shown.map(({ field }) => field.key)).toEqual(propertyFields.map((field) => field.key));
		for (const { shown: one } of shown) expect(one.text).not.toMatch(/undefined|null|NaN|^$/);
	}
});

test("a hidden price hides all fields that reveal it, and no others", () => {
	const hidden = shownFields(everything, "nl", { rules: [], isPriceHidden: true }).map(({ field }) => field.key);
	const telling = new Set<FieldKey>(fieldsThatRevealThePrice);
	const expected = propertyFields.map((field) => field.key).filter((key) => !telling.has(key));
	expect(hidden).toEqual(expected);
});

test("rules take fields away, never add any", () => {
	const keys = propertyFields.map((field) => field.key);
	const rule = fc.record({ Field: fc.constantFrom(...keys), AdvancedCondition: fc.constantFrom("true", "false", "(") });
	fc.assert(
		fc.property(fc.array(rule), (rules) => {
			const shown = shownFields(everything, "en", { rules, isPriceHidden: false }).map(({ field }) => field.key);
			const closed = new Set(rules.filter((one) => one.AdvancedCondition !== "true").map((one) => one.Field));
			expect(shown).toEqual(keys.filter((key) => !closed.has(key)));
		}),
	);
});
