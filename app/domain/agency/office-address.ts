import type { Language } from "../language";
import type { CountryCode } from "../localities/country";
import { localityLine, streetLine } from "../localities/postal-address";
import { LUXEMBOURG, type Office } from "./brand";

/** Street and number of an office. */
export function officeStreet(office: Office, language: Language): string {
	return streetLine({ street: office.street[language], houseNumber: office.houseNumber }, countryOf(office));
}

/** The postal address of an office, a line each. */
export function officeLines(office: Office, language: Language): string[] {
	const locality = { zip: office.zip, city: office.city[language], country: countryOf(office) };
	return [officeStreet(office, language), localityLine(locality)];
}

// Without the table of countries, which would be in the first load of every page.
function countryOf({ countryId }: Office): CountryCode | null {
	return countryId === LUXEMBOURG ? "LU" : null;
}
