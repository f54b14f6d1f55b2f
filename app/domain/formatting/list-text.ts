import type { Language } from "../language";

/** `Gent, Brussel en Namen`. English is Britain's: no comma before the last. */
export function listText(items: readonly string[], language: Language): string {
	return new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "conjunction" }).format(items);
}
