import sanitizeHtml from "sanitize-html";
import { spaceOf, wordsOf } from "../../../app/domain/formatting/markup";
import type { Multilingual } from "../../../app/domain/language";
import { loopbackHosts } from "../../platform/outward";
import { cleanString } from "./clean-strings";

/** Blocks of other systems' editors: each is a paragraph, or its words would run into those of the next one. */
const otherBlocks = ["div", "section", "article", "aside", "blockquote", "address", "pre", "td", "th", "dt", "dd"];

/** What an agent's text may consist of. Everything else is taken out, its text kept where it is text. */
const allowedHtml: sanitizeHtml.IOptions = {
	allowedTags: ["p", "br", "ul", "ol", "li", "strong", "b", "em", "i", "u", "h3", "h4", "a"],
	allowedAttributes: { a: ["href", "rel"] },
	allowedSchemes: ["https", "mailto", "tel"],
	allowProtocolRelative: false,
	transformTags: {
		// The page has its own first and second headings.
		h1: "h3",
		h2: "h3",
		h5: "h4",
		h6: "h4",
		...Object.fromEntries(otherBlocks.map((name) => [name, "p"])),
		a: sanitizeHtml.simpleTransform("a", { rel: "noopener nofollow" }),
	},
};

/** Rich text without anything that could run, load or deceive. */
export function sanitiseRichText(text: Multilingual | null | undefined): Multilingual | null {
	// Entities may stand for what the stage has taken out of the text itself.
	return mapText(text, (html) => cleanString(sanitizeHtml(html, allowedHtml)).trim());
}

/** Text that holds no markup at all: tags are taken out, entities become characters. */
export function sanitisePlainText(text: Multilingual | null | undefined): Multilingual | null {
	return mapText(text, plain);
}

/** The same as a column of JSON holds it. */
export function plainTextJson(text: Multilingual | null | undefined): string | null {
	const kept = sanitisePlainText(text);
	return kept === null ? null : JSON.stringify(kept);
}

function plain(text: string): string {
	if (!/[<&]/.test(text)) return text.trim();
	return cleanString(wordsOf(text, spaceOf)).replaceAll(/ {2,}/g, " ").trim();
}

/** Languages come out in one order, so that a feed that orders them otherwise is no change. */
function mapText(text: Multilingual | null | undefined, change: (value: string) => string): Multilingual | null {
	if (text == null) return null;
	if (typeof text === "string") return change(text) || null;
	const entries = Object.entries(text)
		.map(([language, value]) => [language, value == null ? "" : change(value)] as const)
		.filter(([, value]) => value !== "")
		.sort(([a], [b]) => (a < b ? -1 : 1));
	return entries.length > 0 ? Object.fromEntries(entries) : null;
}

export type UrlRules = {
	/** The site's own origins: their addresses are stored as paths, so that the site can move. */
	ownOrigins: readonly string[];
	/** Plain http is let through on a loopback address where the site itself runs locally. */
	allowLoopback: boolean;
};

/**
 * The address as it may be stored, or null where it is unsafe: anything but https, or with a name and password. A path is
 * one of the site, as its own addresses are stored.
 */
export function safeUrl(url: string | null | undefined, rules: UrlRules): string | null {
	if (!url) return null;
	let parsed: URL;
	try {
		parsed = new URL(url, url.startsWith("/") ? rules.ownOrigins[0] : undefined);
	} catch {
		return null;
	}
	if (parsed.username || parsed.password) return null;
	const loopback = parsed.protocol === "http:" && loopbackHosts.has(parsed.hostname) && rules.allowLoopback;
	if (parsed.protocol !== "https:" && !loopback) return null;
	if (rules.ownOrigins.includes(parsed.origin)) return parsed.pathname + parsed.search + parsed.hash;
	return parsed.href;
}
