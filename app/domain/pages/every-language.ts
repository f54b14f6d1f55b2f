import { type Language, languages } from "../language";
import type { LocalPaths } from "./site-path";

/** The same address in each language, in its own words. */
export function everyLanguage(path: (language: Language) => string): LocalPaths {
	return Object.fromEntries(languages.map((language) => [language, path(language)])) as LocalPaths;
}
