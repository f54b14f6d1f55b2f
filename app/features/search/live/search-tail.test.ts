import { expect, test } from "vitest";
import { splitTail } from "./search-tail";

test.each([
	["Gen", "", "Gen"],
	["huis in Ge", "huis in ", "Ge"],
	["Gent, Aal", "Gent, ", "Aal"],
	["appartement à louer à Ixe", "appartement à louer à ", "Ixe"],
	["Haus bei Eup", "Haus bei ", "Eup"],
	["huis in ", "huis in ", ""],
	["", "", ""],
])("of '%s' the place being typed is found", (text, before, tail) => {
	expect(splitTail(text)).toMatchObject({ before, tail });
});

test("without the word that joins it to a place, a text is what is left once the place is taken out", () => {
	expect(splitTail("huis in Ge").lead).toBe("huis");
	expect(splitTail("maison près de Nam").lead).toBe("maison");
	expect(splitTail("Gent").lead).toBe("");
});
