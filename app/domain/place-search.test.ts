import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "./language";
import { chosenPlaces, findPlaceOptions, optionOf, placeTyped } from "./place-search";
import { places } from "./places";
import { emptySearch } from "./search";

test.for(["Liège", "Luik", "Lüttich", "liege", "LUTTICH", "4000"])("%s finds Liège in every language", (text) => {
	for (const language of languages) {
		const [first] = findPlaceOptions(text, language, 8);
		expect(first?.zips).toContain("4000");
	}
});

test("a name of another language says which one was found", () => {
	expect(findPlaceOptions("lutt", "nl", 8)[0]).toMatchObject({ label: "Luik", also: "Lüttich" });
	expect(findPlaceOptions("luik", "nl", 8)[0]).toMatchObject({ label: "Luik", also: null });
});

test("every municipality is found by each of its names and postcodes", () => {
	for (const place of places) {
		for (const language of languages) {
			const found = findPlaceOptions(place.names[language], language, 40);
			expect(found.map((option) => option.label)).toContain(place.names[language]);
		}
	}
});

test("nothing that a visitor types fails, and no more is offered than asked for", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom(...languages), (text, language) => {
			expect(findPlaceOptions(text, language, 5).length).toBeLessThanOrEqual(5);
		}),
	);
});

test("a municipality of which all postcodes are chosen is one place, and the rest stand alone", () => {
	const antwerp = places.find((place) => place.code === "11002");
	const chosen = chosenPlaces([...(antwerp?.zips ?? []), "9000"], "nl");
	expect(chosen.map((place) => place.label)).toEqual(["9000 Gent", "Antwerpen"]);
	expect(chosenPlaces(["0001"], "nl")).toEqual([{ label: "0001", zips: ["0001"] }]);
});

test("the chosen places hold every postcode exactly once", () => {
	const zips = fc.uniqueArray(fc.constantFrom(...places.flatMap((place) => place.zips)), { maxLength: 40 });
	fc.assert(
		fc.property(zips, (wanted) => {
			expect(
				chosenPlaces(wanted, "fr")
					.flatMap((place) => place.zips)
					.sort(),
			).toEqual([...wanted].sort());
		}),
	);
});

test("a Luxembourg commune is looked for by name, a Belgian one by its postcodes", () => {
	const luxembourg = places.find((place) => place.country === "LU");
	if (!luxembourg) throw new Error("no commune");
	expect(optionOf(luxembourg, "fr")).toMatchObject({ zips: [], city: luxembourg.names.fr });
});

test("a postcode typed as a city is one", () => {
	expect(placeTyped({ ...emptySearch(), city: "4000", zips: ["1000"] })).toEqual({
		city: undefined,
		zips: ["1000", "4000"],
	});
	expect(placeTyped({ ...emptySearch(), city: "Gent" })).toBeNull();
});
