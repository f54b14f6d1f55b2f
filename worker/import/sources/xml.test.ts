import fc from "fast-check";
import { expect, test } from "vitest";
import { parseXml, type XmlElement } from "./xml";

const name = fc.stringMatching(/^[a-z][a-z_]{0,8}$/);
const content = fc.string({ unit: "binary" }).filter((text) => !text.includes("\uFFFD"));

/** An element with children of so many generations. */
function elementOf(generations: number): fc.Arbitrary<XmlElement> {
	return fc.record({
		name,
		attributes: fc.dictionary(name, content, { noNullPrototype: true, maxKeys: 3 }),
		children: generations > 0 ? fc.array(elementOf(generations - 1), { maxLength: 3 }) : fc.constant([]),
		text: content,
	});
}

const escaped = (text: string) =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function written({ name, attributes, children, text }: XmlElement): string {
	const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
	return `<${name}${said.join("")}>${escaped(text)}<!-- a > b -->${children.map(written).join("")}</${name}>`;
}

test("what was written is read", () => {
	fc.assert(
		fc.property(elementOf(3), (tree) => {
			expect(parseXml(`<?xml version="1.0"?>\n${written(tree)}\n`)).toEqual(tree);
		}),
		{ numRuns: 60 },
	);
});

test("prefixes are left out, entities become characters, and unknown ones stay", () => {
	const xml = `\uFEFF<o:a x:b='1 > 0' c="&#x26;"><![CDATA[<&amp;>]]>&#223;&eacute;&#9999999;<empty/></o:a>`;
	expect(parseXml(xml)).toEqual({
		name: "a",
		attributes: { b: "1 > 0", c: "&" },
		children: [{ name: "empty", attributes: {}, children: [], text: "" }],
		text: "<&amp;>ß&eacute;&#9999999;",
	});
});

test.for([
	["", "is no single XML element"],
	["<a></a><b/>", "is no single XML element"],
	["text <a/>", "is no single XML element"],
	["<a><b></a>", "closes a where it is not open"],
	["</a>", "closes a where it is not open"],
	["<a><b/>", "ends before a is closed"],
	["<a", "is no XML at character 0"],
	["<a b='1></a>", "is no XML at character 0"],
	['<!DOCTYPE a [<!ENTITY x "y">]><a/>', "is no XML at character 0"],
] as const)("%s is refused", ([xml, reason]) => {
	expect(() => parseXml(xml)).toThrow(reason);
});
