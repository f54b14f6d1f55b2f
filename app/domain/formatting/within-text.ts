import type { Language } from "../language";

/** A name within a sentence: in lower case, but German nouns keep their capital. */
export function withinText(name: string, language: Language): string {
	return language === "de" ? name : name.charAt(0).toLocaleLowerCase(language) + name.slice(1);
}
