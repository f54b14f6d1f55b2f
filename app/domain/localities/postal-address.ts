import type { ListingCard } from "../property/listing";

type Locality = Pick<ListingCard, "zip" | "city">;

/** Postcode and city, each where known. */
export function localityLine({ zip, city }: Locality): string {
	return [zip, city].filter(Boolean).join(" ");
}

/** An address on one line; the city alone where the street is hidden. */
export function addressLine(street: string | null, locality: Locality | null): string {
	return [street, locality && localityLine(locality)].filter(Boolean).join(", ");
}

/** A postal address: street, city, country, each where known. */
export function addressLines(street: string | null, locality: Locality, country: string | null): string[] {
	return [street, localityLine(locality), country].filter((line): line is string => line !== null && line !== "");
}
