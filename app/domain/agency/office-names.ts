import type { Language } from "../language";
import { brand } from "./brand";
import { namedOffices } from "./empty-office";

/** The offices by their id, as they are called in a language. */
export function officeNames(language: Language): Record<string, string> {
	return Object.fromEntries(namedOffices(brand.offices).map(({ id, city }) => [id, city[language]]));
}
