import { type Language, localeOf } from "../language.ts";

/** `Gent, Brussel en Namen`. */
export function listText(items: readonly string[], language: Language): string {
	return new Intl.ListFormat(localeOf(language), { type: "conjunction" }).format(items);
}
