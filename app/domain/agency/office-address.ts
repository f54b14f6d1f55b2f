import type { Language } from "../language";
import { countryCode } from "../localities/country";
import { localityLine, streetLine } from "../localities/postal-address";
import type { Office } from "./brand";

/** Street and number of an office. */
export function officeStreet({ street, houseNumber, countryId }: Office, language: Language): string {
	return streetLine({ street: street[language], houseNumber }, countryCode(countryId));
}

/** The postal address of an office, a line each. */
export function officeLines(office: Office, language: Language): string[] {
	const { zip, city, countryId } = office;
	const locality = { zip, city: city[language], country: countryCode(countryId) };
	return [officeStreet(office, language), localityLine(locality)];
}
