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
	expect(splitTail(text)).toEqual({ before, tail });
});
