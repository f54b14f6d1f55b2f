import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Language, languages } from "../../app/domain/language";
import { localities } from "../../app/domain/localities/localities";
import { normaliseName } from "../../app/domain/search/searchable-localities";
import { findLocalities, findLocalityByName, findSimilarLocality } from "./locality-finder";

test.for(["Liège", "Luik", "Lüttich", "liege", "LUTTICH", "4000", "lutt", "Liége", "Lutich", "Leige"])(
	"%s finds Liège",
	(text) => {
		const names = findLocalities(text)
			.slice(0, 8)
			.map(({ locality }) => locality);
		expect(names.some((locality) => locality.zips.includes("4000") && locality.kind !== "region")).toBe(true);
	},
);

test("every municipality is found by each of its names", () => {
	const named = new Map<string, Set<Language>>();
	for (const { names } of localities) {
		for (const language of languages) {
			named.set(names[language], (named.get(names[language]) ?? new Set()).add(language));
		}
	}
	// Most localities have the same name in every language.
	for (const [name, its] of named) {
		const found = findLocalities(name);
		for (const language of its) expect(found.map(({ locality: { names } }) => names[language])).toContain(name);
	}
});

test("provinces and regions are found in every language, also those that share a municipality's name", () => {
	for (const name of [
		"Oost-Vlaanderen",
		"Flandre orientale",
		"East Flanders",
		"Ostflandern",
		"provincie Antwerpen",
		"province de Liège",
	]) {
		expect([name, findLocalityByName(normaliseName(name))?.kind]).toEqual([name, "province"]);
	}
	for (const name of ["Vlaanderen", "Wallonie", "Flanders", "Brussels Region"]) {
		expect([name, findLocalityByName(normaliseName(name))?.kind]).toEqual([name, "region"]);
	}
	expect(findLocalityByName("antwerpen")?.kind).toBe("municipality");
	expect(findLocalityByName("gentbrugge")).toMatchObject({ kind: "postcode", zips: ["9050"] });
});

test("a province that comes before a municipality of its name is offered once", () => {
	const found = findLocalities("limburg").map(({ locality: { kind, names } }) => `${kind} ${names.nl}`);
	expect(found.filter((name) => name === "province provincie Limburg")).toHaveLength(1);
	expect(found).toContain("municipality Limburg");
});

/** Misspells one letter after the first: deletes, inserts, replaces or transposes it. */
function misspelt(name: string, at: number, kind: number): string {
	const locality = 1 + (at % (name.length - 2));
	const before = name.slice(0, locality);
	if (kind === 0) return before + name.slice(locality + 1);
	if (kind === 1) return `${before}x${name.slice(locality)}`;
	if (kind === 2) return `${before}x${name.slice(locality + 1)}`;
	return before + (name[locality + 1] ?? "") + (name[locality] ?? "") + name.slice(locality + 2);
}

test("with one letter wrong nineteen names of twenty are still found as the first", () => {
	const names = localities.map((locality) => normaliseName(locality.names.nl)).filter((name) => name.length > 5);
	let right = 0;
	names.forEach((name, index) => {
		const found = findSimilarLocality(misspelt(name, index, index % 4));
		if (found && Object.values(found.names).some((own) => normaliseName(own) === name)) right += 1;
	});
	expect(right / names.length).toBeGreaterThan(0.94);
});

test("nothing that a visitor types fails", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
			const found = findLocalities(text).map(({ locality }) => locality);
			expect(new Set(found).size).toBe(found.length);
		}),
	);
});
