import fc from "fast-check";
import { expect, test } from "vitest";
import { wellFormed } from "./well-formed";

test("half a sign is replaced, and what is whole stays", () => {
	expect(wellFormed("a\uD83D b\uDE00 \u{1F600}é")).toBe("a\uFFFD b\uFFFD \u{1F600}é");
});

test("any text can stand in an address", () => {
	const texts = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) });
	fc.assert(
		fc.property(texts, (text) => {
			expect(wellFormed(text)).toBe(text.toWellFormed());
			expect(() => encodeURIComponent(wellFormed(text))).not.toThrow();
		}),
	);
});
