import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { type Brand, bundledBrand } from "../../app/domain/agency/brand";
import { withoutDemo } from "../../app/domain/agency/demo-values";
import { nothingPublished } from "../../app/domain/content/published";
import { agencyFileOf, readAgencyFile } from "./agency-file";
import { placeholders } from "./placeholders";
import { brandRows, statementsOf } from "./publish-agency";

const own = {
	name: "L'Ancre",
	legalName: "L'Ancre SRL",
	email: "info@ancre.test",
	phone: "091 00 00 11",
	phoneInternational: "+32 9 100 00 11",
	companyNumber: "0403.170.701",
	vatNumber: "BE 0403.170.701",
	instituteNumber: "123.456",
	luxembourgPermit: "10012345/1",
	iban: "BE68 5390 0754 7034",
	bic: "GKCCBEBB",
	bank: { nl: "Belfius", fr: "Belfius", en: "Belfius", de: "Belfius" },
	policy: "730.1",
	insurer: { nl: "AXA", fr: "AXA", en: "AXA", de: "AXA" },
	descriptor: { nl: "Vastgoed", fr: "Immobilier", en: "Real estate", de: "Immobilien" },
	instagram: "",
	linkedin: "",
	facebook: "https://network.test/ancre",
};

type AgencyFile = { agency: Record<string, unknown>; offices: Record<string, unknown>[] };

function fileWith(agency: object, office: object = { email: "gent@ancre.test" }): string {
	const file = JSON.parse(agencyFileOf(bundledBrand)) as AgencyFile;
	const offices = file.offices.map((values) => ({ ...values, ...office }));
	return JSON.stringify({ agency: { ...file.agency, ...agency }, offices });
}

const three = [
	["leuven", "3000", "3000-3099", "41"],
	["aarschot", "3200", "3200-3299", "42"],
	["tienen", "3300", "3300-3399", "43"],
].map(([id, zip, zips, crmId]) => ({ id, zip, zips, crmId, countryId: 10, email: `${id}@ancre.test` }));

/** Agency file with three offices, all in Belgium. */
function fileOfThree(changes: object = {}): string {
	const file = JSON.parse(agencyFileOf(bundledBrand)) as AgencyFile;
	const offices = three.map((office) => ({ ...file.offices[0], ...office, ...changes }));
	return JSON.stringify({ agency: { ...file.agency, ...own, luxembourgPermit: "" }, offices });
}

function changesOf(text: string): Partial<Brand> {
	const read = readAgencyFile(text, bundledBrand);
	if (!read.ok) throw new Error(read.faults.join());
	return read.changes;
}

test("the file to begin with tells of its demo numbers, and changes nothing else", () => {
	const changes = changesOf(agencyFileOf(bundledBrand));
	expect({ ...bundledBrand, ...changes }).toEqual(bundledBrand);
	expect(placeholders(brandRows(changes, bundledBrand), null)).toEqual(
		expect.arrayContaining(["legalName", "companyNumber", "iban", "office ghent"]),
	);
});

test("an agency's own values in it are enough for a deploy", () => {
	const changes = changesOf(fileWith(own));
	expect(placeholders(brandRows(changes, bundledBrand), null)).toEqual(["logo"]);
	expect(changes).toMatchObject({ name: "L'Ancre", institute: { number: "123.456" }, sender: { name: "L'Ancre" } });
	expect(changes.social).toEqual([{ network: "Facebook", url: "https://network.test/ancre" }]);
});

test("its emails come from the agency's own site", () => {
	const read = readAgencyFile(fileWith(own), withoutDemo(bundledBrand, new URL("https://www.ancre.test")));
	expect(read.ok && read.changes.sender).toEqual({ name: "L'Ancre", address: "site@www.ancre.test" });
});

test("offices are the agency's own, as many as it has, with their postcodes and their numbers in the CRM", () => {
	const changes = changesOf(fileOfThree());
	expect(changes.luxembourgPermit).toBe("");
	expect(changes.offices).toMatchObject([
		{ id: "leuven", zips: [{ countryId: 10, from: 3000, to: 3099 }], crmId: "41" },
		{ id: "aarschot", zips: [{ countryId: 10, from: 3200, to: 3299 }], crmId: "42" },
		{ id: "tienen", zips: [{ countryId: 10, from: 3300, to: 3399 }], crmId: "43" },
	]);
	expect(placeholders(brandRows(changes, bundledBrand), null)).toEqual(["logo"]);
});

test("hours stand by day, Monday first", () => {
	const hours = ["09:00-12:30", "09:00-12:30", "", "", "", "", ""];
	expect(changesOf(fileWith(own, { hours })).offices?.[0].hours).toEqual([
		{ firstDay: 1, lastDay: 2, opens: "09:00", closes: "12:30" },
	]);
});

test.each([
	["{", "it is no JSON object"],
	["[]", "it is no JSON object"],
	[fileWith({ companyNumber: "0403.170.702" }), "agency.companyNumber: "],
	[fileWith({ facebook: "http://network.test" }), "agency.facebook: "],
	[fileWith(own, { zip: "x" }), "offices.ghent.zip: "],
	[fileWith(own).replace('"id":"brussels"', '"id":"ghent"'), "offices.ghent.id: another office has it"],
	[fileWith(own).replace('"id":"brussels"', '"id":"Brussel 1"'), "offices.Brussel 1.id: wants small letters"],
	[fileOfThree({ zips: "3000-3399" }), "offices.aarschot.zips: "],
	[fileOfThree({ latitude: "" }), "offices.leuven.latitude: "],
	[fileWith({ ...own, luxembourgPermit: "" }), "agency.luxembourgPermit: "],
	[fileWith(own).replace(/"offices":.*\]/, '"offices":[]'), "offices: wants a list"],
])("what is wrong is told with its place: %#", (text, fault) => {
	const read = readAgencyFile(text, bundledBrand);
	expect(read.ok ? [] : read.faults).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
});

test("its statements leave what the desk would leave, and a second deploy leaves no second publication", () => {
	const rows = brandRows(changesOf(fileWith(own)), bundledBrand);
	const { PERSONAL, LISTINGS } = statementsOf(rows);
	const personal = tablesOf("migrations/personal/0001_personal.sql", ["brand_values"]);
	const listings = tablesOf("migrations/listings/0001_listings.sql", ["publications", "changes"]);
	for (let deploy = 0; deploy < 2; deploy += 1) {
		personal.exec(PERSONAL.join(";"));
		listings.exec(LISTINGS.join(";"));
	}
	expect(personal.prepare("SELECT value FROM brand_values WHERE name = 'name'").get()).toEqual({ value: '"L\'Ancre"' });
	const publications = listings.prepare("SELECT content FROM publications").all();
	expect(publications).toHaveLength(1);
	const content = JSON.parse(String(publications[0]?.content)) as { brand: object };
	expect(content).toMatchObject({ brand: { legalName: "L'Ancre SRL" } });
	// The publication of an unchanged site is compared as text: the desk's first one would drop every cached page.
	expect(publications[0]?.content).toBe(JSON.stringify({ ...nothingPublished, brand: content.brand }));
	expect(Object.keys(content.brand)).toEqual(rows.map(({ name }) => name));
	expect(listings.prepare("SELECT kind, what FROM changes").all()).toEqual([{ kind: "site", what: "changed" }]);
});

/** In-memory database with the named tables of a migration. */
function tablesOf(migration: string, names: readonly string[]): DatabaseSync {
	const sql = readFileSync(migration, "utf8");
	const database = new DatabaseSync(":memory:");
	for (const name of names)
		database.exec(/CREATE TABLE .*/s.exec(sql.slice(sql.indexOf(`CREATE TABLE ${name} (`)))?.[0].split(";\n")[0] ?? "");
	return database;
}
