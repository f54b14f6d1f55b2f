import { type CountryCode, countryIds } from "./country.ts";

/** Four digits with an optional country prefix. No two runs of blanks are adjacent, to avoid backtracking. */
const WRITTEN = /^(?:(BE?|LU?)\s*(?:[-–.]\s*)?)?([1-9]\d{3})$/i;

/**
 * Parses a postcode as people write it (`L-1611`, `LU 1611`, `B-9000`, `9000`) into the postcode and the country id of
 * its prefix. Other text is returned trimmed.
 */
export function readZip(text: string): { zip: string; countryId: number | null } {
	const [, letters, digits] = WRITTEN.exec(text.trim()) ?? [];
	if (digits === undefined) return { zip: text.trim(), countryId: null };
	if (letters === undefined) return { zip: digits, countryId: null };
	return { zip: digits, countryId: /^b/i.test(letters) ? countryIds.belgium : countryIds.luxembourg };
}

/** Makes a postcode unique across countries: both use 1000 to 9999, so Luxembourg's get the prefix `L-`. */
export function zipIn(country: CountryCode, zip: string): string {
	return country === "LU" ? `L-${zip}` : zip;
}
