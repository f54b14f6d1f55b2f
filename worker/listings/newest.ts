import { foldText } from "../../app/domain/formatting/slug";
import { type Place, placeOf, placeOfCity } from "../../app/domain/landing/places";
import { type Language, languages, type Multilingual, pickText } from "../../app/domain/language";
import type { Region } from "../../app/domain/localities/region";
import type { ListingCard } from "../../app/domain/property/listing";
import type { Goal } from "../../app/domain/property/property";
import { emptySearch } from "../../app/domain/search/search";
import { bitsOf } from "../search/layout";
import type { Snapshot } from "../search/memory";
import { orderOf } from "../search/order";
import { sift } from "../search/sift";
import { type Counted, tallyOf } from "../search/tally";
import { findCards } from "./card";
import { keptUntilChange } from "./kept";
import type { SearchParts } from "./search-parts";

export type NewestOptions = {
	goal?: Goal;
	region?: Region | null;
	/** Main types; without them every type. */
	types?: readonly number[];
	/** With a region: postcodes alone are ambiguous, Luxembourg's are as long as Belgium's. */
	zips?: readonly string[];
	limit?: number;
};

const NEWEST_SHOWN = 6;
const ENDED = bitsOf(["ended"]);

/** What came on the market last and is still on it. */
export function findNewest(parts: SearchParts, options: NewestOptions): Promise<ListingCard[]> {
	return findCards(parts, idsOfNewest(parts, options));
}

export function idsOfNewest(
	{ snapshot, shaping }: Omit<SearchParts, "reader">,
	{ limit = NEWEST_SHOWN, ...asked }: NewestOptions,
): number[] {
	const { bits, id } = snapshot.columns.numbers;
	const fits = fitOf(snapshot, asked);
	const ids: number[] = [];
	for (const at of orderOf(snapshot, { sort: "date" }, shaping.language)) {
		// What has ended comes last in every order.
		if (ids.length === limit || ((bits[at] ?? 0) & ENDED) !== 0) break;
		if (fits(at)) ids.push(id[at] ?? 0);
	}
	return ids;
}

/** Whether the property at a position is what is asked, as far as anything is. */
function fitOf(
	{ columns: { numbers, dictionaries } }: Snapshot,
	{ goal, region = null, types = [], zips }: NewestOptions,
): (at: number) => boolean {
	const goalCode = dictionaries.goal.values.indexOf(goal ?? null);
	const regionCode = dictionaries.region.values.indexOf(region);
	const ofTypes = dictionaries.type.values.map((type) => type !== null && types.includes(type[1] ?? type[0] ?? 0));
	const inZips = zips && dictionaries.zip.values.map((zip) => zip !== null && zips.includes(zip));
	return (at) =>
		(goal === undefined || numbers.goal[at] === goalCode) &&
		(region === null || numbers.region[at] === regionCode) &&
		(types.length === 0 || ofTypes[numbers.type[at] ?? 0] === true) &&
		(inZips === undefined || inZips[numbers.zip[at] ?? 0] === true);
}

/** A city with properties: its name in the page's language, what the `city` parameter takes, and how many properties. */
export type LocalityCount = { name: string; city: string; count: number };

const keptLocalities = keptUntilChange(() => new Map<string, readonly LocalityCount[]>());

/** Cities with properties to be had, those with the most first. */
export function findLocalities(
	snapshot: Snapshot,
	goal: Goal | undefined,
	{ language, defaultLanguage }: { language: Language; defaultLanguage: Language },
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
 * Adds up the spellings of one city, and to a municipality the villages that lie in it. A city counted here is one that
 * the `city` filter finds, as often.
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

/** Whether a search takes a city's name for something larger: `Bruxelles` for the Region, not for the city in it. */
function meansMore(name: string, { key }: Place): boolean {
	const place = placeOfCity(name);
	return place !== null && place.key !== key && place.codes.includes(key);
}

/** What the `city` filter takes for a municipality of this name; undefined where it has another name. */
function cityNamed({ names, city }: Place, name: string): string | undefined {
	const language = languages.find((each) => foldText(names[each]) === foldText(name));
	return language && foldText(city[language]);
}
