/** An element of an XML document: its text is that of itself alone, without that of its children. */
export type XmlElement = {
	name: string;
	attributes: Readonly<Record<string, string>>;
	children: XmlElement[];
	text: string;
};

export class XmlError extends Error {}

/** CDATA, what carries nothing (comments, instructions, a doctype), a tag, or text. */
const PART =
	/<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*>|<(\/?)([\w:.-]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>|([^<]+)/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Reads a document that is data: elements, attributes, text. Entities that a document defines itself are not known, so
 * that none can grow. Prefixes of names are left out.
 * @throws XmlError where it is not well-formed
 */
export function parseXml(xml: string): XmlElement {
	const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
	const open = [root];
	const part = new RegExp(PART);
	const start = xml.startsWith("\uFEFF") ? 1 : 0;
	for (part.lastIndex = start; part.lastIndex < xml.length; ) {
		const at = part.lastIndex;
		const found = part.exec(xml);
		const parent = open.at(-1);
		if (!found || !parent) throw new XmlError(`is no XML at character ${at}`);
		const [, data, slash, name, rest = "", text] = found;
		if (data !== undefined) parent.text += data;
		else if (text !== undefined) parent.text += characters(text);
		else if (name === undefined) continue;
		else if (slash) {
			if (open.length === 1 || parent.name !== local(name)) throw new XmlError(`closes ${name} where it is not open`);
			open.pop();
		} else {
			const element = { name: local(name), attributes: attributesOf(rest), children: [], text: "" };
			parent.children.push(element);
			if (!rest.endsWith("/")) open.push(element);
		}
	}
	const [only, second] = root.children;
	if (open.length > 1) throw new XmlError(`ends before ${open.at(-1)?.name} is closed`);
	if (!only || second || root.text.trim() !== "") throw new XmlError("is no single XML element");
	return only;
}

function local(name: string): string {
	return name.slice(name.indexOf(":") + 1);
}

function attributesOf(text: string): Record<string, string> {
	return Object.fromEntries(
		[...text.matchAll(ATTRIBUTE)].map(([, name = "", one, other]) => [local(name), characters(one ?? other ?? "")]),
	);
}

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const HIGHEST_CHARACTER = 0x10ffff;

function characters(text: string): string {
	return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w+));/g, (whole, decimal, hex, name) => {
		if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole;
		const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
		return code > HIGHEST_CHARACTER ? whole : String.fromCodePoint(code);
	});
}
