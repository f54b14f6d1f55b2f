import type { Language } from "../language";
import type { CountryCode } from "../localities/country";
import { localityLine, streetLine } from "../localities/postal-address";
import { LUXEMBOURG, type Office } from "./brand";

export function officeStreet(office: Office, language: Language): string {
	return streetLine({ street: office.street[language], houseNumber: office.houseNumber }, countryOf(office));
}

/** Lines of an office's postal address. */
export function officeLines(office: Office, language: Language): string[] {
	const locality = { zip: office.zip, city: office.city[language], country: countryOf(office) };
	return [officeStreet(office, language), localityLine(locality)];
}

// Does not use the table of countries, which would add it to the first load of every page.
function countryOf({ countryId }: Office): CountryCode | null {
	return countryId === LUXEMBOURG ? "LU" : null;
}
