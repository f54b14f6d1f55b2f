import { foldText } from "../../app/domain/formatting/slug";
import { distanceMetres } from "../../app/domain/localities/geo";
import { localities } from "../../app/domain/localities/localities";
import { centresOf, resolvePlaces } from "../../app/domain/search/resolve-places";

const METRES_PER_KM = 1_000;

/** Postcodes (Luxembourg's as `L-4000`) and folded names of cities; a project matches any of them. */
export type ProjectPlaces = { zips: readonly string[]; cities: readonly string[] };

/**
 * Resolves places to postcodes and city names. Municipalities, and those within the radius, become postcodes in Belgium
 * and names elsewhere. @param radius in km
 */
export function projectPlaces(places: readonly string[], radius: number | undefined): ProjectPlaces {
	const meant = resolvePlaces(places);
	const zips = new Set(meant.zips);
	const cities = new Set([...meant.names, ...meant.wideNames]);
	const centres = radius === undefined ? [] : centresOf({ zips: [] }, meant);
	const metres = (radius ?? 0) * METRES_PER_KM;
	for (const { code, country, names, lat, lng, zips: own } of localities) {
		const isNear = centres.some((centre) => distanceMetres(centre, { latitude: lat, longitude: lng }) <= metres);
		if (!isNear && !meant.codes.has(code)) continue;
		if (country === "BE") for (const zip of own) zips.add(zip);
		else for (const name of Object.values(names)) cities.add(foldText(name));
	}
	return { zips: [...zips], cities: [...cities] };
}
