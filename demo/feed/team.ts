import { brand, officeForZip } from "../../app/domain/agency/brand.ts";
import type { Locality } from "../../app/domain/localities/localities.ts";
import type { Property } from "../../app/domain/property/property.ts";
import { countries } from "./vocabulary.ts";

/** Desks rather than people: the office that looks after a property. */
export function deskOf(place: Locality): NonNullable<Property["Manager"]> {
	const { city, email, phone } = officeForZip(countries[place.country].id, place.zip);
	const ownName = place.region === "flanders" ? city.nl : city.fr;
	return { Name: `${brand.name} ${ownName}`, Email: email, Phone: phone, Picture: null };
}
