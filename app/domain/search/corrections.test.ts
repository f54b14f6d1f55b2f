import { expect, test } from "vitest";
import { correctionParams, readCorrections } from "./corrections";

test("an address says what was corrected, and is read as it was written", () => {
	const corrections = [
		{ text: "appartemnet", as: "appartement" },
		{ text: "Liége", as: "Liège" },
	];
	expect(readCorrections(new URLSearchParams(correctionParams(corrections)))).toEqual(corrections);
});

test("no more than three words, and nothing but words, come out of an address", () => {
	const four = Array.from({ length: 4 }, () => ({ text: "hius", as: "huis" }));
	expect(readCorrections(new URLSearchParams(correctionParams(four)))).toHaveLength(3);
	for (const bad of ["<b>~x", "a~b~c", "0470~1", "", "~", `${"a".repeat(60)}~b`])
		expect(readCorrections(new URLSearchParams({ corrected: bad }))).toEqual([]);
});
