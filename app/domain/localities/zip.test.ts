import { expect, test } from "vitest";
import { readZip } from "./zip";

test.for(["L-1611", "L 1611", "L1611", "LU-1611", "lu 1611", " L - 1611 ", "L–1611"])("%s is in Luxembourg", (text) => {
	expect(readZip(text)).toEqual({ zip: "1611", countryId: 50 });
});

test.for(["B-9000", "B 9000", "BE-9000", "be9000"])("%s is in Belgium", (text) => {
	expect(readZip(text)).toEqual({ zip: "9000", countryId: 10 });
});

test.for([
	["9000", "9000"],
	[" 9000 ", "9000"],
	["F-57000", "F-57000"],
	["D-54290", "D-54290"],
	["L-161", "L-161"],
	["", ""],
] as const)("%j names no country", ([text, zip]) => {
	expect(readZip(text)).toEqual({ zip, countryId: null });
});

test("what anybody may send at any length is read", () => {
	// Long enough for a backtracking expression to exceed the runner's two minutes.
	const text = `B${" ".repeat(250_000)}x`;
	expect(readZip(text)).toEqual({ zip: text, countryId: null });
});
