import { env } from "cloudflare:workers";
import { parseXml, type XmlElement } from "@rgrove/parse-xml";
import { afterEach, describe, expect, inject, test } from "vitest";
import { propertySchema } from "../../../../app/domain/property/property";
import { openImmoFile, openImmoPropertyXml } from "../../../../tests/support/feed/crm-properties";
import type { Agency } from "../../../../tests/support/feed/crm-service";
import { figures, importOf } from "../../../../tests/support/feed/import-runs";
import { emptyStorage } from "../../../../tests/support/runner/empty-storage";
import { openImmo } from "./openimmo";
import { propertiesIn } from "./openimmo-file";
import { openImmoProperty } from "./openimmo-property";

const recordOf = (xml: string) => openImmoProperty(parseXml(xml).root as XmlElement).property;
const read = (xml: string) => propertySchema.parse(recordOf(xml));
const changed = (from: string, to: string) => read(openImmoPropertyXml(7).replace(from, to));

describe("a property of OpenImmo", () => {
	test("has its texts in its own language, its figures and its files", () => {
		expect(read(openImmoPropertyXml(7))).toMatchObject({
			ID: 7,
			Language: "de",
			Goal: 0,
			Status: 1,
			WebID: 1,
			Title: { de: "Reihenhaus & Garten" },
			Description: { de: "<p>Bezugsfertig, &lt; 5 km zum Park.</p><p>Ruhige Lage.</p>" },
			PublishPrice: true,
			Price: 425_000,
			PublishAddress: true,
			Street: "Beispielstraße",
			Zip: "4700",
			City: { nl: "Eupen", de: "Eupen" },
			CountryID: 10,
			Latitude: 50.6279,
			Longitude: 6.0365,
			Bedrooms: 3,
			Bathrooms: 1,
			LivingSurface: 164.5,
			GroundSurface: null,
			EnergyPerformance: 112.4,
			EPCLabelText: "D",
			Lift: false,
			Pictures: [
				{ Url: "https://media.example.com/7/2.jpg", Order: 1, Caption: null },
				{ Url: "https://media.example.com/7/1.jpg", Order: 0, Caption: { de: "Vorderseite" } },
			],
			Documents: [{ Name: { de: "Pläne" }, Url: "https://media.example.com/7/plan.pdf" }],
			LastChangedDate: "2026-11-18",
		});
	});

	test("is sold, rented or withdrawn as its file states", () => {
		expect(changed("OFFEN", "VERKAUFT").Status).toBe(2);
		expect(changed("OFFEN", "RESERVIERT").Status).toBe(1);
		expect(changed('"CHANGE"', '"DELETE"').Status).toBe(5);
		const rental = openImmoPropertyXml(7).replace('KAUF="true" MIETE_PACHT="false"', 'KAUF="0" MIETE_PACHT="1"');
		expect(read(rental.replace("OFFEN", "VERKAUFT"))).toMatchObject({ Goal: 1, Status: 4 });
	});

	test("hides its address unless it is released, and its price where that is on request", () => {
		expect(changed("<objektadresse_freigeben>true</objektadresse_freigeben>", "").PublishAddress).toBe(false);
		expect(changed("<kaufpreis>", '<kaufpreis auf_anfrage="true">').PublishPrice).toBe(false);
	});

	test("has its thousands written with a sign, and a deposit in months' rents", () => {
		const rental = openImmoPropertyXml(7)
			.replace('KAUF="true" MIETE_PACHT="false"', 'KAUF="0" MIETE_PACHT="1"')
			.replace(/<kaufpreis>.*<\/kaufpreis>/, "<kaltmiete>1.250</kaltmiete><kaution>2 Monatsmieten</kaution>")
			.replace(/<wohnflaeche>.*<\/wohnflaeche>/, "<wohnflaeche>1.050</wohnflaeche>");
		expect(read(rental)).toMatchObject({ MonthlyRent: 1_250, LivingSurface: 1_050, RentDeposit: 2 });
		expect(read(rental.replace("2 Monatsmieten", "2.500 €"))).toMatchObject({ DepositAmount: 2_500 });
	});

	test.for(["2026-11-18", "2026-11-18+01:00", "2026-11-18Z"])("was changed on the day of %s", (written) => {
		expect(changed("<stand_vom>2026-11-18<", `<stand_vom>${written}<`).LastChangedDate).toBe("2026-11-18");
	});

	test("with a day that is none has no day, and a remark", () => {
		const { property, findings } = openImmoProperty(
			parseXml(openImmoPropertyXml(7).replace("2026-11-18", "18.11.2026")).root as XmlElement,
		);
		expect(property).toMatchObject({ ID: 7, LastChangedDate: null });
		expect(findings).toMatchObject([
			{ message: { code: "field-left-out", field: "LastChangedDate", value: "18.11.2026", fault: { fault: "date" } } },
		]);
	});

	test.for([
		["<daten><pfad>https://media.example.com/9.JPG?v=2</pfad></daten>", 1],
		["<format>image/jpeg</format><daten><pfad>https://media.example.com/9</pfad></daten>", 1],
		["<format>png</format><daten><pfad>https://media.example.com/9</pfad></daten>", 1],
		["<format>pdf</format><daten><pfad>https://media.example.com/9</pfad></daten>", 0],
		["<daten><pfad>https://media.example.com/jpg</pfad></daten>", 0],
	] as const)("of a file without a group, %s, has so many pictures: %i", ([file, pictures]) => {
		const property = read(`<immobilie>
			<objektkategorie><vermarktungsart KAUF="1"/></objektkategorie>
			<anhaenge><anhang location="REMOTE">${file}</anhang></anhaenge>
			<verwaltung_techn><objektnr_extern>7</objektnr_extern></verwaltung_techn>
		</immobilie>`);
		expect(property).toMatchObject({ Pictures: Array.from({ length: pictures }, () => ({ Order: 1 })), Documents: [] });
	});

	test("is for rent where only its prices show that, as some exports leave the kind of marketing out", () => {
		const bare = (prices: string) =>
			read(
				`<immobilie><preise>${prices}</preise><verwaltung_techn><objektnr_extern>7</objektnr_extern></verwaltung_techn></immobilie>`,
			);
		expect(bare("<kaltmiete>980.50</kaltmiete><nebenkosten>120</nebenkosten>")).toMatchObject({
			Goal: 1,
			Price: null,
			MonthlyRent: 980.5,
			ChargesRenter: 120,
			PriceUnitText: { de: "pro Monat" },
		});
		expect(bare("<kaufpreis>1</kaufpreis>").Goal).toBe(0);
	});

	test.for([
		["BEL", "4700", 10],
		["LUX", "1611", 50],
		["DEU", "52062", 276],
		["AUT", "4600", 40],
		["", "52062", 276],
		["", "4700", null],
	] as const)("in %s, postcode %s, is in country %s", ([sign, zip, CountryID]) => {
		const xml = openImmoPropertyXml(7)
			.replace('iso_land="BEL"', `iso_land="${sign}"`)
			.replace("<plz>4700<", `<plz>${zip}<`);
		expect(read(xml).CountryID).toBe(CountryID);
	});

	test("in a country that is not served is rejected", () => {
		const property = openImmoProperty(parseXml(openImmoPropertyXml(7).replace("BEL", "USA")).root as XmlElement);
		expect(property.rejected).toEqual({ code: "country-unserved", country: "USA" });
	});

	test("reserved is under option", () => {
		expect(changed("OFFEN", "RESERVIERT")).toMatchObject({ Status: 1, State: "under-option" });
	});

	test("has the agent, the condition, the kitchen and the texts in other languages, as Austrian exports write them", () => {
		const xml = openImmoPropertyXml(7)
			.replace("<freitexte>", '<freitexte><objekt_text lang="en">Ready to move in.</objekt_text>')
			.replace("<baujahr>", '<zustand zustand_art="GEPFLEGT"/><baujahr>')
			.replace("<ausstattung>", '<ausstattung><kueche EBK="true"/><unterkellert keller="JA"/>')
			.replace(
				"<geo>",
				"<kontaktperson><vorname>Test</vorname><name>Maklerin</name><email_direkt>m@agency.example</email_direkt></kontaktperson><geo><gemarkung>Eupen</gemarkung><flur>F</flur><flurstueck>121 B</flurstueck>",
			);
		expect(read(xml)).toMatchObject({
			Description: { en: "<p>Ready to move in.</p>" },
			Condition: { nl: "Goed onderhouden" },
			Kitchen: { de: "Einbauküche" },
			Cellar: true,
			CadastralReference: "Eupen, F, 121 B",
			Manager: { Name: "Test Maklerin", Email: "m@agency.example" },
		});
	});

	test("is let by the week or the night where its rent is", () => {
		const rental = openImmoPropertyXml(7)
			.replace('KAUF="true" MIETE_PACHT="false"', 'KAUF="0" MIETE_PACHT="1"')
			.replace(/<kaufpreis>.*<\/kaufpreis>/, '<warmmiete>640.00</warmmiete><preis_zeiteinheit zeiteinheit="WOCHE"/>');
		for (const unit of ["WOCHE", "TAG"]) {
			expect(read(rental.replace("WOCHE", unit))).toMatchObject({ MonthlyRent: null, PriceUnitText: null });
		}
		expect(read(rental)).toMatchObject({ Goal: 1, Deal: "seasonal", Season: { PricePerWeek: 640 } });
		expect(read(rental.replace("WOCHE", "TAG"))).toMatchObject({ Deal: "seasonal", Season: { PricePerNight: 640 } });
		expect(read(rental.replace("WOCHE", "MONAT")).Deal).toBeNull();
	});

	test("a rent for a year is a twelfth of it a month", () => {
		const rental = openImmoPropertyXml(7)
			.replace('KAUF="true" MIETE_PACHT="false"', 'KAUF="0" MIETE_PACHT="1"')
			.replace(/<kaufpreis>.*<\/kaufpreis>/, '<pacht>25000</pacht><preis_zeiteinheit zeiteinheit="JAHR"/>');
		expect(read(rental).MonthlyRent).toBe(2083.33);
		expect(read(rental.replace("JAHR", "MONAT")).MonthlyRent).toBe(25_000);
	});

	test("a flat rent is a rent where there is no other", () => {
		const rental = openImmoPropertyXml(7)
			.replace('KAUF="true" MIETE_PACHT="false"', 'KAUF="0" MIETE_PACHT="1"')
			.replace(/<kaufpreis>.*<\/kaufpreis>/, "<pauschalmiete>850.00</pauschalmiete>");
		expect(read(rental).MonthlyRent).toBe(850);
		expect(read(rental.replace("<pauschal", "<kaltmiete>700</kaltmiete><pauschal")).MonthlyRent).toBe(700);
	});

	test("what is auctioned is a public sale", () => {
		const auction = "<versteigerung><zwangsversteigerung>true</zwangsversteigerung></versteigerung>";
		expect(read(openImmoPropertyXml(7).replace("</preise>", `</preise>${auction}`)).Deal).toBe("public-sale");
	});

	test("has what no field is for under its own words, amounts and areas among it", () => {
		const xml = openImmoPropertyXml(7)
			.replace("<flaechen>", "<flaechen><anzahl_zimmer>5.0</anzahl_zimmer><nutzflaeche>82.5</nutzflaeche>")
			.replace("<preise>", '<preise><stp_garage anzahl="1" stellplatzkaufpreis="25000.00"/>')
			.replace("<ausstattung>", "<ausstattung><kamin>true</kamin><sauna>0</sauna><klimatisiert>true</klimatisiert>");
		expect(read(xml).Extras).toMatchObject([
			{ Key: "anzahl_zimmer", Label: { fr: "Pièces" }, Value: 5 },
			{ Key: "nutzflaeche", Value: 82.5, Unit: "m2" },
			{ Key: "stp_garage-stellplatzkaufpreis", Label: { nl: "Prijs van de garage" }, Value: 25_000, Unit: "eur" },
			{ Key: "kamin", Label: { en: "Fireplace" }, Value: true },
			{ Key: "klimatisiert", Value: true },
		]);
	});

	test("keeps one number for one name", () => {
		const named = (name: string) => changed("<objektnr_extern>7<", `<objektnr_extern>${name}<`).ID;
		expect(named("EU-7")).toBe(named("EU-7"));
		expect(named("EU-7")).not.toBe(named("EU-8"));
		expect(named("EU-7")).toBeGreaterThan(999_999_999);
	});

	test("without a goal is rejected, with the field", () => {
		const fields = propertySchema.safeParse(recordOf("<immobilie/>")).error?.issues.map((issue) => issue.path[0]);
		expect(fields?.sort()).toEqual(["Goal", "ID"]);
	});
});

describe("a file of OpenImmo", () => {
	/** Splits the text into chunks that may cut tags anywhere. */
	async function* cut(xml: string, length: number) {
		for (let at = 0; at < xml.length; at += length) yield xml.slice(at, at + length);
	}
	const propertiesOf = async (xml: string, length = 1_000) => {
		const ids: unknown[] = [];
		for await (const { property } of propertiesIn(cut(xml, length), { part: "openimmo" }))
			ids.push(openImmoProperty(property).property.ID);
		return ids;
	};

	test("is read property by property, whatever comments and texts look like, however it is cut", async () => {
		const file = openImmoFile([1, 2, 3]);
		for (const length of [1, 7, 64, 100_000]) expect(await propertiesOf(file, length)).toEqual([1, 2, 3]);
		expect(await propertiesOf(file.replace("<anbieternr>", "<!-- <immobilie> --><anbieternr>"))).toEqual([1, 2, 3]);
		expect(await propertiesOf(file.replaceAll("Bezugsfertig", "</immobilie> <immobilie>"))).toEqual([1, 2, 3]);
		expect(await propertiesOf(file.replaceAll("<immobilie>", '<immobilie id="a">'))).toEqual([1, 2, 3]);
		expect(await propertiesOf(file.replaceAll("</immobilie>", "</immobilie\n>"))).toEqual([1, 2, 3]);
	});

	test.for([
		[openImmoFile([1]).replace("</immobilie>", ""), "file-not-xml"],
		[openImmoFile([1, 2]).replace("</immobilie>", ""), "file-not-xml"],
		[openImmoFile([1]).replace("</plz>", ""), "file-not-xml"],
		[openImmoFile([1]).replace("<anbieternr>", "<!-- <anbieternr>"), "file-not-xml"],
		[openImmoFile([1]).replace("</openimmo>", ""), "file-not-xml"],
		[openImmoFile([1]).replaceAll("openimmo>", "other>").replace("<openimmo ", "<other "), "file-not-openimmo"],
	] as const)("is refused with its fault: %#", async ([xml, fault]) => {
		await expect(propertiesOf(xml)).rejects.toThrow(fault);
	});
});

describe("an import of OpenImmo", () => {
	afterEach(emptyStorage);

	const addressOf = (properties: number, path: string, more: Partial<Agency> = {}) => {
		const agency: Agency = { name: `openimmo-${path}-${properties}`, properties, ...more };
		return `${inject("crmService")}/${encodeURIComponent(JSON.stringify(agency))}/${path}`;
	};

	test("goes in whole, and writes nothing the second time", async () => {
		const file = openImmo({ url: addressOf(30, "homes.xml"), token: null });
		const all = { state: "done", read: 30, withdrawn: 0, rejected: 0 };
		const listings = async () => (await env.LISTINGS.prepare("SELECT * FROM listings").all()).results;
		expect(await figures(file)).toEqual({ ...all, created: 30, changed: 0, unchanged: 0 });
		const first = await listings();
		expect(await figures(file)).toEqual({ ...all, created: 0, changed: 0, unchanged: 30 });
		expect(await listings()).toEqual(first);
	});

	test("reads the file once and hands it out in pages", async () => {
		const url = addressOf(230, "homes.xml");
		expect(await figures(openImmo({ url, token: null }))).toMatchObject({ state: "done", created: 230, rejected: 0 });
		expect(await (await fetch(addressOf(230, "calls", { name: "openimmo-homes.xml-230" }))).json()).toHaveLength(1);
		const file = openImmo({ url, token: null });
		const pages = [await file.readPage(1), await file.readPage(2)];
		expect(pages.map(({ page, pages: all, properties }) => [page, all, properties?.length])).toEqual([
			[1, 2, 200],
			[2, 2, 30],
		]);
	});

	test.for([
		["says so", { properties: 1, declared: 8_000_001 }],
		["does not say so", { properties: 5_000 }],
	] as const)("of a file that is too large and %s fails", async ([, { properties, ...more }]) => {
		const url = addressOf(properties, "homes.xml", more);
		expect(await importOf(openImmo({ url, token: null }))).toMatchObject({
			run: { state: "failed", message: { code: "answer-too-large", what: { part: "openimmo" }, megabytes: 8 } },
		});
	});

	test("of changes alone fails: what an address leaves out would be gone", async () => {
		const file = openImmo({ url: addressOf(2, "changes.xml"), token: null });
		expect(await importOf(file)).toMatchObject({
			run: { state: "failed", message: { code: "file-changes-only" } },
		});
	});

	test("of a file without properties fails", async () => {
		expect(await importOf(openImmo({ url: addressOf(0, "homes.xml"), token: null }))).toMatchObject({
			run: { state: "failed", message: { code: "nothing-in-it" } },
		});
	});

	test("of a file that is no OpenImmo is refused with that reason", async () => {
		expect(await importOf(openImmo({ url: addressOf(1, "calls"), token: null }))).toMatchObject({
			run: { state: "failed", message: { code: "file-not-xml" } },
		});
	});
});
