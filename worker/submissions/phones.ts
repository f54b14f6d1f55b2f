import { type CountryCode as Country, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { countryCode } from "../../app/domain/localities/country";

/** Calling codes of Belgium and Luxembourg. */
const ownCallingCodes = new Set(["32", "352"]);

/**
 * Converts a telephone number to E.164, such as `+32470123456`; null when it is not valid in its country. A number
 * without a country code is read as Belgian or Luxembourgish, starting with the given country. For other countries only
 * the length is checked: their numbering plans change faster than this code.
 */
export function internationalPhone(text: string, countryId: number | undefined): string | null {
	const countries: Country[] = countryCode(countryId) === "LU" ? ["LU", "BE"] : ["BE", "LU"];
	for (const country of countries) {
		const phone = parsePhoneNumberFromString(text, country);
		if (phone && (ownCallingCodes.has(phone.countryCallingCode) ? phone.isValid() : phone.isPossible())) {
			return phone.number;
		}
	}
	return null;
}
