import { expect, test } from "vitest";
import { originalOf } from "./address";
import { movedPath } from "./moved";
import { officeOfPath, officePath } from "./office-paths";
import { servicePath, sitePaths } from "./paths";
import { readingPath } from "./reading-paths";

test("the Dutch names of services lead on in the other languages", () => {
	expect(movedPath("/fr/services/aankoop-begeleiding/")).toBe("/fr/services/accompagnement-a-l-achat/");
	expect(movedPath("/de/dienstleistungen/gratis-schatting/")).toBe("/de/dienstleistungen/kostenlose-bewertung/");
	expect(movedPath("/nl/diensten/aankoop-begeleiding/")).toBeNull();
	expect(movedPath(servicePath("renovatie-begeleiding", "en"))).toBeNull();
});

test("the addresses of offices and guides are in each language's own words", () => {
	expect(officePath("brussels", "de")).toBe("/de/bueros/bruessel/");
	expect(readingPath("/buying-guide/", "fr")).toBe("/fr/guide-de-l-acheteur/");
	expect(movedPath("/fr/agences/")).toBe("/fr/contact/");
});

test("an address of an office or a guide is found in the table, and no two pages share one", () => {
	expect(officeOfPath(originalOf("/fr/agences/gand/")?.original ?? "")).toBe("ghent");
	expect(originalOf("/en/tenants-guide/")).toEqual({ language: "en", original: "/renting-guide/" });
	const all = sitePaths().flatMap(({ localized }) => Object.values(localized));
	expect(new Set(all).size).toBe(all.length);
	for (const address of all) expect(movedPath(address)).toBeNull();
});
