import { isOneOf } from "../records";
import { countryIds } from "./country";

export const regions = ["flanders", "brussels", "wallonia", "luxembourg"] as const;

export type Region = (typeof regions)[number];

export function isRegion(value: unknown): value is Region {
	return isOneOf(regions, value);
}

/** First and last Belgian postcode of each range. Source: specification, section 9. */
const BELGIAN_RANGES = [
	[1000, 1299, "brussels"],
	[1300, 1499, "wallonia"],
	[1500, 3999, "flanders"],
	[4000, 7999, "wallonia"],
	[8000, 9999, "flanders"],
] as const;

/**
 * Region whose rules apply to an address. The country is checked first, because Luxembourg also uses the postcodes
 * 1000-9999; a missing country means Belgium. Null when unknown.
 */
export function regionOf(countryId: number | null | undefined, zip: string | null | undefined): Region | null {
	if (countryId === countryIds.luxembourg) return "luxembourg";
	if (countryId != null && countryId !== countryIds.belgium) return null;
	const text = zip?.trim() ?? "";
	if (!/^\d{4}$/.test(text)) return null;
	const code = Number(text);
	return BELGIAN_RANGES.find(([first, last]) => code >= first && code <= last)?.[2] ?? null;
}

/** Postcodes of the German-speaking Community: 4700 to 4799. */
export const germanSpeakingZips: readonly string[] = Array.from({ length: 100 }, (_, at) => String(4700 + at));

export function isGermanSpeaking(zip: string | null | undefined): boolean {
	return germanSpeakingZips.includes(zip?.trim() ?? "");
}
