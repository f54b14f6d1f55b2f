import sanitizeHtml from "sanitize-html";
import { markupText, tagSpace } from "../../../app/domain/formatting/markup";
import type { Multilingual } from "../../../app/domain/language";
import { loopbackHosts } from "../../platform/public-fetch";
import { cleanString } from "./clean-strings";

/** Block elements of other editors, mapped to paragraphs so that their words do not run together. */
const otherBlocks = ["div", "section", "article", "aside", "blockquote", "address", "pre", "td", "th", "dt", "dd"];

/** Allowed markup of an agent's text. Other tags are removed, and their text is kept. */
const allowedHtml: sanitizeHtml.IOptions = {
	allowedTags: ["p", "br", "ul", "ol", "li", "strong", "b", "em", "i", "u", "h3", "h4", "a"],
	allowedAttributes: { a: ["href", "rel"] },
	allowedSchemes: ["https", "mailto", "tel"],
	allowProtocolRelative: false,
	transformTags: {
		// h1 and h2 are reserved for the page.
		h1: "h3",
		h2: "h3",
		h5: "h4",
		h6: "h4",
		...Object.fromEntries(otherBlocks.map((name) => [name, "p"])),
		a: sanitizeHtml.simpleTransform("a", { rel: "noopener nofollow" }),
	},
};

/** Removes scripts, embedded resources and other unsafe markup from rich text. */
export function sanitiseRichText(text: Multilingual | null | undefined): Multilingual | null {
	// Decoded entities may yield characters that the stage has removed from the raw text.
	return mapText(text, (html) => cleanString(sanitizeHtml(html, allowedHtml)).trim());
}

/** Converts to plain text: removes tags and decodes entities. */
export function sanitisePlainText(text: Multilingual | null | undefined): Multilingual | null {
	return mapText(text, plain);
}

/** Same as sanitisePlainText(), as JSON for a column. */
export function plainTextJson(text: Multilingual | null | undefined): string | null {
	const kept = sanitisePlainText(text);
	return kept === null ? null : JSON.stringify(kept);
}

function plain(text: string): string {
	if (!/[<&]/.test(text)) return text.trim();
	return cleanString(markupText(text, tagSpace)).replaceAll(/ {2,}/g, " ").trim();
}

/** Maps the text of every language. Sorts the languages, so that their order in the feed does not count as a change. */
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
	/** The site's own origins. Their URLs are stored as paths, so that the domain can change. */
	ownOrigins: readonly string[];
	/** Whether to allow plain http on loopback hosts, for local development. */
	allowLoopback: boolean;
};

/**
 * Returns the URL in its stored form; null when it is unsafe: not https, or with credentials. URLs of the site's own
 * origins become paths, and a path is taken as one of the site.
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
