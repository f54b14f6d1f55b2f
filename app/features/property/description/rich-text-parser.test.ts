import fc from "fast-check";
import { expect, test } from "vitest";
import { parseRichText, type RichNode, richText } from "./rich-text-parser";

test("paragraphs, lists and links keep their shape", () => {
	expect(
		parseRichText('<p>Een <strong>licht</strong> huis.<br />Met <a href="https://example.com">tuin</a></p>'),
	).toEqual([
		{
			tag: "p",
			children: [
				"Een ",
				{ tag: "strong", children: ["licht"] },
				" huis.",
				{ tag: "br", children: [] },
				"Met ",
				{ tag: "a", href: "https://example.com", children: ["tuin"] },
			],
		},
	]);
	expect(parseRichText("<ul><li>a</li>\n<li>b</li></ul>")).toHaveLength(1);
});

test("attributes are read as HTML has them, whatever they are quoted with", () => {
	expect(parseRichText(`<p>Zie <a title="a > b" href='https://example.com/?a=1&amp;b=2'>hier</a></p>`)).toEqual([
		{ tag: "p", children: ["Zie ", { tag: "a", href: "https://example.com/?a=1&b=2", children: ["hier"] }] },
	]);
});

test("of two addresses of a link the first counts", () => {
	expect(parseRichText('<a href="https://a.example" href="https://b.example">hier</a>')).toEqual([
		{ tag: "p", children: [{ tag: "a", href: "https://a.example", children: ["hier"] }] },
	]);
});

test("text without a paragraph is one, and entities are characters", () => {
	expect(parseRichText("Huis &amp; tuin, 3 &lt; 4")).toEqual([{ tag: "p", children: ["Huis & tuin, 3 < 4"] }]);
	expect(richText(null)).toBeNull();
});

test("what the site does not know loses its tag, and a link that could run loses its address", () => {
	expect(parseRichText("<p>Huis<script>x</script><style>p{}</style></p>")).toEqual([{ tag: "p", children: ["Huis "] }]);
	expect(parseRichText("<div>Huis</div><div>t<span>ui</span>n</div>")).toEqual([
		{ tag: "p", children: [" Huis tuin "] },
	]);
	expect(parseRichText('<a><span href="https://example.com">hier</span></a>')).toEqual([
		{ tag: "p", children: [{ tag: "a", children: ["hier"] }] },
	]);
	expect(parseRichText('<a href="javascript:alert(1)">hier</a>')).toEqual([
		{ tag: "p", children: [{ tag: "a", children: ["hier"] }] },
	]);
});

test("between two blocks a soft hyphen is nothing, and white space is one space", () => {
	const [a, b] = ["a", "b"].map((word) => ({ tag: "p", children: [word] }));
	expect(parseRichText("<p>a</p>&shy;<p>b</p>")).toEqual([a, b]);
	expect(parseRichText("<b>a</b>&shy;\n&nbsp;<i>b</i>")).toEqual([
		{ tag: "p", children: [{ tag: "b", children: ["a"] }, " ", { tag: "i", children: ["b"] }] },
	]);
});

test("any text at all gives known elements and safe addresses", () => {
	const check = (node: RichNode) => {
		if (typeof node === "string") return;
		expect(["p", "br", "ul", "ol", "li", "strong", "b", "em", "i", "u", "h3", "h4", "a"]).toContain(node.tag);
		if (node.href !== undefined) expect(node.href).toMatch(/^(https:|mailto:|tel:)/i);
		for (const child of node.children) check(child);
	};
	const piece = fc.constantFrom(
		"<p>",
		"</p>",
		'<a href="',
		"javascript:",
		"https:",
		'">',
		"<",
		">",
		"&lt;",
		"x",
		"</a>",
		"<li>",
	);
	fc.assert(fc.property(fc.array(piece), (pieces) => parseRichText(pieces.join("")).forEach(check)));
	fc.assert(fc.property(fc.string(), (text) => parseRichText(text).forEach(check)));
});
