import { sectionsOf } from "./page-body";
import type { TextValue } from "./texts";

/** Reasons to reject a replacement of a bundled text. */
export type TextFault = "empty" | "long" | "placeholder" | "unknown-placeholder" | "markup" | "heading";

export type CheckedText = { ok: true; value: TextValue } | { ok: false; fault: TextFault };

const MAX_TEXT_LENGTH = 600;
/**
 * Maximum length relative to the bundled text, so that it fits the same place. A text may always have `MIN_LIMIT`
 * characters.
 */
const MAX_TIMES_LONGER = 3;
const MIN_LIMIT = 80;
const MAX_PART_LENGTH = 4_000;
const MAX_BODY_LENGTH = 40_000;
const MAX_SECTIONS = 60;

export function lengthLimit(bundled: string): number {
	const wanted = Math.max(MIN_LIMIT, bundled.length * MAX_TIMES_LONGER);
	return bundled.length > MAX_TEXT_LENGTH
		? MAX_PART_LENGTH
		: Math.min(wanted, Math.max(MAX_TEXT_LENGTH, bundled.length * 2));
}

/** Placeholders of a text: values, `{{agency}}`, and included texts, `$t(word.colon)`. */
export function placeholdersOf(text: string): Set<string> {
	return new Set([...text.matchAll(/\{\{[^{}]*\}\}|\$t\([^()]*\)/g)].map(([found]) => found.replaceAll(/\s/g, "")));
}

/**
 * Checks a replacement of a bundled text. Texts are plain: React and the emails escape them, so markup would show as is
 * and is rejected. @param known names of the values that a page's text may use
 */
export function checkText(bundled: TextValue, typed: string, known: ReadonlySet<string>): CheckedText {
	const text = cleaned(typed);
	if (text === "") return { ok: false, fault: "empty" };
	if (/<\/?[a-z!]/i.test(text)) return { ok: false, fault: "markup" };
	return typeof bundled === "string" ? checkLine(bundled, text) : checkBody(text, known);
}

function checkLine(bundled: string, text: string): CheckedText {
	const value = text
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean)
		.join(" ");
	if (value.length > lengthLimit(bundled)) return { ok: false, fault: "long" };
	const [wanted, given] = [placeholdersOf(bundled), placeholdersOf(value)];
	if (lacks(given, wanted)) return { ok: false, fault: "placeholder" };
	if (lacks(wanted, given) || hasLooseBraces(value)) return { ok: false, fault: "unknown-placeholder" };
	return { ok: true, value };
}

function lacks(names: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
	return [...wanted].some((name) => !names.has(name));
}

function checkBody(text: string, known: ReadonlySet<string>): CheckedText {
	if (text.length > MAX_BODY_LENGTH) return { ok: false, fault: "long" };
	const value = sectionsOf(text);
	if (value.length > MAX_SECTIONS) return { ok: false, fault: "long" };
	if (value.some(({ heading }) => heading === "")) return { ok: false, fault: "heading" };
	const unknown = [...placeholdersOf(text)].some((name) => !known.has(name.slice(2, -2)));
	if (unknown || hasLooseBraces(text)) return { ok: false, fault: "unknown-placeholder" };
	return { ok: true, value };
}

function hasLooseBraces(text: string): boolean {
	return /\{\{|\}\}|\$t\(/.test(text.replaceAll(/\{\{[^{}]*\}\}|\$t\([^()]*\)/g, ""));
}

/** Removes control characters and bidirectional marks; keeps line breaks. */
function cleaned(typed: string): string {
	return typed
		.normalize("NFC")
		.replaceAll(/\r\n?/g, "\n")
		.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (sign) => (sign === "\n" ? sign : ""))
		.trim();
}
