import { parseXml, XmlElement, XmlError } from "@rgrove/parse-xml";
import type { FeedPart } from "../../../../app/domain/imports/message";
import { FeedError } from "../../source";

/** The header of a file, before its first property. */
type Transfer = {
	/** The file contains changes only, not all properties. */
	changesOnly: boolean;
	/** All properties of the file are deleted. */
	deletes: boolean;
};

type FoundProperty = { property: XmlElement; transfer: Transfer };

/** Maximum characters of a property with embedded pictures, and of the file without its properties. */
const MAX_PROPERTY_LENGTH = 40_000_000;
const MAX_FRAME = 2_000_000;

/** Start and end tags of properties, and starts of comments and CDATA sections, which are skipped. */
const marks = /<!\[CDATA\[|<!--|<immobilie(?=[\s>])|<\/immobilie\s*>/g;
/** Characters that stay in the buffer, because a chunk may end within a tag. */
const MAX_MARK_LENGTH = 40;

const closings: Readonly<Record<string, string>> = { "<![CDATA[": "]]>", "<!--": "-->" };

/**
 * Streams the properties of an OpenImmo file. Parsing the whole file would take fifteen times its size in memory, more
 * than a Worker has.
 * @throws FeedError when the file is not OpenImmo
 */
export async function* propertiesIn(text: AsyncIterable<string>, what: FeedPart): AsyncGenerator<FoundProperty> {
	let frame = "";
	// Scanned text is moved out of the buffer, so that it is not scanned again.
	let pieces: string[] = [];
	let length = 0;
	let isOpen = false;
	let inside: string | null = null;
	let buffer = "";
	for await (const part of text) {
		buffer += part;
		let at = 0;
		for (;;) {
			if (inside !== null) {
				const end = buffer.indexOf(inside, at);
				if (end < 0) {
					at = Math.max(at, buffer.length - inside.length);
					break;
				}
				at = end + inside.length;
				inside = null;
			}
			marks.lastIndex = at;
			const found = marks.exec(buffer);
			if (!found) {
				at = Math.max(at, buffer.length - MAX_MARK_LENGTH);
				break;
			}
			const [mark] = found;
			at = found.index + mark.length;
			inside = closings[mark] ?? null;
			if (inside !== null) continue;
			if (mark === "<immobilie" && !isOpen) {
				frame += buffer.slice(0, found.index);
				buffer = buffer.slice(found.index);
				[isOpen, at] = [true, mark.length];
			} else if (mark !== "<immobilie" && isOpen) {
				const property = pieces.join("") + buffer.slice(0, at);
				buffer = buffer.slice(at);
				[pieces, length, isOpen, at] = [[], 0, false, 0];
				yield { property: rootOf(property, what), transfer: transferOf(frame) };
			}
		}
		if (isOpen) pieces.push(buffer.slice(0, at));
		else frame += buffer.slice(0, at);
		length += isOpen ? at : 0;
		buffer = buffer.slice(at);
		if (length > MAX_PROPERTY_LENGTH) throw new FeedError({ code: "file-property-too-large", what });
		if (frame.length > MAX_FRAME) throw new FeedError({ code: "file-not-openimmo", what });
	}
	const root = rootOf(frame + pieces.join("") + buffer, what);
	if (root.name !== "openimmo") throw new FeedError({ code: "file-not-openimmo", what });
}

function transferOf(frame: string): Transfer {
	const element = /<uebertragung\b[^>]*>/.exec(frame)?.[0] ?? "";
	return {
		changesOnly: /\bumfang\s*=\s*["']TEIL["']/i.test(element),
		deletes: /\bmodus\s*=\s*["']DELETE["']/i.test(element),
	};
}

export function elementsOf(element: XmlElement | undefined): XmlElement[] {
	return (element?.children ?? []).filter((child) => child instanceof XmlElement);
}

/** Returns the first element at a path such as `geo/plz`. */
export function elementAt(element: XmlElement, path: string): XmlElement | undefined {
	let found: XmlElement | undefined = element;
	for (const name of path.split("/")) found = elementsOf(found).find((child) => child.name === name);
	return found;
}

function rootOf(text: string, what: FeedPart): XmlElement {
	try {
		const { root } = parseXml(text, { ignoreUndefinedEntities: true });
		if (root) return root;
	} catch (error) {
		if (!(error instanceof XmlError)) throw error;
		throw new FeedError({ code: "file-not-xml", what, line: error.line });
	}
	throw new FeedError({ code: "file-empty", what });
}
