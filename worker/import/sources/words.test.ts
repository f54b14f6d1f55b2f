import { expect, test } from "vitest";
import { cityNames, dealNamed } from "./words";

const ghent = { nl: "Gent", fr: "Gand", en: "Ghent", de: "Gent" };

test("a city that is named in one language has its name in all of them", () => {
	expect(cityNames("Gand", "9000", 10)).toEqual(ghent);
	expect(cityNames("GENT", 9000, null)).toEqual(ghent);
	expect(cityNames({ fr: "Gand" }, "9000", 10)).toEqual(ghent);
	expect(cityNames("Luxembourg", "1611", 50)).toMatchObject({ nl: "Luxemburg", fr: "Luxembourg" });
});

test("a village, another country's city and nothing stay what they are", () => {
	expect(cityNames("Sint-Amandsberg", "9040", 10)).toBe("Sint-Amandsberg");
	expect(cityNames("Gent", "1611", 50)).toBe("Gent");
	expect([cityNames(null, "9000", 10), cityNames(7, "9000", 10)]).toEqual([null, 7]);
});

test.each([
	["Appartement en viager occupé à Uccle", 0, "life-annuity"],
	["Woning op lijfrente", 0, "life-annuity"],
	["Haus gegen Leibrente", 0, "life-annuity"],
	["Vente publique: maison de rapport", 0, "public-sale"],
	["OPENBARE VERKOOP via Biddit", 0, "public-sale"],
	["Öffentlicher Verkauf eines Hauses", 0, "public-sale"],
	["Kot met eigen badkamer", 1, "student"],
	["Chambre d’étudiante à Namur", 1, "student"],
	["Studio en location saisonnière", 1, "seasonal"],
	["Winkelruimte met handelshuur", 1, "commercial-lease"],
	["Handelspand, handelshuur lopend", 0, null],
	["Appartement rue du Viaduc", 0, null],
	["Appartement en viager", 1, null],
])("a title `%s` of goal %d names the deal %s", (title, goal, deal) => {
	expect(dealNamed(goal, [null, { fr: title }])).toBe(deal);
	expect(dealNamed(goal, [title])).toBe(deal);
});
