import { expect, test } from "vitest";
import type { Region } from "../../localities/region";
import type { Deal } from "../deals";
import { type Property, propertySchema } from "../property";
import { factGroups, pageFacts, summaryFacts } from "./facts";
import { shownFields } from "./field-text";

function fieldsOf(fields: Partial<Property>) {
	return shownFields(propertySchema.parse({ ID: 1, Goal: 0, ...fields }), "nl", { rules: [], isPriceHidden: false });
}

test("the six most important facts are first; those that a property lacks are skipped", () => {
	const house = fieldsOf({
		Zip: "9000",
		Bedrooms: 3,
		Bathrooms: 1,
		LivingSurface: 164,
		GroundSurface: 145,
		EnergyPerformance: 212,
		ConstructionYear: 1924,
		Garages: 1,
	});
	expect(summaryFacts(house, 1).map((fact) => fact.key)).toEqual([
		"Bedrooms",
		"LivingSurface",
		"GroundSurface",
		"Bathrooms",
		"EPCLabelText",
		"ConstructionYear",
	]);
	const flat = fieldsOf({ Bedrooms: 1, LivingSurface: 60, Garages: 0, FloorNumber: 2 });
	expect(summaryFacts(flat, 1).map((fact) => fact.key)).toEqual(["Bedrooms", "LivingSurface", "FloorNumber"]);
});

test("land has its plot size, and no fact appears twice", () => {
	const land = fieldsOf({ GroundSurface: 800, FrontWidth: 20, Availability: "Bij akte", Permit: false });
	expect(summaryFacts(land, 4).map((fact) => fact.key)).toEqual([
		"GroundSurface",
		"FrontWidth",
		"Permit",
		"Availability",
	]);
});

test("groups keep the table's order, and a group without fields is none", () => {
	const groups = factGroups(fieldsOf({ Reference: "R-1", GScore: "B", Bedrooms: 2 }));
	expect(groups.map(({ group }) => group)).toEqual(["rooms", "risk", "other"]);
	expect(groups[1]?.facts).toEqual([{ key: "GScore", text: "B", explainKey: "floodScores.GScore.B" }]);
	expect(factGroups([])).toEqual([]);
	const flat = factGroups(fieldsOf({ Bedrooms: 1, Garages: 0, FloorNumber: 0 }));
	expect(flat.flatMap(({ facts }) => facts.map(({ key }) => key))).toEqual(["Bedrooms", "FloorNumber"]);
});

test("a page leaves out what there is none of, and never what the law wants said", () => {
	const fields = fieldsOf({
		Zip: "9000",
		Bedrooms: 3,
		ShowerRooms: 0,
		Garages: 0,
		FloorNumber: 0,
		GScore: "B",
		Permit: false,
		Summons: false,
		Heritage: false,
		Furnished: false,
		ChargesRenter: 50,
		EnergyPerformance: 212,
	});
	const { groups, mentions } = pageFacts(fields, "sale", "flanders");
	const keysOf = (name: string) => groups.find(({ group }) => group === name)?.facts.map(({ key }) => key);
	expect(keysOf("rooms")).toEqual(["Bedrooms", "FloorNumber"]);
	expect(keysOf("energy")).toEqual(["EPCLabelText", "EnergyPerformance"]);
	expect(keysOf("flags")).toEqual(["Furnished"]);
	expect(mentions.map(({ key }) => key)).toEqual(["GScore", "Heritage", "Permit", "Summons"]);
	expect(keysOf("costs")).toEqual(["ChargesRenter"]);
	expect(pageFacts(fields, "rent", "flanders").mentions.map(({ key }) => key)).toContain("ChargesRenter");
	expect(mentions[2]?.text).toBe("nee");
});

test("in Luxembourg a page calls nothing required by law that only Belgian law asks", () => {
	const fields = fieldsOf({ GScore: "B", Permit: true, Summons: false, Heritage: false, ChargesRenter: 50 });
	const mentionsIn = (region: Region, deal: Deal) => pageFacts(fields, deal, region).mentions.map(({ key }) => key);
	expect(mentionsIn("luxembourg", "sale")).toEqual([]);
	expect(mentionsIn("luxembourg", "rent")).toEqual(["ChargesRenter"]);
	const { groups } = pageFacts(fields, "sale", "luxembourg");
	expect(groups.flatMap(({ facts }) => facts.map(({ key }) => key))).toContain("Summons");
});
