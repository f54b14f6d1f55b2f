import type { ListingCard } from "./listing";

type Place = Pick<ListingCard, "zip" | "city">;

/** Postcode and town, as far as they are known. */
export function townOf({ zip, city }: Place): string {
	return [zip, city].filter(Boolean).join(" ");
}

/** An address on one line; the town alone where the street is hidden. */
export function addressLine(street: string | null, place: Place | null): string {
	return [street, place && townOf(place)].filter(Boolean).join(", ");
}

/** An address as it stands on an envelope: street, town, country, as far as they are known. */
export function addressLines(street: string | null, place: Place, country: string | null): string[] {
	return [street, townOf(place), country].filter((line): line is string => line !== null && line !== "");
}
