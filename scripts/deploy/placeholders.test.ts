import { expect, test } from "vitest";
import { bundledBrand } from "../../app/domain/agency/brand";
import { placeholders } from "./placeholders";

const site = new URL("https://www.ancre.test");
const inLanguages = (text: string) => ({ nl: text, fr: text, en: text, de: text });

/** Values saved at the desk by an agency without social media. The desk stores no row for an unchanged value. */
const own = {
	...{ name: "L'Ancre", legalName: "L'Ancre SRL", email: "info@ancre.test", phone: "091 00 00 11" },
	...{ phoneInternational: "+3291000011", companyNumber: "0403.170.701", vatNumber: "BE 0403.170.701" },
	institute: { ...bundledBrand.institute, number: "123.456" },
	thirdPartyAccount: { iban: "BE68 5390 0754 7034", bic: "GKCCBEBB", bank: inLanguages("Belfius") },
	insurance: { policy: "730.1", insurer: inLanguages("AXA") },
	descriptor: inLanguages("Vastgoed"),
	logo: { ...bundledBrand.logo, light: "/media/own.svg" },
	offices: [{ ...bundledBrand.offices[0], email: "gent@ancre.test", countryId: 10 }],
};

function rowsOf(values: object) {
	return Object.entries(values).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
}

test("the agency's names and numbers are missing until each is said", () => {
	expect(placeholders([], site)).toEqual(expect.arrayContaining(["legalName", "companyNumber", "iban", "an office"]));
	const rows = rowsOf({ companyNumber: "0403.170.701", offices: bundledBrand.offices });
	expect(placeholders(rows, site)).not.toContain("companyNumber");
	expect(placeholders(rows, site)).toEqual(expect.arrayContaining(["vatNumber", "office ghent"]));
});

test("nothing is missing that the desk keeps no row of", () => {
	expect(placeholders(rowsOf(own), site)).toEqual([]);
	// The name defaults to the site's.
	const { name: _, ...unnamed } = own;
	expect(placeholders(rowsOf(unnamed), site)).toEqual([]);
	expect(placeholders(rowsOf(unnamed), null)).toEqual([]);
});

test("an agency that has put its own values into the source has none", () => {
	expect(placeholders([], site, { ...bundledBrand, companyNumber: "0403.170.701" })).toEqual([]);
});
