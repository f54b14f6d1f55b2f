import { describe, expect, test } from "vitest";
import { languages } from "../language";
import { type Region, regions } from "../localities/region";
import { shownFields } from "./fields/field-text";
import { propertyFields } from "./fields/fields";
import { GARAGE, LAND, OFFICE, RESIDENTIAL } from "./kind";
import { mentionRules, missingMentions, requiredMentions } from "./mandatory-mentions";
import { withMentions } from "./mention-facts";
import { rentUnitText } from "./price";
import type { Property } from "./property";
import { defaultVisibilityConditions } from "./visibility/visibility";

const sale: Property = { ID: 1, Goal: 0, Zip: "9000", CountryID: 10, WebID: 1 };
const rent: Property = { ...sale, Goal: 1 };

function missing(property: Property, region: Region | null, webId: number | null = RESIDENTIAL) {
	return missingMentions({ property, region, webId });
}

function shown(property: Property, region: Region, language: (typeof languages)[number], webId = RESIDENTIAL) {
	const rules = defaultVisibilityConditions;
	const fields = shownFields(property, language, { rules, isPriceHidden: false });
	const all = withMentions(fields, { property, region, webId }, language, rules);
	return Object.fromEntries(all.map(({ field, shown: { text } }) => [field.key, text]));
}

describe("what an advert must carry", () => {
	test("in Flanders, for sale: the certificate, the flood scores and the mentions of the planning code", () => {
		expect(missing(sale, "flanders")).toEqual([
			"EnergyPerformance",
			"EnergyCertificateNumber",
			"GScore",
			"PScore",
			"Permit",
			"Destination",
			"Summons",
			"PreemptiveRights",
			"AllotmentPermit",
		]);
	});

	test("an asbestos certificate is due at the contract, not in the advert", () => {
		expect(missing({ ...sale, ConstructionYear: 1960 }, "flanders")).not.toContain("AsbestosDate");
	});

	test.for(["brussels", "wallonia"] as const)(
		"in %s, a document with the planning information states it by its link",
		(region) => {
			const named = (Access: "public" | "on-request") => ({
				...sale,
				Documents: [{ ID: "1", Name: { fr: "Renseignements urbanistiques" }, Url: "https://example.com/1", Access }],
			});
			expect(missing(named("public"), region)).not.toContain("Destination");
			expect(missing(named("on-request"), region)).toContain("Destination");
		},
	);

	test.for([
		["brussels", ["EPCLabelText", "CO2Emission", "Destination"]],
		["wallonia", ["Destination", "EPCLabelText", "EnergyPerformance", "EPCTotal", "EnergyCertificateNumber"]],
		["luxembourg", ["EPCLabelText", "InsulationClass"]],
	] as const)("in %s, for sale", ([region, fields]) => {
		expect(missing(sale, region)).toEqual(fields);
	});

	test.for(regions)("in %s, to let: the rent and its charges, none being an amount", (region) => {
		expect(missing(rent, region)).toEqual(expect.arrayContaining(["MonthlyRent", "ChargesRenter"]));
		const given = { ...rent, MonthlyRent: 900, ChargesRenter: 0 };
		expect(missing(given, region)).not.toEqual(expect.arrayContaining(["MonthlyRent"]));
		expect(missing(given, region)).not.toContain("ChargesRenter");
		expect(missing({ ...given, PublishPrice: false }, region)).toContain("MonthlyRent");
	});

	test("a plot has no certificate and no score of a building; a garage has no certificate", () => {
		expect(missing(sale, "flanders", LAND)).toEqual([
			"PScore",
			"Permit",
			"Destination",
			"Summons",
			"PreemptiveRights",
			"AllotmentPermit",
		]);
		expect(missing(sale, "wallonia", GARAGE)).toEqual(["Destination"]);
		expect(missing(sale, "flanders", OFFICE)).toContain("EnergyPerformance");
	});

	test("a flag that is false, a label that follows from the figure and a new building's E-level are given", () => {
		expect(missing({ ...sale, Summons: false }, "flanders")).not.toContain("Summons");
		expect(missing({ ...sale, EnergyPerformance: 120 }, "brussels")).toEqual(["CO2Emission", "Destination"]);
		const unfinished = { ...sale, ProjectID: 5, ELevel: 10 };
		expect(missing(unfinished, "flanders")).not.toContain("EnergyPerformance");
	});

	test("blank texts are missing; sold properties and those without a location need no mentions", () => {
		expect(missing({ ...sale, Destination: { nl: " " }, GScore: "" }, "flanders")).toEqual(
			expect.arrayContaining(["Destination", "GScore"]),
		);
		expect(missing({ ...sale, Status: 2 }, "flanders")).toEqual([]);
		expect(missing(sale, null)).toEqual([]);
	});

	test("what has no kind is taken for a property", () => {
		expect(missing(sale, "brussels", null)).toEqual(missing(sale, "brussels", RESIDENTIAL));
	});

	test("every rule names its source, its first day and fields that pages show", () => {
		const keys = new Set(propertyFields.map(({ key }) => key));
		for (const rule of mentionRules) {
			expect(rule.source).not.toBe("");
			expect(Number.isNaN(Date.parse(rule.since)), rule.since).toBe(false);
			// The rent itself is part of the price.
			for (const field of rule.fields) if (field !== "MonthlyRent") expect(keys, field).toContain(field);
		}
		expect(requiredMentions({ property: sale, region: "flanders", webId: RESIDENTIAL })).toHaveLength(9);
	});
});

describe("the text in place of a missing mention", () => {
	test.for([
		["nl", "EPC in aanvraag", "nog niet meegedeeld", "niet vereist", "Energiepaspoort in aanvraag"],
		["fr", "Certificat PEB en cours", "pas encore communiqué", "non requis", "Passeport énergétique en cours"],
		["en", "EPC requested", "not yet provided", "not required", "Energy passport requested"],
		["de", "Energieausweis beantragt", "noch nicht mitgeteilt", "nicht erforderlich", "Energiepass beantragt"],
	] as const)("in %s", ([language, requested, unknown, none, passport]) => {
		const page = shown(sale, "flanders", language);
		expect(page).toMatchObject({ EPCLabelText: requested, GScore: unknown, Permit: unknown });
		// One line stands for the whole certificate.
		expect(page).not.toHaveProperty("EnergyCertificateNumber");
		expect(shown({ ...sale, EnergyPerformance: 120 }, "flanders", language)).toMatchObject({
			EPCLabelText: "B",
			EnergyCertificateNumber: unknown,
		});
		expect(shown(sale, "wallonia", language, GARAGE).EPCLabelText).toBe(none);
		expect(shown(sale, "luxembourg", language).EPCLabelText).toBe(passport);
		const half = { ...sale, CountryID: 50, EPCLabelText: "C" };
		expect(shown(half, "luxembourg", language)).toMatchObject({ EPCLabelText: "C", InsulationClass: unknown });
	});

	test("a hidden or a given field has no replacement text", () => {
		const rules = [{ Field: "GScore", AdvancedCondition: "false" }];
		const subject = { property: { ...sale, PScore: "B" }, region: "flanders", webId: RESIDENTIAL } as const;
		const fields = shownFields(subject.property, "nl", { rules, isPriceHidden: false });
		const keys = withMentions(fields, subject, "nl", rules).map(({ field }) => field.key);
		expect(keys).not.toContain("GScore");
		expect(keys.filter((key) => key === "PScore")).toHaveLength(1);
	});
});

test("charges are shown next to the rent in the page's language", () => {
	const euro = "€\u00A035";
	expect(languages.map((language) => rentUnitText("x", 35, language))).toEqual([
		`x + ${euro} lasten`,
		`x + ${euro} de charges`,
		`x + ${euro} service charges`,
		`x + ${euro} Nebenkosten`,
	]);
	expect(rentUnitText("per maand", 0, "nl")).toBe("per maand, zonder extra lasten");
	expect(rentUnitText(null, null, "nl")).toBeNull();
});
