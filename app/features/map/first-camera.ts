import type { Language } from "../../domain/language";
import { circleAround } from "../../domain/localities/circle";
import { type Box, boundsOf } from "../../domain/localities/geo";
import { localities } from "../../domain/localities/localities";
import { zipIn } from "../../domain/localities/zip";
import { resolvePlaces } from "../../domain/search/resolve-places";
import type { Search } from "../../domain/search/search";

/** Radius in km around a searched place, used when nothing in the place itself fits. */
const NEAR_KM = 15;
const METRES = 1_000;

export type Camera = {
	/** Initial view; null shows both countries. */
	box: Box | null;
	/** Surroundings of the searched place; null unless nothing in the place itself fits. */
	near: { locality: string; box: Box; km: number } | null;
};

/** Returns the initial view of the map for a search. For loaders only: the locality table is large. */
export function firstCamera(search: Search, bounds: Box | null, language: Language): Camera {
	// aroundLocalities() scans all localities, which is slow.
	const isPlaceAsked = search.zips.length > 0 || search.cities.length > 0;
	const near = bounds === null && isPlaceAsked ? aroundLocalities(search, language) : null;
	const asked = search.bbox ?? (search.polygon ? boundsOf(search.polygon) : null);
	return { box: asked ?? bounds ?? near?.box ?? null, near };
}

function aroundLocalities(search: Search, language: Language): Camera["near"] {
	const wanted = new Set(search.zips);
	const { codes, zips: meantZips } = resolvePlaces(search.cities);
	const meant = localities.filter(
		({ code, country, zips }) =>
			codes.has(code) || zips.some((zip) => wanted.has(zip) || meantZips.has(zipIn(country, zip))),
	);
	const [first] = meant;
	if (!first) return null;
	const rings = meant.flatMap(({ lat, lng }) => circleAround({ latitude: lat, longitude: lng }, NEAR_KM * METRES));
	const box = boundsOf(rings);
	return box && { locality: first.names[language], box, km: NEAR_KM };
}
