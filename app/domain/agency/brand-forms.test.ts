import { expect, test } from "vitest";
import { bundledBrand } from "./brand";
import { agencySchema, coloursSchema, officeSchema } from "./brand-forms";
import { accentOf, contrast, contrastIn, MIN_CONTRAST, styleSheet } from "./colours";
import { openingDays, openingHoursOf } from "./opening-days";

const [ghent] = bundledBrand.offices;

const office = {
	houseNumber: "12",
	zip: "9000",
	phone: "09 100 00 01",
	phoneInternational: "+32 9 100 00 01",
	email: "gent@example.com",
	...Object.fromEntries(
		["nl", "fr", "en", "de"].flatMap((l) => [
			[`street.${l}`, "Kaai"],
			[`city.${l}`, "Gent"],
		]),
	),
	...Object.fromEntries(
		[1, 2, 3, 4, 5].flatMap((day) => [
			[`opens.${day}`, "09:00"],
			[`closes.${day}`, "17:30"],
		]),
	),
	...Object.fromEntries(
		[6, 7].flatMap((day) => [
			[`opens.${day}`, ""],
			[`closes.${day}`, ""],
		]),
	),
};

test("opening hours of days in a row are one line, and come apart as they went together", () => {
	expect(officeSchema(ghent).parse(office).hours).toEqual([
		{ firstDay: 1, lastDay: 5, opens: "09:00", closes: "17:30" },
	]);
	expect(openingHoursOf(openingDays(ghent.hours))).toEqual(ghent.hours);
	const closedOnWednesday = openingDays(ghent.hours).map((day, index) => (index === 2 ? null : day));
	expect(openingHoursOf(closedOnWednesday).map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
		[1, 2],
		[4, 5],
		[6, 6],
	]);
});

test.for(["+32 9 100 00 01", "+32 (0)9 100 00 01", "+32(0)9/100.00.01", "0032 9 100 00 01"])(
	"%s is dialled from abroad as +3291000001",
	(phoneInternational) => {
		expect(officeSchema(ghent).parse({ ...office, phoneInternational }).phoneInternational).toBe("+3291000001");
	},
);

test("an office that closes before it opens, or opens without closing, is told so at that day", () => {
	const faults = officeSchema(ghent).safeParse({ ...office, "closes.2": "08:00", "opens.6": "10:00" }).error?.issues;
	expect(faults?.map(({ path, message }) => [path.join(), message])).toEqual([
		["closes.2", "closes"],
		["closes.6", "closes"],
	]);
});

test("what the form of an office does not have stays as it was", () => {
	const { id, zips, latitude } = officeSchema(ghent).parse(office);
	expect({ id, zips, latitude }).toEqual({ id: ghent.id, zips: ghent.zips, latitude: ghent.latitude });
});

test("an office is where it is put, and where nothing is put in the middle of its municipality", () => {
	const middle = { latitude: 51.2, longitude: 4.4 };
	const schema = officeSchema(ghent, { pointOf: (_country, zip) => (zip === "2000" ? middle : null) });
	expect(schema.parse({ ...office, latitude: "51,2213", longitude: "4.40" })).toMatchObject({
		latitude: 51.2213,
		longitude: 4.4,
	});
	expect(schema.parse({ ...office, zip: "2000", latitude: "", longitude: "" })).toMatchObject(middle);
	for (const point of [
		{ latitude: "", longitude: "" },
		{ latitude: "51.2", longitude: "" },
		{ latitude: "4.40", longitude: "51.2" },
		{ latitude: "noord", longitude: "4" },
		{ latitude: "1e9", longitude: "4" },
	]) {
		expect(schema.safeParse({ ...office, ...point }).success, JSON.stringify(point)).toBe(false);
	}
});

test("an office serves the postcodes that it is given, but none of another office", () => {
	const [, ...others] = bundledBrand.offices;
	const schema = officeSchema(ghent, { others });
	expect(schema.parse({ ...office, zips: "9000-9499, 8000" }).zips).toEqual([
		{ countryId: 10, from: 8000, to: 8000 },
		{ countryId: 10, from: 9000, to: 9499 },
	]);
	expect(schema.parse({ ...office, zips: "" }).zips).toEqual([]);
	const faultOf = (zips: string) => schema.safeParse({ ...office, zips }).error?.issues[0]?.message;
	expect([faultOf("1000"), faultOf("900"), faultOf("9000")]).toEqual(["zipsTaken", "zips", undefined]);
	// One office serves all of Luxembourg, which has its own postcodes.
	expect(schema.safeParse({ ...office, countryId: "50", zips: "9000" }).error?.issues[0]?.message).toBe("zipsTaken");
});

test("legal numbers are checked by their own digits", () => {
	const given = { companyNumber: "0123.456.789", vatNumber: "BE 0123.456.789", iban: "BE54 0000 0000 0098" };
	const faults = agencySchema(bundledBrand)
		.safeParse(given)
		.error?.issues.map(({ path, message }) => `${path.join()} ${message}`);
	expect(faults).toEqual(expect.arrayContaining(["companyNumber companyNumber", "vatNumber vatNumber", "iban iban"]));
	const right = agencySchema(bundledBrand).safeParse({ companyNumber: "0000.000.097", iban: "BE54 0000 0000 0097" });
	expect(right.error?.issues.map(({ path }) => path.join())).not.toEqual(
		expect.arrayContaining(["companyNumber", "iban"]),
	);
});

test("a Belgian VAT number is the company's number, and another one is told so at once, whatever else is missing", () => {
	const faultsOf = (companyNumber: string, vatNumber: string) =>
		agencySchema(bundledBrand)
			.safeParse({ companyNumber, vatNumber })
			.error?.issues.filter(({ path }) => path.join() === "vatNumber")
			.map(({ message }) => message);
	expect(faultsOf("0403.170.701", "BE 0456.789.034")).toEqual(["vatDiffers"]);
	expect(faultsOf("0403.170.701", "BE0403170701")).toEqual([]);
	expect(faultsOf("0403.170.701", "LU 0403.170.701")).toEqual(["vatNumber"]);
	expect(faultsOf("", "BE 0456.789.034")).toEqual([]);
});

test("numbers of the law stand on the site in one notation, however they were typed", () => {
	const inLanguages = (name: string) =>
		Object.fromEntries(["nl", "fr", "en", "de"].map((language) => [`${name}.${language}`, "Tekst"]));
	const { companyNumber, vatNumber, thirdPartyAccount } = agencySchema(bundledBrand).parse({
		name: "Kompas",
		legalName: "Kompas BV",
		email: "info@example.com",
		phone: "09 100 00 01",
		phoneInternational: "+32 9 100 00 01",
		companyNumber: "BE 0403 170 701",
		vatNumber: "be0403170701",
		instituteNumber: "500.000",
		iban: "be68539007547034",
		bic: "gkcc be bb",
		policy: "1",
		foundingYear: "1998",
		luxembourgPermit: "1",
		instagram: "",
		linkedin: "",
		facebook: "",
		...inLanguages("descriptor"),
		...inLanguages("bank"),
		...inLanguages("insurer"),
	});
	expect([companyNumber, vatNumber]).toEqual(["0403.170.701", "BE 0403.170.701"]);
	expect(thirdPartyAccount).toMatchObject({ iban: "BE68 5390 0754 7034", bic: "GKCCBEBB" });
});

test("contrast is WCAG's, and a colour that cannot be read in its scheme is refused", () => {
	expect(contrast("#ffffff", "#000000")).toBe(21);
	expect(contrastIn("light", "#a5401f")).toBeGreaterThan(MIN_CONTRAST);
	expect(contrastIn("dark", "#eb9a76")).toBeGreaterThan(MIN_CONTRAST);
	const faults = coloursSchema.safeParse({ light: "#eb9a76", dark: "#a5401f" }).error?.issues;
	expect(faults?.map(({ path, message }) => [path.join(), message])).toEqual([
		["light", "contrast"],
		["dark", "contrast"],
	]);
	expect(coloursSchema.safeParse({ light: "red", dark: "url(x)" }).success).toBe(false);
});

test("words on a button are the ones that can be read, also under a pointer", () => {
	for (const [scheme, colour] of [
		["light", "#0b5c4a"],
		["dark", "#8fd3c1"],
		["light", "#1d4ed8"],
	] as const) {
		const { accent, strong, on } = accentOf(scheme, colour);
		expect(contrast(accent, on)).toBeGreaterThan(MIN_CONTRAST);
		expect(contrast(strong, on)).toBeGreaterThan(MIN_CONTRAST);
	}
	expect(styleSheet({ light: accentOf("light", "#0B5C4A"), dark: accentOf("dark", "#8fd3c1") })).toContain(
		"--accent:#0b5c4a",
	);
});
