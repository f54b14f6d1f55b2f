import type { Language } from "../language.ts";
import { countryIds } from "../localities/country.ts";
import type { Office } from "./brand.ts";

/** A text that nobody has written yet. */
export const noTexts = { nl: "", fr: "", en: "", de: "" };

/** An office of which nothing is known yet. */
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

/** Without the empty one of a site that is being set up. */
export function namedOffices<Some extends Pick<Office, "id">>(offices: readonly Some[]): Some[] {
	return offices.filter(({ id }) => id !== "");
}

/** The offices by their id, as they are called in a language. */
export function officeNames(offices: readonly Office[], language: Language): Record<string, string> {
	return Object.fromEntries(namedOffices(offices).map(({ id, city }) => [id, city[language]]));
}
