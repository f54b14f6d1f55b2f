import * as fc from "fast-check";
import { expect, test } from "vitest";
import { printable } from "./printable";

test("what the fonts have stays, what they lack becomes something alike", () => {
	expect(printable("Liège, € 1.234 · 86 m² “œuvre” – Größe…")).toBe("Liège, € 1.234 · 86 m² “œuvre” – Größe…");
	expect(printable("CO₂, Łódź, Ștefan, 日本")).toBe("CO2, Lódz, Stefan, ");
	expect(printable("a\nb\tc")).toBe("a b c");
});

test("no Latin letter is dropped", () => {
	expect(printable("Łukasz Wałęsa, Đorđe, Yıldız, Ħ, Ŧ, Ŋ, Ə, ŉ, ĳ, ǆ, ǿ")).toBe(
		"Lukasz Walesa, Dorde, Yildiz, H, T, N, E, ’n, ij, dz, ø",
	);
	const blocks: [first: number, last: number][] = [
		[0xc0, 0x24f],
		[0x1e00, 0x1eff],
	];
	const letters = blocks.flatMap(([first, last]) =>
		Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
	);
	expect(letters.filter((letter) => printable(letter) === "")).toEqual([]);
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...letters)), (some) => {
			const text = some.join("").normalize("NFC");
			expect(printable(text).length).toBeGreaterThanOrEqual(text.length);
		}),
	);
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
