import { slug } from "../formatting/slug";
import { inEveryLanguage, type Language, languages } from "../language";
import type { Point } from "../localities/geo";
import { type Locality, localities } from "../localities/localities";
import { within } from "../localities/within";
import { once } from "../once";
import { type Names, provinces, regionsNamed } from "../search/area-names";
import { areaNamed, comparable, nameInSearch, withZip } from "../search/locality-meant";
import { areasWithPages } from "./areas";
import rows from "./places.json" with { type: "json" };

/** A municipality, a province, a region or an area that people name, with pages of its own. */
export type Place = {
	kind: "municipality" | "province" | "region" | "area";
	/** A municipality's official code, a province's English name, `region-` or `area-` and its name. */
	key: string;
	names: Names;
	/** "In" the place, as a sentence has it: `in Gent`, `à Gand`, `au Rœulx`. */
	within: Names;
	/** The place in an address. */
	slugs: Names;
	/** What the `city` parameter of a list takes for it. */
	city: Names;
	/** The official codes of its municipalities. */
	codes: readonly string[];
	/** English name of its province or canton; a province's is its own, and of what is larger it is empty. */
	province: string;
	/** Of a municipality. */
	centre: Point | null;
};

/** Addresses of names that no language has any more, with the keys of their places. */
const formerSlugs: Readonly<Record<string, string>> = { "brussels-city": "21004", wallonien: "region-wallonia" };

/** A row: key, the address in each language (one, or nl|fr|de|en), and the names that mean the place, as they are compared. */
type Row = { key: string; slugs: Names; meant: readonly string[] };

const readRows = once((): ReadonlyMap<string, Row> => {
	const read = rows.map((row): [string, Row] => {
		const [key = "", slugs = "", meant = ""] = row.split(";");
		const [nl = "", fr = nl, de = nl, en = nl] = slugs.split("|");
		return [key, { key, slugs: { nl, fr, de, en }, meant: meant.split("|") }];
	});
	return new Map(read);
});

/** Of each language: its own addresses, with the keys of their places. */
const bySlug = once((): Readonly<Record<Language, ReadonlyMap<string, string>>> => {
	const all = [...readRows().values()];
	return inEveryLanguage((language) => new Map(all.map(({ key, slugs }) => [slugs[language], key])));
});

/** Every name that means a place, with its key. */
const byName = once((): ReadonlyMap<string, string> => {
	const all = [...readRows().values()];
	return new Map(all.flatMap(({ key, meant }) => meant.map((name): [string, string] => [name, key])));
});

const byCode = once((): ReadonlyMap<string, Locality> => new Map(localities.map((each) => [each.code, each])));

/** Made when they are asked for: most pages name a few. */
const made = new Map<string, Place>();

/** Addresses of other languages, of names that were written otherwise, and those before German had its umlauts. */
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
		// The name where it means this municipality alone, else the name with the postcode.
		city: inEveryLanguage((language) => (means(names[language], code) ? names[language] : withZip(locality))),
		codes: [code],
		province,
		centre: { latitude: lat, longitude: lng },
	};
}

function means(name: string, key: string): boolean {
	return byName().get(comparable(name)) === key;
}

/** Before the name of a province that a municipality has too. */
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

/** As addresses were written before an apostrophe parted words. */
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

/** The place of a segment in the addresses of a language; also where it is written as in another one, or as of old. */
export function placeOfSlug(segment: string, language: Language): Place | null {
	const key = bySlug()[language].get(segment);
	return key === undefined ? (bySlugOfOld().get(segment) ?? null) : placeOf(key);
}

/** Whether a segment is a place's own in the addresses of a language. */
export function isPlaceSlug(segment: string, language: Language): boolean {
	return bySlug()[language].has(segment);
}

/** The place that the `city` parameter means; null for villages and names that are no place's. */
export function placeOfCity(city: string): Place | null {
	const key = byName().get(comparable(city));
	return key === undefined ? null : placeOf(key);
}
