import type { Language } from "../language";

/** Formats a name within a sentence: lower-case first letter, except in German, where nouns keep their capital. */
export function withinText(name: string, language: Language): string {
	return language === "de" ? name : name.charAt(0).toLocaleLowerCase(language) + name.slice(1);
}

export function capitalised(text: string, language: Language): string {
	return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
