import { expect, test } from "vitest";
import { csvLine, csvMoment, csvNumber } from "./csv";

test.for([
	["=1+1", "'=1+1"],
	["  +32 470", "'  +32 470"],
	["-1", "'-1"],
	["@SUM(A1)", "'@SUM(A1)"],
	["＝1＋1", "'＝1＋1"],
	// A spreadsheet that separates at commas reads two cells here.
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

test("moments and numbers are what a Belgian spreadsheet takes for them", () => {
	expect(csvMoment("2026-07-31T22:30:00.000Z")).toBe("2026-08-01 00:30");
	expect([1550, 12.35].map(csvNumber)).toEqual(["1550", "12,35"]);
});
