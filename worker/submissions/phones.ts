import { type CountryCode as Country, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { countryCode } from "../../app/domain/localities/country";

/** Belgium and Luxembourg. */
const ownCallingCodes = new Set(["32", "352"]);

/**
 * A number in E.164 form, such as `+32470123456`; null where its country has no such number. A number without its
 * country's code belongs to Belgium or Luxembourg, first to the one that is given. Of other countries the length alone
 * is checked: their numbering plans change faster than this code.
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
