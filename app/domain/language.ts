import { recordOf } from "./records.ts";

/** Every language the product is written in, the main one first. */
export const languages = ["nl", "fr", "en", "de"] as const;

export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
	return languages.some((known) => known === value);
}

/** As `Intl` is to write it: "en" alone is American, with the month first and a comma before "and". */
export function localeOf(language: string): string {
	return language === "en" ? "en-GB" : language;
}

/** A text by language code, or one text that serves for every language. */
export type Multilingual = string | Record<string, string | null>;

/**
 * The text in the page's language, else in the record's own, else in the default one, else in any.
 * Blank texts count as missing. Null where there is none at all.
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

/** A word or a short text that is not among those of the site. */
export type Words = Readonly<Record<Language, string>>;

export function words(nl: string, fr: string, en: string, de: string): Words {
	return { nl, fr, en, de };
}

/** The same thing in each language. */
export function inEveryLanguage<Value>(write: (language: Language) => Value): Record<Language, Value> {
	return recordOf(languages, write);
}

/** A language's name in another one: `Duits`, `allemand`. */
export function languageName(language: Language, within: Language): string {
	return new Intl.DisplayNames(within, { type: "language" }).of(language) ?? language;
}
