import { slug } from "../formatting/slug";
import { inEveryLanguage, type Language, languages } from "../language";
import type { Point } from "../localities/geo";
import { type Locality, localities } from "../localities/localities";
import { once } from "../once";
import { type Names, provinces, regionsNamed } from "../search/area-names";
import { areaNamed, nameInSearch, withZip } from "../search/locality-meant";
import { areasWithPages } from "./areas";

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

type Tables = {
	all: readonly Place[];
	byKey: ReadonlyMap<string, Place>;
	/** Of each language: its own addresses. */
	bySlug: Readonly<Record<Language, ReadonlyMap<string, Place>>>;
};

/** Built on first use: most requests do not need them. */
const lookUp = once((): Tables => {
	const slugOf = slugsOnce();
	const taken = inEveryLanguage((language) =>
		countsOf(localities.map((locality) => slugOf(nameInSearch(locality)[language], language))),
	);
	const all = [
		...localities.map((locality) => municipality(locality, taken, slugOf)),
		...provinces.map((province) => provincePlace(province, taken)),
		...regionsNamed.map(regionPlace),
		...areasWithPages.map(areaPlace),
	];
	const bySlug = inEveryLanguage((language) => new Map(all.map((place) => [place.slugs[language], place])));
	const byKey = new Map(all.map((place) => [place.key, place]));
	return { all, byKey, bySlug };
});

/** Addresses of other languages, of names that were written otherwise, and those before German had its umlauts. */
const bySlugOfOld = once((): ReadonlyMap<string, Place> => {
	const { all, byKey } = lookUp();
	const old = new Map<string, Place>();
	for (const place of all) {
		for (const language of languages) {
			for (const each of [place.slugs[language], slug(place.names[language]), unparted(place.names[language])]) {
				if (!old.has(each)) old.set(each, place);
			}
		}
	}
	for (const [each, key] of Object.entries(formerSlugs)) {
		const place = byKey.get(key);
		if (place && !old.has(each)) old.set(each, place);
	}
	return old;
});

type SlugOf = (name: string, language: Language) => string;

/** Each name once: most places have one name in all languages, and German alone spells a letter otherwise. */
function slugsOnce(): SlugOf {
	const known = { german: new Map<string, string>(), other: new Map<string, string>() };
	return (name, language) => {
		const slugs = language === "de" ? known.german : known.other;
		const made = slugs.get(name) ?? slug(name, language);
		slugs.set(name, made);
		return made;
	};
}

type Taken = Record<Language, ReadonlyMap<string, number>>;

function municipality(locality: Locality, taken: Taken, slugOf: SlugOf): Place {
	const { code, province, lat, lng } = locality;
	const names = nameInSearch(locality);
	// What a name means takes a table of all names, which a list needs of no place but its own.
	const city = once(() => inEveryLanguage((language) => cityOf(locality, names[language])));
	return {
		kind: "municipality",
		key: code,
		names,
		within: { ...withPreposition(names), fr: withinFrench(names.fr) },
		slugs: inEveryLanguage((language) => {
			const own = slugOf(names[language], language);
			// Of two with one name in a language, the one that is called so in all of them has the plain address.
			const isAlone = taken[language].get(own) === 1 || locality.names.nl === names[language];
			return isAlone ? own : `${own}-${locality.zip}`;
		}),
		get city() {
			return city();
		},
		codes: [code],
		province,
		centre: { latitude: lat, longitude: lng },
	};
}

/** The name where it means this municipality alone, else the name with the postcode. */
function cityOf(locality: Locality, name: string): string {
	const meant = areaNamed(name);
	return meant?.kind === "municipality" && meant.codes[0] === locality.code ? name : withZip(locality);
}

function withPreposition({ nl, fr, en, de }: Names): Names {
	return { nl: `in ${nl}`, fr: `à ${fr}`, en: en.startsWith("City of ") ? `in the ${en}` : `in ${en}`, de: `in ${de}` };
}

/** `au Rœulx`, `aux Bons Villers`, `à La Louvière`. */
function withinFrench(name: string): string {
	if (name.startsWith("Le ")) return `au ${name.slice(3)}`;
	return name.startsWith("Les ") ? `aux ${name.slice(4)}` : `à ${name}`;
}

/** Before the name of a province that a municipality has too. */
const PROVINCE: Names = { nl: "provincie", fr: "province", en: "province-of", de: "provinz" };

function provincePlace({ province, names, within }: (typeof provinces)[number], taken: Taken): Place {
	const city = once(() =>
		inEveryLanguage((language) =>
			areaNamed(names[language])?.kind === "province"
				? names[language]
				: `${PROVINCE[language].replace("-", " ")} ${names[language]}`,
		),
	);
	return {
		kind: "province",
		key: province,
		names,
		within,
		slugs: inEveryLanguage((language) => {
			const own = slug(names[language], language);
			return taken[language].has(own) ? `${PROVINCE[language]}-${own}` : own;
		}),
		get city() {
			return city();
		},
		codes: localities
			.filter((locality) => locality.country === "BE" && locality.province === province)
			.map(({ code }) => code),
		province,
		centre: null,
	};
}

type RegionNamed = (typeof regionsNamed)[number];

function regionPlace({ region, names, within }: RegionNamed): Place {
	const codes = localities.filter((locality) => locality.region === region).map(({ code }) => code);
	return largePlace("region", region, { names, within }, codes);
}

function areaPlace({ key, names, within }: (typeof areasWithPages)[number]): Place {
	return {
		...largePlace("area", key, { names, within }, []),
		get codes() {
			return areaNamed(names.nl)?.codes ?? [];
		},
	};
}

function largePlace(
	kind: "region" | "area",
	key: string,
	{ names, within }: { names: Names; within: Names },
	codes: readonly string[],
): Place {
	return {
		kind,
		key: `${kind}-${key}`,
		names,
		within,
		slugs: inEveryLanguage((language) => slug(names[language], language)),
		city: names,
		codes,
		province: "",
		centre: null,
	};
}

function countsOf(slugs: readonly string[]): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const each of slugs) counts.set(each, (counts.get(each) ?? 0) + 1);
	return counts;
}

/** As addresses were written before an apostrophe parted words. */
function unparted(name: string): string {
	return slug(name.replace(/['’]/g, ""));
}

export function places(): readonly Place[] {
	return lookUp().all;
}

export function placeOf(key: string): Place | null {
	return lookUp().byKey.get(key) ?? null;
}

/** The place of a segment in the addresses of a language; also where it is written as in another one, or as of old. */
export function placeOfSlug(segment: string, language: Language): Place | null {
	return lookUp().bySlug[language].get(segment) ?? bySlugOfOld().get(segment) ?? null;
}

/** Whether a segment is a place's own in the addresses of a language. */
export function isPlaceSlug(segment: string, language: Language): boolean {
	return lookUp().bySlug[language].has(segment);
}

/** The place that the `city` parameter means; null for villages and names that are no place's. */
export function placeOfCity(city: string): Place | null {
	const meant = areaNamed(city);
	if (meant === null) return null;
	const [first = ""] = meant.codes;
	if (meant.kind === "municipality") return placeOf(first);
	if (meant.kind === "province") return placeOf(placeOf(first)?.province ?? "");
	return places().find(({ kind, names }) => kind === meant.kind && names.nl === meant.names.nl) ?? null;
}
