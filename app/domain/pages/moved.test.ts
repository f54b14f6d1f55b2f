import { beforeEach, expect, test } from "vitest";
import { bundledBrand } from "../agency/brand";
import { originalOf, pathInLanguage } from "./address";
import { movedPath } from "./moved";
import { officeAt, officePath, setPublishedOffices } from "./office-paths";
import { pagePath, servicePath, sitePaths } from "./paths";

beforeEach(() => setPublishedOffices(bundledBrand.offices));

test("the Dutch names of services lead on in the other languages", () => {
	expect(movedPath("/fr/services/aankoop-begeleiding/")).toBe("/fr/services/accompagnement-a-l-achat/");
	expect(movedPath("/de/dienstleistungen/gratis-schatting/")).toBe("/de/dienstleistungen/kostenlose-bewertung/");
	expect(movedPath("/nl/diensten/aankoop-begeleiding/")).toBeNull();
	expect(movedPath(servicePath("renovatie-begeleiding", "en"))).toBeNull();
});

test("the addresses of offices and guides are in each language's own words", () => {
	const paths = bundledBrand.offices.map((office) => [officePath(office, "nl"), officePath(office, "de")]);
	expect(paths[1]).toEqual(["/nl/kantoren/brussel/", "/de/bueros/bruessel/"]);
	expect(paths[3]).toEqual(["/nl/kantoren/luxemburg/", "/de/bueros/luxemburg/"]);
	expect(pagePath("buying-guide", "fr")).toBe("/fr/guide-de-l-acheteur/");
	expect(movedPath("/fr/agences/")).toBe("/fr/contact/");
});

test("an address of an office or a guide is found in the table, and no two pages share one", () => {
	expect(originalOf("/fr/agences/gand/")?.original).toBe("/offices/ghent/");
	expect([officeAt("/fr/agences/gand/", "fr"), officeAt("/fr/agences/gent/", "fr")]).toEqual(["ghent", null]);
	expect(originalOf("/en/tenants-guide/")).toEqual({ language: "en", original: "/renting-guide/" });
	const all = sitePaths().flatMap(({ localized }) => Object.values(localized));
	expect(new Set(all).size).toBe(all.length);
	for (const address of all) expect(movedPath(address)).toBeNull();
});

test("an office that the desk adds has its addresses at once, a second one of a city with a number", () => {
	const [ghent] = bundledBrand.offices;
	const liege = { ...ghent, id: "luik", city: { nl: "Luik", fr: "Liège", en: "Liège", de: "Lüttich" } };
	setPublishedOffices([ghent, { ...ghent, id: "gent-2" }, liege]);
	expect(originalOf("/fr/agences/gand-2/")?.original).toBe("/offices/gent-2/");
	expect(pathInLanguage("/nl/kantoren/luik/", "de")).toBe("/de/bueros/luettich/");
	expect(originalOf("/nl/kantoren/brussel/")).toBeNull();
	setPublishedOffices(bundledBrand.offices);
	expect(originalOf("/nl/kantoren/brussel/")?.original).toBe("/offices/brussels/");
});
