import type { CountryCode } from "./country";
import { zipIn } from "./zip";

/** A missing country means Belgium. */
type Locality = { zip: string | null; city: string | null; country?: CountryCode | null };

type StreetParts = { street: string; houseNumber: string | null | undefined; box?: string | null | undefined };

/** French words that start a street name; lower case after a number: `35, rue Neuve`. */
const STREET_WORD =
	/^(?:allée|avenue|boulevard|chemin|cité|côte|cour|esplanade|impasse|montée|passage|place|pont|promenade|quai|rond-point|route|rue|sentier|square|val|venelle|voie)(?=\s)/i;

/** Formats street, number and box in the country's order: `Sleepstraat 12/3`, in Luxembourg `12/3, rue Neuve`. */
export function streetLine({ street, houseNumber, box }: StreetParts, country: CountryCode | null): string {
	const number = [houseNumber, box].filter(Boolean).join("/");
	if (number === "") return street;
	if (country !== "LU") return `${street} ${number}`;
	return `${number}, ${street.replace(STREET_WORD, (word) => word.toLowerCase())}`;
}

/** Postcode and city, as far as known: `9000 Gent`, `L-1111 Luxembourg`. */
export function localityLine({ zip, city, country }: Locality): string {
	return [zip && zipIn(country ?? "BE", zip), city].filter(Boolean).join(" ");
}

/** An address on one line; only the city when the street is hidden. */
export function addressLine(street: string | null, locality: Locality | null): string {
	return [street, locality && localityLine(locality)].filter(Boolean).join(", ");
}

/** Lines of a postal address, as far as known: street, city, country. */
export function addressLines(street: string | null, locality: Locality, country: string | null): string[] {
	return [street, localityLine(locality), country].filter((line): line is string => line !== null && line !== "");
}
