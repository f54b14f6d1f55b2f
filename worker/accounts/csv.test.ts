import { expect, test } from "vitest";
import { csvLine } from "./csv";

test.for([
	["=1+1", "'=1+1"],
	["  +32 470", "'  +32 470"],
	["-1", "'-1"],
	["@SUM(A1)", "'@SUM(A1)"],
	["＝1＋1", "'＝1＋1"],
	// Cut at commas, this would be two cells.
	["Lotte,=cmd|' /C calc'!A0", "Lotte,'=cmd|' /C calc'!A0"],
	["Lotte; =1+1", `"Lotte;' =1+1"`],
	["one\n=1+1", `"one\n'=1+1"`],
	["\t=1+1", "\t'=1+1"],
] as const)("%o is no formula in any spreadsheet", ([text, cell]) => {
	expect(csvLine([text, "x"])).toBe(`${cell};x\r\n`);
});

test.for(["Jean-Pierre", "a = b", "jo@example.com", "Gent, 9000", "2026-11-26T10:00:00Z"])(
	"%s stays as it is",
	(text) => {
		expect(csvLine([text])).toBe(`${text}\r\n`);
	},
);
