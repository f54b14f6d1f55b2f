import { foldText } from "../formatting/slug";
import { countryIds } from "../localities/country";
import type { Point } from "../localities/geo";
import { type Locality, localities } from "../localities/localities";
import { municipalitiesNamed, resolveZip } from "../localities/municipalities";
import { readZip, zipIn } from "../localities/zip";
import { areaNamed, type Circle } from "./searchable-localities";

/** The area covered by a search's `city` values; a property matches on any of these. */
export type ResolvedPlaces = {
	/** Official codes of municipalities. */
	codes: ReadonlySet<string>;
	/** Postcodes, each of one country only: `L-4000` in Luxembourg. */
	zips: ReadonlySet<string>;
	/** Folded names of cities as written in addresses, for villages in no table. */
	names: ReadonlySet<string>;
	/** Circles around the centre of villages and quarters. */
	circles: readonly Circle[];
	/** Folded names of provinces and regions; a city of that name matches only when its municipality is unknown. */
	wideNames: ReadonlySet<string>;
};

/** Kinds of locality that an address can have as its city. */
const narrow: ReadonlySet<string> = new Set(["municipality", "village"]);

/**
 * Parses values of `city`: names of municipalities, provinces, regions and villages in any language, official codes and
 * postcodes. A postcode that exists in both countries is Belgian, unless all other places are in Luxembourg.
 */
export function resolvePlaces(cities: readonly string[]): ResolvedPlaces {
	const [codes, names, wideNames] = [new Set<string>(), new Set<string>(), new Set<string>()];
	const circles: Circle[] = [];
	const ownZips: string[] = [];
	// `LU1205` is the official code of Remich, though it looks like a postcode.
	const postcodes = cities.filter((text) => !municipalityOf(text) && /^\d{4}$/.test(readZip(text).zip));
	const beside: Locality[] = [];
	for (const text of cities) {
		if (postcodes.includes(text)) continue;
		const coded = municipalityOf(text);
		const area = coded ? null : areaNamed(text);
		circles.push(...(area?.circles ?? []));
		if (area?.kind === "area") ownZips.push(...area.zips);
		for (const code of coded ? [coded.code] : (area?.codes ?? [])) codes.add(code);
		beside.push(...(coded ? [coded] : municipalitiesNamed(area?.codes ?? [])));
		if (coded === undefined) (area === null || narrow.has(area.kind) ? names : wideNames).add(foldText(text));
	}
	const zips = postcodes.flatMap((text) => {
		const { zip, countryId } = readZip(text);
		if (countryId === null) return resolveZip(zip, beside);
		return [zipIn(countryId === countryIds.luxembourg ? "LU" : "BE", zip)];
	});
	return { codes, zips: new Set([...zips, ...ownZips]), names, circles, wideNames };
}

/** Finds a municipality by its official code. */
function municipalityOf(text: string): Locality | undefined {
	return /^(?:\d{5}|LU\d+)$/.test(text) ? municipalitiesNamed([text])[0] : undefined;
}

/** Centres for a search with a radius. */
export function centresOf({ zips }: { zips: readonly string[] }, places: ResolvedPlaces): Point[] {
	const municipalities = localities
		.filter(
			({ code, country, zips: own }) =>
				places.codes.has(code) || own.some((zip) => zips.includes(zip) || places.zips.has(zipIn(country, zip))),
		)
		.map(({ lat, lng }) => ({ latitude: lat, longitude: lng }));
	return [...municipalities, ...places.circles.map(({ centre }) => centre)];
}

/** Whether a place is in no table: free text by the visitor. */
export function isUnknownPlace(city: string): boolean {
	const { codes, zips, circles } = resolvePlaces([city]);
	return codes.size + zips.size + circles.length === 0;
}
