import { brand } from "../../domain/agency/brand";
import type { Language } from "../../domain/language";

/** The offices by their id, as they are called in a language. */
export function officeNames(language: Language): Record<string, string> {
	return Object.fromEntries(brand.offices.flatMap(({ id, city }) => (id === "" ? [] : [[id, city[language]]])));
}
