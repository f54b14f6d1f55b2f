import fc from "fast-check";
import { expect, test } from "vitest";
import { cutDescription, DESCRIPTION_LIMIT, plainText } from "./description";

test("a text within the limit is left alone", () => {
	const text = "x".repeat(DESCRIPTION_LIMIT);
	expect(cutDescription(text)).toBe(text);
	expect(cutDescription("")).toBe("");
});

test("a longer text is cut at a word boundary past 80 percent", () => {
	const words = `${"a".repeat(239)} ${"b".repeat(30)}`;
	expect(cutDescription(words)).toBe(`${"a".repeat(239)}…`);
	expect(cutDescription(`${"a".repeat(250)} b`)).toBe(`${"a".repeat(250)}…`);
});

test("a boundary at or before 80 percent is not used", () => {
	const early = `${"a".repeat(200)} ${"b".repeat(100)}`;
	expect(cutDescription(early)).toBe(`${"a".repeat(200)} ${"b".repeat(49)}…`);
	const late = `${"a".repeat(201)} ${"b".repeat(100)}`;
	expect(cutDescription(late)).toBe(`${"a".repeat(201)}…`);
});

test("a cut text is a beginning of the whole, within the limit, and never half a character", () => {
	const limits = fc.integer({ min: 1, max: 300 });
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), limits, (text, limit) => {
			const cut = cutDescription(text, limit);
			if (text.length <= limit) {
				expect(cut).toBe(text);
				return;
			}
			expect(cut.endsWith("…")).toBe(true);
			expect(cut.length).toBeLessThanOrEqual(limit + 1);
			expect(text.startsWith(cut.slice(0, -1))).toBe(true);
			expect(/\p{Cs}/u.test(cut)).toBe(false);
		}),
	);
});

test("rich text becomes one line: tags off, entities decoded once", () => {
	expect(plainText("<p>Instap<b>klare</b> woning.</p><p>Tuin &amp; terras</p>")).toBe(
		"Instapklare woning. Tuin & terras",
	);
	expect(plainText("120&nbsp;m&sup2; &eacute;t&eacute; &#233; &#xE9; &Eacute;")).toBe("120\u00A0m² été é é É");
	expect(plainText("&amp;lt;b&amp;gt;")).toBe("&lt;b&gt;");
	expect(plainText("3 < 4 &unknown; &constructor;")).toBe("3 < 4 &unknown; &constructor;");
	expect(plainText("a<!-- hidden -->b<SCRIPT>alert(1)</script>c<style>p{}</style>d")).toBe("a b c d");
	expect(plainText("&#0;&#xD800;&#9999999;")).toBe("");
});

test("a sign of markup inside an attribute ends no tag, and every named entity is its character", () => {
	expect(plainText('<p title="a > b">Huis</p>')).toBe("Huis");
	expect(plainText("<span data-x='</p>'>Tuin</span> &copy; &Scaron;koda &zwnj;")).toBe("Tuin © Škoda \u200C");
});

test("a line does not end before a unit or a French mark, whatever the spaces of the source", () => {
	expect(plainText("Un séjour : 41&nbsp;m², « clair » ; à voir ?")).toBe(
		"Un séjour\u00A0: 41\u00A0m², «\u00A0clair\u00A0»\u00A0; à voir\u00A0?",
	);
	expect(plainText("<p>171 kWh/m² per jaar&nbsp;&nbsp; en 6 % btw</p>")).toBe(
		"171\u00A0kWh/m² per jaar en 6\u00A0% btw",
	);
	expect(plainText("Tuin van 3 meter")).toBe("Tuin van 3 meter");
});

test("hostile rich text is read to its end", () => {
	for (const part of ["<", "<!--", "<script", "&", "<a ", "&#"]) {
		expect(plainText(part.repeat(50_000))).toBeTypeOf("string");
	}
});

test("plain text is stable under white space and holds no tag", () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom("<p>", "</p>", "woning", " ", "\n", "<br />", "&amp;")), (parts) => {
			const text = plainText(parts.join(""));
			expect(text).not.toMatch(/<|\s\s|^\s|\s$/);
		}),
	);
});
