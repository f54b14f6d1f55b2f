import * as fc from "fast-check";
import { expect, test } from "vitest";
import { printable } from "./printable";

test("what the fonts have stays, what they lack becomes something alike", () => {
	expect(printable("Liège, € 1.234 · 86 m² “œuvre” – Größe…")).toBe("Liège, € 1.234 · 86 m² “œuvre” – Größe…");
	expect(printable("CO₂, Łódź, Ștefan, 日本")).toBe("CO2, ódz, Stefan, ");
	expect(printable("a\nb\tc")).toBe("a b c");
});

test("every text can be written in Windows-1252", () => {
	const one = new TextDecoder("windows-1252");
	const encodable = new Set(Array.from({ length: 256 }, (_, code) => one.decode(new Uint8Array([code]))));
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), (text) => {
			for (const character of printable(text)) expect(encodable.has(character)).toBe(true);
		}),
	);
});
