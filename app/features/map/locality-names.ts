import type { Language } from "../../domain/language";
import { municipalitiesNamed } from "../../domain/localities/municipalities";

/** Municipalities by code, with their names in one language. For loaders alone: the table is large. */
export function localityNames(codesOrNames: readonly string[], language: Language): Record<string, string> {
	return Object.fromEntries(municipalitiesNamed(codesOrNames).map(({ code, names }) => [code, names[language]]));
}
