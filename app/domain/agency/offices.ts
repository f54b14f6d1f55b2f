import type { Language } from "../language.ts";
import { countryIds } from "../localities/country.ts";
import type { Office } from "./brand.ts";

export const noTexts = { nl: "", fr: "", en: "", de: "" };

export const emptyOffice: Office = {
	id: "",
	street: noTexts,
	city: noTexts,
	houseNumber: "",
	zip: "",
	countryId: countryIds.belgium,
	latitude: 0,
	longitude: 0,
	phone: "",
	phoneInternational: "",
	email: "",
	hours: [],
	zips: [],
	crmId: null,
};

/** Drops the empty office of a site in setup. */
export function namedOffices<Some extends Pick<Office, "id">>(offices: readonly Some[]): Some[] {
	return offices.filter(({ id }) => id !== "");
}

/** Names of the offices by id, in a language. */
export function officeNames(offices: readonly Office[], language: Language): Record<string, string> {
	return Object.fromEntries(namedOffices(offices).map(({ id, city }) => [id, city[language]]));
}
