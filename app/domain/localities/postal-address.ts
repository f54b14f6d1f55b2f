import type { CountryCode } from "./country";
import { zipIn } from "./zip";

/** Where something is; without a country it is in Belgium. */
type Locality = { zip: string | null; city: string | null; country?: CountryCode | null };

type StreetParts = { street: string; houseNumber: string | null | undefined; box?: string | null | undefined };

/** French words that start a street's name, small after a number: `35, rue Neuve`. */
const STREET_WORD =
	/^(?:allée|avenue|boulevard|chemin|cité|côte|cour|esplanade|impasse|montée|passage|place|pont|promenade|quai|rond-point|route|rue|sentier|square|val|venelle|voie)(?=\s)/i;

/** Street, number and box in the order of the country: `Sleepstraat 12/3`, in Luxembourg `12/3, rue Neuve`. */
export function streetLine({ street, houseNumber, box }: StreetParts, country: CountryCode | null): string {
	const number = [houseNumber, box].filter(Boolean).join("/");
	if (number === "") return street;
	if (country !== "LU") return `${street} ${number}`;
	return `${number}, ${street.replace(STREET_WORD, (word) => word.toLowerCase())}`;
}

/** Postcode and city, each where known: `9000 Gent`, `L-1111 Luxembourg`. */
export function localityLine({ zip, city, country }: Locality): string {
	return [zip && zipIn(country ?? "BE", zip), city].filter(Boolean).join(" ");
}

/** An address on one line; the city alone where the street is hidden. */
export function addressLine(street: string | null, locality: Locality | null): string {
	return [street, locality && localityLine(locality)].filter(Boolean).join(", ");
}

/** A postal address: street, city, country, each where known. */
export function addressLines(street: string | null, locality: Locality, country: string | null): string[] {
	return [street, localityLine(locality), country].filter((line): line is string => line !== null && line !== "");
}
