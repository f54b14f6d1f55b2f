import { slug } from "../formatting/slug";
import { inEveryLanguage, type Language, languages } from "../language";
import type { Point } from "../localities/geo";
import { type Locality, localities } from "../localities/localities";
import { within } from "../localities/within";
import { once } from "../once";
import { type Names, provinces, regionsNamed } from "../search/area-names";
import { areaNamed, nameInSearch, normaliseName, withZip } from "../search/searchable-localities";
import { areasWithPages } from "./areas";
import rows from "./places.json" with { type: "json" };

/** A municipality, province, region or named area with its own pages. */
export type Place = {
	kind: "municipality" | "province" | "region" | "area";
	/** A municipality's official code, a province's English name, or `region-` or `area-` followed by its name. */
	key: string;
	names: Names;
	/** The name with "in", as used in a sentence: `in Gent`, `à Gand`, `au Rœulx`. */
	within: Names;
	/** Slugs of the place. */
	slugs: Names;
	/** Value for the `city` parameter of a list. */
	city: Names;
	/** Official codes of its municipalities. */
	codes: readonly string[];
	/** English name of the province or canton; empty for a larger place. */
	province: string;
	/** Set for a municipality. */
	centre: Point | null;
};

/** Former slugs with the keys of their places. */
const formerSlugs: Readonly<Record<string, string>> = { "brussels-city": "21004", wallonien: "region-wallonia" };

/** A row: key, slug per language (one, or nl|fr|de|en), and the normalised names of the place. */
type Row = { key: string; slugs: Names; meant: readonly string[] };

const readRows = once((): ReadonlyMap<string, Row> => {
	const read = rows.map((row): [string, Row] => {
		const [key = "", slugs = "", meant = ""] = row.split(";");
		const [nl = "", fr = nl, de = nl, en = nl] = slugs.split("|");
		return [key, { key, slugs: { nl, fr, de, en }, meant: meant.split("|") }];
	});
	return new Map(read);
});

/** Keys of places by slug, per language. */
const bySlug = once((): Readonly<Record<Language, ReadonlyMap<string, string>>> => {
	const all = [...readRows().values()];
	return inEveryLanguage((language) => new Map(all.map(({ key, slugs }) => [slugs[language], key])));
});

/** Keys of places by normalised name. */
const byName = once((): ReadonlyMap<string, string> => {
	const all = [...readRows().values()];
	return new Map(all.flatMap(({ key, meant }) => meant.map((name): [string, string] => [name, key])));
});

const byCode = once((): ReadonlyMap<string, Locality> => new Map(localities.map((each) => [each.code, each])));

/** Cache, filled on demand: most pages name only a few places. */
const made = new Map<string, Place>();

/** Fallback slugs: of other languages, of former spellings, and German ones from before umlauts were spelled out. */
const bySlugOfOld = once((): ReadonlyMap<string, Place> => {
	const old = new Map<string, Place>();
	for (const place of places()) {
		for (const language of languages) {
			for (const each of [place.slugs[language], slug(place.names[language]), unparted(place.names[language])]) {
				if (!old.has(each)) old.set(each, place);
			}
		}
	}
	for (const [each, key] of Object.entries(formerSlugs)) {
		const place = placeOf(key);
		if (place && !old.has(each)) old.set(each, place);
	}
	return old;
});

function make({ key, slugs }: Row): Place | null {
	const locality = byCode().get(key);
	if (locality) return municipality(locality, slugs);
	const province = provinces.find((each) => each.province === key);
	if (province) return provincePlace(province, slugs);
	const region = regionsNamed.find((each) => keyOf("region", each.region) === key);
	if (region) return regionPlace(region, slugs);
	const area = areasWithPages.find((each) => keyOf("area", each.key) === key);
	return area ? areaPlace(area, slugs) : null;
}

function keyOf(kind: "region" | "area", name: string): string {
	return `${kind}-${name}`;
}

function municipality(locality: Locality, slugs: Names): Place {
	const { code, province, lat, lng } = locality;
	const names = nameInSearch(locality);
	return {
		kind: "municipality",
		key: code,
		names,
		within: inEveryLanguage((language) => within(names[language], language)),
		slugs,
		// The name if it is unambiguous, else the name with the postcode.
		city: inEveryLanguage((language) => (means(names[language], code) ? names[language] : withZip(locality))),
		codes: [code],
		province,
		centre: { latitude: lat, longitude: lng },
	};
}

function means(name: string, key: string): boolean {
	return byName().get(normaliseName(name)) === key;
}

/** Prefix of a province that shares its name with a municipality. */
const PROVINCE: Names = { nl: "provincie", fr: "province", en: "province-of", de: "provinz" };

function provincePlace({ province, names, within }: (typeof provinces)[number], slugs: Names): Place {
	return {
		kind: "province",
		key: province,
		names,
		within,
		slugs,
		city: inEveryLanguage((language) =>
			means(names[language], province) ? names[language] : `${PROVINCE[language].replace("-", " ")} ${names[language]}`,
		),
		codes: localities
			.filter((locality) => locality.country === "BE" && locality.province === province)
			.map(({ code }) => code),
		province,
		centre: null,
	};
}

type RegionNamed = (typeof regionsNamed)[number];

function regionPlace({ region, names, within }: RegionNamed, slugs: Names): Place {
	const codes = localities.filter((locality) => locality.region === region).map(({ code }) => code);
	return largePlace("region", region, { names, within, slugs, codes });
}

function areaPlace({ key, names, within }: (typeof areasWithPages)[number], slugs: Names): Place {
	return largePlace("area", key, { names, within, slugs, codes: areaNamed(names.nl)?.codes ?? [] });
}

function largePlace(
	kind: "region" | "area",
	name: string,
	own: Pick<Place, "names" | "within" | "slugs" | "codes">,
): Place {
	return { kind, key: keyOf(kind, name), ...own, city: own.names, province: "", centre: null };
}

/** Former spelling of slugs, where an apostrophe did not separate words. */
function unparted(name: string): string {
	return slug(name.replace(/['’]/g, ""));
}

export function places(): readonly Place[] {
	return [...readRows().keys()].flatMap((key) => placeOf(key) ?? []);
}

export function placeOf(key: string): Place | null {
	const known = made.get(key);
	if (known) return known;
	const row = readRows().get(key);
	const place = row ? make(row) : null;
	if (place) made.set(key, place);
	return place;
}

/** Finds the place of a slug in a language, also by another language's or a former slug. */
export function placeOfSlug(segment: string, language: Language): Place | null {
	const key = bySlug()[language].get(segment);
	return key === undefined ? (bySlugOfOld().get(segment) ?? null) : placeOf(key);
}

/** Whether a segment is a place's own slug in a language. */
export function isPlaceSlug(segment: string, language: Language): boolean {
	return bySlug()[language].has(segment);
}

/** Finds the place of a `city` value; null for villages and unknown names. */
export function placeOfCity(city: string): Place | null {
	const key = byName().get(normaliseName(city));
	return key === undefined ? null : placeOf(key);
}
