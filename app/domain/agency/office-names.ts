import type { Language } from "../language";
import type { Office } from "./brand";
import { namedOffices } from "./empty-office";

/** The offices by their id, as they are called in a language. */
export function officeNames(offices: readonly Office[], language: Language): Record<string, string> {
	return Object.fromEntries(namedOffices(offices).map(({ id, city }) => [id, city[language]]));
}
