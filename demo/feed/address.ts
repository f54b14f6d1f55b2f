import type { Locality } from "../../app/domain/localities/localities.ts";
import type { Property } from "../../app/domain/property/property.ts";
import type { Draft } from "./drafts.ts";
import { type LocalityKey, localityOf } from "./localities.ts";
import type { Random } from "./random.ts";
import { streetsOf } from "./streets.ts";
import { countries, type Text } from "./vocabulary.ts";

/** Maximum distance of a demo address from the locality's centre, in degrees of latitude (about 1.2 km). */
const SPREAD = 0.011;
const LONGITUDE_STRETCH = 1.5;

export function languageOf(locality: LocalityKey): "nl" | "fr" | "de" {
	const { signs } = localityOf(locality);
	return signs === "both" ? "fr" : signs;
}

/** Fictional address near the centre, in a street name common to many towns. */
export function addressFields(draft: Draft): Partial<Property> {
	const { place, random, locality, group, traits, kind, floor, project } = draft;
	const streets = streetsOf(localityOf(locality).signs);
	const street = streets[(draft.id * 5 + random.int(0, 2)) % streets.length]!;
	if (project !== null) return unitAddress(place, project);
	const inBuilding = group === "flat";
	return {
		PublishAddress: !traits.has("hidden"),
		Street: street,
		HouseNumber: group === "land" ? null : String(random.int(3, 148)),
		BoxNr: inBuilding && kind !== "ground" ? `${floor ?? 1}.${random.int(1, 4)}` : null,
		...placeFields(place, traits.has("no-city")),
		...pointNear(place, random, localityOf(locality).coast),
	};
}

function unitAddress(place: Locality, { unit, site }: NonNullable<Draft["project"]>): Partial<Property> {
	return { PublishAddress: true, BoxNr: unit, ...placeFields(place), ...site };
}

export function placeFields(place: Locality, withoutCity = false): Partial<Property> & { CountryName: Text } {
	const country = countries[place.country];
	return {
		Zip: place.zip,
		City: withoutCity ? null : place.names,
		CountryID: country.id,
		CountryName: country.name,
	};
}

export function pointNear(place: Locality, random: Random, coast = false): { Latitude: number; Longitude: number } {
	const north = (random.next() * 2 - 1) * SPREAD;
	const east = (random.next() * 2 - 1) * SPREAD * LONGITUDE_STRETCH;
	return {
		Latitude: Number((place.lat + (coast ? -Math.abs(north) : north)).toFixed(5)),
		Longitude: Number((place.lng + (coast ? Math.abs(east) : east)).toFixed(5)),
	};
}
