/** Country ids of the agency's system. Source: specification, section 3. */
export const countryIds = { belgium: 10, luxembourg: 50 } as const;

export type CountryCode = "BE" | "LU";

/** ISO 3166 code of a country id; null for an unknown country. */
export function countryCode(id: number | null | undefined): CountryCode | null {
	if (id === countryIds.belgium) return "BE";
	if (id === countryIds.luxembourg) return "LU";
	return null;
}
