import type { ListingCard } from "../property/listing";

type Locality = Pick<ListingCard, "zip" | "city">;

/** Postcode and town, as far as they are known. */
export function localityLine({ zip, city }: Locality): string {
	return [zip, city].filter(Boolean).join(" ");
}

/** An address on one line; the town alone where the street is hidden. */
export function addressLine(street: string | null, locality: Locality | null): string {
	return [street, locality && localityLine(locality)].filter(Boolean).join(", ");
}

/** An address as it stands on an envelope: street, town, country, as far as they are known. */
export function addressLines(street: string | null, locality: Locality, country: string | null): string[] {
	return [street, localityLine(locality), country].filter((line): line is string => line !== null && line !== "");
}
