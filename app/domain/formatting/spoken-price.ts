import type { Language } from "../language";
import { formatNumber } from "./numbers";

const euros: Record<Language, string> = { nl: "euro", fr: "euros", en: "euros", de: "Euro" };

const SAMPLE = 1_000;

/** `€ 1.250,50`, the form of prices in all languages; not `€1,250` as in English prose. */
const WRITTEN = /€\s?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?(?![.,]?\d)/g;
/** The same, with a separator. */
const MARKED = /€\s?\d+(?:\.\d{3}|,\d{1,2}(?!\d))/;

/** Returns a text for screen readers: amounts that the language would misread are spelled out. */
export function screenReaderPrice(text: string, language: Language): string {
	return isMisread(text, language) ? spokenPrice(text, language) : text;
}

/** Whether a text has an amount whose separators mean something else in the language. */
function isMisread(text: string, language: Language): boolean {
	return formatNumber(SAMPLE, language) !== formatNumber(SAMPLE, "nl") && MARKED.test(text);
}

/**
 * Rewrites prices for reading aloud: `€ 465.000` is `465,000 euros` in English, where the dot would be a decimal point.
 */
export function spokenPrice(text: string, language: Language): string {
	return text.replace(WRITTEN, (_, whole: string, cents = "") => {
		const value = Number(`${whole.replaceAll(".", "")}.${cents || "0"}`);
		return `${formatNumber(value, language)} ${euros[language]}`;
	});
}
