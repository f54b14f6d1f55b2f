import { brand } from "../../domain/agency/brand";
import { namedOffices } from "../../domain/agency/empty-office";
import type { Language } from "../../domain/language";

/** The offices by their id, as they are called in a language. */
export function officeNames(language: Language): Record<string, string> {
	return Object.fromEntries(namedOffices(brand.offices).map(({ id, city }) => [id, city[language]]));
}
