import { type CountryCode, countryIds } from "./country.ts";

/** Four digits, with or without the letters of the country before them. No two runs of blanks stand beside each other. */
const WRITTEN = /^(?:(BE?|LU?)\s*(?:[-–.]\s*)?)?([1-9]\d{3})$/i;

/**
 * A postcode as people write it (`L-1611`, `LU 1611`, `B-9000`, `9000`): the postcode itself, and the country that its
 * letters name, as an identifier of the agency's system. Any other text is passed on without blanks around it.
 */
export function readZip(text: string): { zip: string; countryId: number | null } {
	const [, letters, digits] = WRITTEN.exec(text.trim()) ?? [];
	if (digits === undefined) return { zip: text.trim(), countryId: null };
	if (letters === undefined) return { zip: digits, countryId: null };
	return { zip: digits, countryId: /^b/i.test(letters) ? countryIds.belgium : countryIds.luxembourg };
}

/**
 * A postcode that is unique across countries: both use 1000 to 9999, so Luxembourg's carry the country prefix `L`.
 */
export function zipIn(country: CountryCode, zip: string): string {
	return country === "LU" ? `L-${zip}` : zip;
}
