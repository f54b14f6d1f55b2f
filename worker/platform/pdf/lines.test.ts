import * as fc from "fast-check";
import { expect, test } from "vitest";
import { breakLines } from "./lines";

const one = () => 1;

test("words stay whole where they fit, and a line holds as many as it can", () => {
	expect(breakLines("aa bb  cc dd", 5, one)).toEqual(["aa bb", "cc dd"]);
	expect(breakLines("", 5, one)).toEqual([]);
	expect(breakLines("  a ", 5, one)).toEqual(["a"]);
});

test("a word that is wider than a line is broken and begins one of its own", () => {
	expect(breakLines("aa bbbbbbbb cc", 6, one)).toEqual(["aa", "bbbbbb", "bb cc"]);
});

test("a character that is wider than a line gets a line of its own", () => {
	expect(breakLines("abc", 0.5, one)).toEqual(["a", "b", "c"]);
});

test("each character is measured once, however long the word", () => {
	for (const text of ["W".repeat(20_000), "W ".repeat(10_000), "<".repeat(20_000)]) {
		let measured = 0;
		const lines = breakLines(text, 500, (character) => {
			measured += character.length;
			return 10;
		});
		expect(measured).toBeLessThanOrEqual(text.length + 1);
		expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
	}
});

test("no line is too wide and nothing is lost", () => {
	fc.assert(
		fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (text, width) => {
			const lines = breakLines(text, width, one);
			for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
			expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
		}),
	);
});
