import type { Language } from "../language";

/** A name within a sentence: in lower case, but German nouns keep their capital. */
export function withinText(name: string, language: Language): string {
	return language === "de" ? name : name.charAt(0).toLocaleLowerCase(language) + name.slice(1);
}

/** A text where a sentence begins. */
export function capitalised(text: string, language: Language): string {
	return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
