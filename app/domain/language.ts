import { isOneOf, recordOf } from "./records.ts";

/** Languages of the product, main one first. */
export const languages = ["nl", "fr", "en", "de"] as const;

export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
	return isOneOf(languages, value);
}

/** Locale for `Intl`: plain "en" is American, with the month first and a comma before "and". */
export function localeOf(language: string): string {
	return language === "en" ? "en-GB" : language;
}

/** A text by language code, or one text for all languages. */
export type Multilingual = string | Record<string, string | null>;

/**
 * Returns the text in the page's language, else in the record's own, the default, or any language. Blank texts count as
 * missing. Null when there is none.
 */
export function pickText(
	text: Multilingual | null | undefined,
	language: Language,
	own?: string | null,
	fallback: Language = "nl",
): string | null {
	if (text == null) return null;
	if (typeof text === "string") return text.trim() === "" ? null : text;
	for (const code of [language, own, fallback, ...Object.keys(text)]) {
		const found = code != null && Object.hasOwn(text, code) ? text[code] : null;
		if (found != null && found.trim() !== "") return found;
	}
	return null;
}

/** A word or short text outside the locale files. */
export type Words = Readonly<Record<Language, string>>;

export function words(nl: string, fr: string, en: string, de: string): Words {
	return { nl, fr, en, de };
}

/** Builds a value for each language. */
export function inEveryLanguage<Value>(write: (language: Language) => Value): Record<Language, Value> {
	return recordOf(languages, write);
}

/** Name of a language in another one: `Duits`, `allemand`. */
export function languageName(language: Language, within: Language): string {
	return new Intl.DisplayNames(within, { type: "language" }).of(language) ?? language;
}
