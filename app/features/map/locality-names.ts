import type { Language } from "../../domain/language";
import { municipalitiesNamed } from "../../domain/localities/municipalities";

/** Names of municipalities in one language, by code. For loaders only: the table is large. */
export function localityNames(codesOrNames: readonly string[], language: Language): Record<string, string> {
	return Object.fromEntries(municipalitiesNamed(codesOrNames).map(({ code, names }) => [code, names[language]]));
}
