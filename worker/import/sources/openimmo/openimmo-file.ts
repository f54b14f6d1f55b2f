import { parseXml, XmlElement, XmlError } from "@rgrove/parse-xml";
import { FeedError } from "../../source";

/**
 * The properties of an OpenImmo file, one after another: a file as a tree takes fifteen times its size, more than a Worker
 * has.
 * @throws FeedError where the file is none of OpenImmo, or carries changes alone
 */
export function* homesIn(text: string, what: string): Generator<XmlElement> {
	const encoding = /^<\?xml[^>]*encoding=["']([^"']+)/.exec(text.trimStart())?.[1] ?? "utf-8";
	if (encoding.toLowerCase() !== "utf-8") throw new FeedError(`${what} is in ${encoding}, not in UTF-8`);
	const { frame, homes } = apart(text);
	const root = rootOf(frame, what);
	if (root.name !== "openimmo") throw new FeedError(`${what} holds ${root.name}, not openimmo`);
	const sent = elementsOf(root).find((child) => child.name === "uebertragung")?.attributes.umfang ?? "VOLL";
	if (sent !== "VOLL") throw new FeedError(`${what} holds changes alone (umfang ${sent}), not every home`);
	for (const home of homes) yield rootOf(home, what);
}

/** The elements right inside another one. */
export function elementsOf(element: XmlElement | undefined): XmlElement[] {
	return (element?.children ?? []).filter((child) => child instanceof XmlElement);
}

/** Where properties begin and end. What looks like it inside of comments and of texts is passed over with them. */
const marks = /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<immobilie(?=[\s>])|<\/immobilie\s*>/g;

/** The properties of a file, and the file without them. A property without an end stays in the file, which then is no XML. */
function apart(text: string): { frame: string; homes: string[] } {
	const homes: string[] = [];
	let frame = "";
	let end = 0;
	let start: number | null = null;
	for (const { 0: mark, index } of text.matchAll(marks)) {
		if (mark === "<immobilie") start ??= index;
		if (start === null || !mark.startsWith("</")) continue;
		frame += text.slice(end, start);
		end = index + mark.length;
		homes.push(text.slice(start, end));
		start = null;
	}
	return { frame: frame + text.slice(end), homes };
}

function rootOf(text: string, what: string): XmlElement {
	try {
		const { root } = parseXml(text, { ignoreUndefinedEntities: true });
		if (root) return root;
	} catch (error) {
		if (!(error instanceof XmlError)) throw error;
		throw new FeedError(`${what} is no XML: ${error.message.split("\n")[0]}`);
	}
	throw new FeedError(`${what} is empty`);
}
