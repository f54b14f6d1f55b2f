import { expect, test } from "vitest";
import { addressLine, addressLines, localityLine, streetLine } from "./postal-address";

test.each([
	["BE", "nl", { street: "Sleepstraat", houseNumber: "12", box: "3" }, "Sleepstraat 12/3"],
	["BE", "fr", { street: "Rue Neuve", houseNumber: "35" }, "Rue Neuve 35"],
	["BE", "en", { street: "Rue Neuve", houseNumber: "35", box: null }, "Rue Neuve 35"],
	["BE", "de", { street: "Klötzerbahn", houseNumber: "8", box: "" }, "Klötzerbahn 8"],
	["LU", "nl", { street: "Avenue de la Gare", houseNumber: "7" }, "7, avenue de la Gare"],
	["LU", "fr", { street: "Rue Neuve", houseNumber: "35", box: "9.1" }, "35/9.1, rue Neuve"],
	["LU", "en", { street: "Rond-point Schuman", houseNumber: "1" }, "1, rond-point Schuman"],
	["LU", "de", { street: "Am Bongert", houseNumber: "14a" }, "14a, Am Bongert"],
] as const)("a street in %s, named in %s, is written in the order of its country", (country, _, parts, line) => {
	expect(streetLine(parts, country)).toBe(line);
});

test("a street without a number is its name, and a name that only starts like a street's word keeps its capital", () => {
	expect(streetLine({ street: "Rue Neuve", houseNumber: null }, "LU")).toBe("Rue Neuve");
	expect(streetLine({ street: "Placette", houseNumber: "2" }, "LU")).toBe("2, Placette");
	expect(streetLine({ street: "Rue Neuve", houseNumber: "3" }, null)).toBe("Rue Neuve 3");
});

test("a postcode of Luxembourg carries its letter", () => {
	expect(localityLine({ zip: "1111", city: "Luxembourg", country: "LU" })).toBe("L-1111 Luxembourg");
	expect(localityLine({ zip: "9000", city: "Gent", country: "BE" })).toBe("9000 Gent");
	expect(localityLine({ zip: null, city: "Luxembourg", country: "LU" })).toBe("Luxembourg");
});

test("a hidden street leaves postcode and city", () => {
	const locality = { zip: "1111", city: "Luxembourg", country: "LU" } as const;
	expect(addressLine("35, rue Neuve", locality)).toBe("35, rue Neuve, L-1111 Luxembourg");
	expect(addressLine(null, locality)).toBe("L-1111 Luxembourg");
	expect(addressLines(null, locality, "Luxembourg")).toEqual(["L-1111 Luxembourg", "Luxembourg"]);
});
