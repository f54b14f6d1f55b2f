import { expect, test } from "vitest";
import { parseForm } from "../parse";

const address = { street: "Kompaskaai", houseNumber: "1", zip: "9000", city: "Gent" };
const least = {
	title: "ms",
	firstName: "Jo",
	lastName: "Demo",
	email: "jo@example.com",
	phone: "0470 00 00 01",
	valuationAddress: address,
	goal: "sale",
	propertyTypes: [1],
};

test("one address stands for both where the box is ticked", () => {
	const parsed = parseForm("contact-demand", { ...least, sameAddress: "true", street: "", livingSurface: "150" });
	expect(parsed.ok && parsed.data).toMatchObject({ ...address, valuationAddress: address, livingSurface: 150 });
});

test("an address of one's own that was typed goes before the box", () => {
	const own = { street: "Anderestraat", houseNumber: "2", zip: "2000", city: "Antwerpen" };
	const parsed = parseForm("contact-demand", { ...least, ...own, sameAddress: "true" });
	expect(parsed.ok && parsed.data).toMatchObject({ ...own, valuationAddress: address });
});

test("the letters of a postcode name the country, whatever the field of the country still says", () => {
	const luxembourg = { ...address, zip: "L-1611", countryId: "10" };
	const parsed = parseForm("contact-demand", { ...least, sameAddress: "true", valuationAddress: luxembourg });
	expect(parsed.ok && parsed.data.valuationAddress).toMatchObject({ zip: "1611", countryId: 50 });
	const belgian = parseForm("contact-demand", { ...least, ...address, zip: "B 9000", valuationAddress: address });
	expect(belgian.ok && belgian.data).toMatchObject({ zip: "9000", countryId: 10 });
});

test.for([
	["4700 Eupen", { zip: "4700" }],
	["8420 De Haan", { zip: "8420" }],
	["3665 As", { zip: "3665" }],
	["B-4780 Sankt Vith", { zip: "4780", countryId: 10 }],
	["L-1740  Luxembourg", { zip: "1740", countryId: 50 }],
	["1012 AB", { zip: "1012 AB" }],
] as const)("a town behind a postcode is left out: %s", ([zip, expected]) => {
	const countryId = zip === "1012 AB" ? "30" : "";
	const parsed = parseForm("contact-demand", {
		...least,
		sameAddress: "true",
		valuationAddress: { ...address, zip, countryId },
	});
	expect(parsed.ok && parsed.data.valuationAddress).toMatchObject(expected);
});

test.for([undefined, "false", "", "zz"])("without the tick (%s) one's own address is asked for", (sameAddress) => {
	const parsed = parseForm("contact-demand", { ...least, sameAddress });
	expect(parsed.ok ? [] : Object.keys(parsed.errors)).toEqual(["street", "houseNumber", "zip", "city"]);
});

test.for([
	["120", 120],
	["120 m²", 120],
	["120m2", 120],
	["120,5 m²", 121],
	["120.4", 120],
	["1.250 m²", 1_250],
	["1 250", 1_250],
] as const)("a living surface is read as people type it: %s", ([livingSurface, expected]) => {
	const parsed = parseForm("contact-demand", { ...least, sameAddress: "true", livingSurface });
	expect(parsed.ok && parsed.data.livingSurface).toBe(expected);
});

test.for([
	["0", "tooLow"],
	["0,2 m²", "tooLow"],
	["100001", "tooHigh"],
	["groot", "number"],
	["m²", "number"],
] as const)("a living surface that cannot be one is refused: %s", ([livingSurface, message]) => {
	const parsed = parseForm("contact-demand", { ...least, sameAddress: "true", livingSurface });
	expect(!parsed.ok && parsed.errors).toMatchObject({ livingSurface: { key: message } });
});
