import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../language";
import { emptySearch } from "../search/search";
import { localities } from "./localities";
import { chosenLocalities, findLocalityOptions, localityTyped, optionOf } from "./locality-search";

test.for(["Liège", "Luik", "Lüttich", "liege", "LUTTICH", "4000"])("%s finds Liège in every language", (text) => {
	for (const language of languages) {
		const [first] = findLocalityOptions(text, language, 8);
		expect(first?.zips).toContain("4000");
	}
});

test("a name of another language says which one was found", () => {
	expect(findLocalityOptions("lutt", "nl", 8)[0]).toMatchObject({ label: "Luik", also: "Lüttich" });
	expect(findLocalityOptions("luik", "nl", 8)[0]).toMatchObject({ label: "Luik", also: null });
});

test("every municipality is found by each of its names and postcodes", () => {
	for (const locality of localities) {
		for (const language of languages) {
			const found = findLocalityOptions(locality.names[language], language, 40);
			expect(found.map((option) => option.label)).toContain(locality.names[language]);
		}
	}
});

test("nothing that a visitor types fails, and no more is offered than asked for", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom(...languages), (text, language) => {
			expect(findLocalityOptions(text, language, 5).length).toBeLessThanOrEqual(5);
		}),
	);
});

test("a municipality of which all postcodes are chosen is one place, and the rest stand alone", () => {
	const antwerp = localities.find((locality) => locality.code === "11002");
	const chosen = chosenLocalities([...(antwerp?.zips ?? []), "9000"], "nl");
	expect(chosen.map((locality) => locality.label)).toEqual(["9000 Gent", "Antwerpen"]);
	expect(chosenLocalities(["0001"], "nl")).toEqual([{ label: "0001", zips: ["0001"] }]);
});

test("the chosen places hold every postcode exactly once", () => {
	const zips = fc.uniqueArray(fc.constantFrom(...localities.flatMap((locality) => locality.zips)), { maxLength: 40 });
	fc.assert(
		fc.property(zips, (wanted) => {
			expect(
				chosenLocalities(wanted, "fr")
					.flatMap((locality) => locality.zips)
					.sort(),
			).toEqual([...wanted].sort());
		}),
	);
});

test("a Luxembourg commune is looked for by name, a Belgian one by its postcodes", () => {
	const luxembourg = localities.find((locality) => locality.country === "LU");
	if (!luxembourg) throw new Error("no commune");
	expect(optionOf(luxembourg, "fr")).toMatchObject({ zips: [], city: luxembourg.names.fr });
});

test("a postcode typed as a city is one", () => {
	expect(localityTyped({ ...emptySearch(), city: "4000", zips: ["1000"] })).toEqual({
		city: undefined,
		zips: ["1000", "4000"],
	});
	expect(localityTyped({ ...emptySearch(), city: "Gent" })).toBeNull();
});
