import { expect, test } from "vitest";
import { propertySchema } from "../property";
import { withoutHidden } from "../visibility/audiences";
import { shownExtras } from "./extras";

const property = propertySchema.parse({
	ID: 1,
	Goal: 0,
	Language: "nl",
	Extras: [
		{ Key: "1041", Label: { nl: "Zwembad", fr: "Piscine" }, Value: true },
		{ Key: "2054", Label: { nl: "Bureau", fr: "Bureau" }, Value: 12, Unit: "m2" },
		{ Key: "574", Label: { nl: "Btw-stelsel" }, Value: { nl: "Onder btw", fr: "Sous TVA" } },
		{ Key: "7", Label: { nl: "Prijs per m²" }, Value: 2_450, Unit: "eur" },
		{ Key: "8", Label: { nl: "Zwembad" }, Value: "ja" },
		{ Key: "9", Label: { nl: "Niets" }, Value: 0 },
	],
});

const textsIn = (language: "nl" | "fr") =>
	shownExtras(property, language).map(({ label, text }) => `${label}: ${text}`);

test("what no field is for reads in the reader's language as far as the system has it so, each label once", () => {
	expect(textsIn("nl")).toEqual([
		"Zwembad: ja",
		"Bureau: 12\u00A0m²",
		"Btw-stelsel: Onder btw",
		"Prijs per m²: €\u00A02.450",
	]);
	expect(textsIn("fr").slice(0, 3)).toEqual(["Piscine: oui", "Bureau: 12\u00A0m²", "Btw-stelsel: Sous TVA"]);
});

test("where the price is hidden no figure of them is shown, to nobody but the agency", () => {
	const keysFor = (who: "visitor" | "agency") =>
		withoutHidden(property, who, { price: true, address: false }).Extras?.map(({ Key }) => Key);
	expect(keysFor("visitor")).toEqual(["1041", "574", "8"]);
	expect(keysFor("agency")).toHaveLength(6);
});
