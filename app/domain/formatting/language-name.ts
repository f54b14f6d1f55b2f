import type { Language } from "../language";

/** A language's name in another one: `Duits`, `allemand`. */
export function languageName(language: Language, within: Language): string {
	return new Intl.DisplayNames(within, { type: "language" }).of(language) ?? language;
}
