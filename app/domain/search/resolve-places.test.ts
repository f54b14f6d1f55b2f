import { expect, test } from "vitest";
import { localities } from "../localities/localities";
import { namedAreas } from "../localities/named-areas";
import { resolvePlaces } from "./resolve-places";
import { areaNamed } from "./searchable-localities";

const codeOf = (name: string) => localities.find(({ names }) => Object.values(names).includes(name))?.code;

test.each([
	["Coxyde", "Koksijde"],
	["Le Coq", "De Haan"],
	["Knokke-le-Zoute", "Knokke-Heist"],
	["Arel", "Aarlen"],
	["Luxembourg-Ville", "Luxembourg"],
	["Luxembourg City", "Luxembourg"],
	["Luxemburg Stadt", "Luxembourg"],
	["Bruxelles-Ville", "Brussel"],
	["Brussel-stad", "Brussel"],
])("%s is the municipality of %s", (name, municipality) => {
	expect([...resolvePlaces([name]).codes]).toEqual([codeOf(municipality)]);
});

test("Brussels is the Region first, in every language", () => {
	for (const name of ["Brussel", "Bruxelles", "Brussels", "Brüssel", "regio Brussel"]) {
		expect([name, areaNamed(name)?.kind, resolvePlaces([name]).codes.size]).toEqual([name, "region", 19]);
	}
});

test.each([
	["kust", 9],
	["côte belge", 9],
	["Küste", 9],
	["Ostbelgien", 9],
	["Vlaamse Rand", 19],
	["Gaume", 10],
	["Brabant wallon", 27],
])("%s is an area of %i municipalities", (name, count) => {
	expect(resolvePlaces([name]).codes.size).toBe(count);
});

test.each(["Kirchberg", "Limpertsberg", "Montzen", "Heusden", "Bonnevoie"])("%s lies around its middle", (name) => {
	expect(resolvePlaces([name]).circles.length).toBeGreaterThan(0);
});

test("every municipality of a named area is in the table", () => {
	for (const { names, municipalities } of namedAreas)
		for (const name of municipalities)
			expect([names.nl, name, codeOf(name)]).toEqual([names.nl, name, expect.any(String)]);
});

test("the official code of every municipality means that municipality", () => {
	expect(localities.filter(({ code }) => !resolvePlaces([code]).codes.has(code))).toEqual([]);
});
