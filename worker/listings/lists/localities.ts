import { foldText } from "../../../app/domain/formatting/slug";
import { type Place, placeOf, placeOfCity } from "../../../app/domain/landing/places";
import { languages, type Multilingual, pickText } from "../../../app/domain/language";
import type { Goal } from "../../../app/domain/property/property";
import { emptySearch } from "../../../app/domain/search/search";
import type { Snapshot } from "../../search/memory";
import { sift } from "../../search/sift";
import { type Counted, tallyOf } from "../../search/tally";
import { cacheUntilChange } from "../kept";
import type { Reading } from "../search-parts";

/** A city with properties: its name in the page's language, its `city` parameter and its number of properties. */
export type LocalityCount = { name: string; city: string; count: number };

const keptLocalities = cacheUntilChange(() => new Map<string, readonly LocalityCount[]>());

/** Cities with available properties, those with the most first. */
export function findLocalities(
	snapshot: Snapshot,
	goal: Goal | undefined,
	{ language, defaultLanguage }: Reading,
): readonly LocalityCount[] {
	const { columns } = snapshot;
	const kept = keptLocalities(snapshot);
	const key = `${goal} ${language} ${defaultLanguage}`;
	const known = kept.get(key);
	if (known) return known;
	const search = { ...emptySearch(), goal };
	const { cities } = tallyOf(columns, sift(columns, search, null).offered(), search);
	const localities = gatherLocalities(cities, (text) => pickText(text, language, null, defaultLanguage));
	kept.set(key, localities);
	return localities;
}

/**
 * Adds up the spellings of a city, and adds villages to their municipality. The `city` filter finds every city counted
 * here, with the same count.
 */
export function gatherLocalities(
	cities: Counted<"city">,
	textIn: (text: Multilingual) => string | null,
): LocalityCount[] {
	const localities = new Map<string, LocalityCount>();
	const villages: Counted<"city"> = [];
	for (const { value, count } of cities) {
		const written = textIn(value.written);
		const area = value.municipality ? placeOf(value.municipality) : null;
		const name = written !== null && area && meansMore(written, area) ? textIn(area.names) : written;
		const own = name === null ? undefined : area && cityNamed(area, name);
		if (area && own === undefined) villages.push({ value, count });
		if (name === null) continue;
		const city = own ?? foldText(name);
		const place = localities.get(city);
		if (place) place.count += count;
		else localities.set(city, { name, city, count });
	}
	for (const { value, count } of villages) {
		const area = value.municipality ? placeOf(value.municipality) : null;
		for (const city of new Set(area ? Object.values(area.city).map(foldText) : [])) {
			const place = localities.get(city);
			if (place) place.count += count;
		}
	}
	return [...localities.values()].sort((a, b) => b.count - a.count || (a.city < b.city ? -1 : 1));
}

/** Whether a search reads a city's name as a larger place: `Bruxelles` as the Region, not the city in it. */
function meansMore(name: string, { key }: Place): boolean {
	const place = placeOfCity(name);
	return place !== null && place.key !== key && place.codes.includes(key);
}

/** The `city` parameter of a municipality with this name; undefined if it has another name. */
function cityNamed({ names, city }: Place, name: string): string | undefined {
	const language = languages.find((each) => foldText(names[each]) === foldText(name));
	return language && foldText(city[language]);
}
