import { type CountryCode as Country, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { countryCode } from "../../app/domain/country";

/**
 * A number in E.164 form, such as `+32470123456`; null where its country has no such number. A number without its
 * country's code belongs to the given country, else to Belgium, else to Luxembourg.
 */
export function internationalPhone(text: string, countryId: number | undefined): string | null {
	const own = countryCode(countryId);
	const countries: Country[] = own ? [own] : ["BE", "LU"];
	for (const country of countries) {
		const phone = parsePhoneNumberFromString(text, country);
		// The small tables know the lengths of every country, and the shapes of the two that matter well enough.
		if (phone?.isPossible() && (phone.country !== "BE" || phone.isValid())) return phone.number;
	}
	return null;
}
