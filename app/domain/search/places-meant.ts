import { foldText } from "../formatting/slug";
import { countryIds } from "../localities/country";
import type { Point } from "../localities/geo";
import { type Locality, localities } from "../localities/localities";
import { municipalitiesNamed, zipsMeant } from "../localities/municipalities";
import { readZip, zipIn } from "../localities/zip";
import { areaNamed, type Circle } from "./locality-meant";

/** What the places of a search cover: a property is in them where any of these holds. */
export type PlacesMeant = {
	/** Official codes of municipalities. */
	codes: ReadonlySet<string>;
	/** Postcodes, each of its country alone: `L-4000` in Luxembourg. */
	zips: ReadonlySet<string>;
	/** Folded names of cities as addresses have them: villages that no table knows. */
	names: ReadonlySet<string>;
	/** Of villages and quarters, and what lies around their middle. */
	circles: readonly Circle[];
	/** Folded names of provinces and regions: a city that is called so counts only where its municipality is not known. */
	wideNames: ReadonlySet<string>;
};

/** Kinds whose name an address may have for its city. */
const narrow: ReadonlySet<string> = new Set(["municipality", "village"]);

/**
 * Reads the values of `city`: names of municipalities, provinces, regions and villages in any language, official codes,
 * and postcodes. A postcode of both countries is Belgium's, unless all other places are in Luxembourg.
 */
export function placesMeant(cities: readonly string[]): PlacesMeant {
	const [codes, names, wideNames] = [new Set<string>(), new Set<string>(), new Set<string>()];
	const circles: Circle[] = [];
	const ownZips: string[] = [];
	// `LU1205` is the code of Remich, written as a postcode may be.
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
		if (countryId === null) return zipsMeant(zip, beside);
		return [zipIn(countryId === countryIds.luxembourg ? "LU" : "BE", zip)];
	});
	return { codes, zips: new Set([...zips, ...ownZips]), names, circles, wideNames };
}

/** The municipality that has this official code. */
function municipalityOf(text: string): Locality | undefined {
	return /^(?:\d{5}|LU\d+)$/.test(text) ? municipalitiesNamed([text])[0] : undefined;
}

/** The middles of the municipalities around which a search with a radius looks. */
export function centresOf({ zips }: { zips: readonly string[] }, places: PlacesMeant): Point[] {
	const municipalities = localities
		.filter(
			({ code, country, zips: own }) =>
				places.codes.has(code) || own.some((zip) => zips.includes(zip) || places.zips.has(zipIn(country, zip))),
		)
		.map(({ lat, lng }) => ({ latitude: lat, longitude: lng }));
	return [...municipalities, ...places.circles.map(({ centre }) => centre)];
}

/** Whether a place is in no table: its words are whatever somebody typed. */
export function isUnknownPlace(city: string): boolean {
	const { codes, zips, circles } = placesMeant([city]);
	return codes.size + zips.size + circles.length === 0;
}
