import { foldText } from "../formatting/slug";
import { type Language, languages } from "../language";
import type { Point } from "../localities/geo";
import { type Locality, localities } from "../localities/localities";
import { municipalityAliases, namedAreas } from "../localities/named-areas";
import villages from "../localities/villages.json" with { type: "json" };
import { once } from "../once";
import { groupedBy } from "../records";
import { type Names, provinces, regionsNamed } from "./area-names";
import { municipalityParts } from "./municipality-parts";

export type Circle = { centre: Point; metres: number };

/** A locality that can be searched by name. */
export type SearchableLocality = {
	/** An area has no official boundary; the boundary of a village or quarter is unknown. */
	kind: "municipality" | "postcode" | "province" | "region" | "area" | "village";
	/** Name in each language as shown in a search; for a postcode, the code with its municipality or part. */
	names: Names;
	/** Alternative names. */
	also: readonly string[];
	zips: readonly string[];
	/** Official codes of its municipalities; empty for a postcode. */
	codes: readonly string[];
	/** For a village or quarter: circles around its centre. */
	circles: readonly Circle[];
	/** True in Luxembourg, where every street has its own postcode: its localities match by name only. */
	byNameAlone: boolean;
};

/** Normalises a name for comparison: folded, with single spaces for everything but letters and digits. */
export function normaliseName(name: string): string {
	return foldText(name)
		.replace(/[^a-z0-9]+/g, " ")
		.trim();
}

const everywhere = (write: (language: Language) => string): Names => {
	const [nl, fr, en, de] = languages.map(write);
	return { nl: nl ?? "", fr: fr ?? "", en: en ?? "", de: de ?? "" };
};

const sorted = (zips: Iterable<string>): string[] => [...new Set(zips)].sort();

/** A search for Brussels means the Region, so the municipality of that name is called the city. */
const capitalNames: Names = { nl: "Brussel-Stad", fr: "Bruxelles-Ville", en: "City of Brussels", de: "Brüssel-Stadt" };

function isSharedWithRegion({ country, names }: Locality): boolean {
	return country === "BE" && regionsNamed.some((region) => region.names.nl === names.nl);
}

/** A municipality's name as a search shows it. */
export function nameInSearch(locality: Locality): Names {
	return isSharedWithRegion(locality) ? capitalNames : locality.names;
}

function municipalities(provincesFirst: readonly SearchableLocality[]): SearchableLocality[] {
	const isShared = sharedNames(provincesFirst);
	const wholeOf = groupedBy(
		municipalityParts.filter(({ zip }) => zip === null),
		({ municipality }) => municipality,
	);
	return localities.map((locality) => ({
		kind: "municipality",
		names: nameInSearch(locality),
		also: [
			...Object.values(locality.names).flatMap((name) => municipalityAliases[name]?.split("|") ?? []),
			...(wholeOf.get(locality.names.nl) ?? []).map(({ name }) => name),
			...(Object.values(locality.names).some(isShared) ? [withZip(locality)] : []),
		],
		zips: locality.country === "BE" ? locality.zips : [],
		codes: [locality.code],
		circles: [],
		byNameAlone: locality.country === "LU",
	}));
}

/** Distinguishes a municipality from others of the same name. */
export function withZip({ names, zip }: Pick<Locality, "names" | "zip">): string {
	return `${names.fr} ${zip}`;
}

/** Returns whether a name belongs to several municipalities, or to a province that takes precedence. */
function sharedNames(provincesFirst: readonly SearchableLocality[]): (name: string) => boolean {
	const counts = new Map<string, number>();
	const add = (names: Iterable<string>) => {
		for (const name of normaliseEach(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
	};
	for (const { names } of [...localities, ...provincesFirst]) add(Object.values(names));
	for (const { also } of provincesFirst) add(also);
	return (name) => (counts.get(normaliseName(name)) ?? 0) > 1;
}

/** Normalised names without duplicates: most localities have one name in all languages. */
function normaliseEach(names: Iterable<string>): Set<string> {
	return new Set([...new Set(names)].map(normaliseName));
}

/** Belgian postcodes, with the parts of municipalities that have their own. */
function postcodes(): SearchableLocality[] {
	const names = new Map<string, Names>();
	for (const locality of localities) {
		if (locality.country === "BE") for (const zip of locality.zips) if (!names.has(zip)) names.set(zip, locality.names);
	}
	const partsOf = groupedBy(municipalityParts, ({ zip }) => zip);
	return [...names].map(([zip, municipality]) => {
		const parts = (partsOf.get(zip) ?? []).map(({ name }) => name);
		return {
			kind: "postcode",
			names: everywhere((language) => `${zip} ${parts[0] ?? municipality[language]}`),
			also: [zip, ...parts],
			zips: [zip],
			codes: [],
			circles: [],
			byNameAlone: false,
		};
	});
}

/** Prefix of a province that shares its name with a municipality, as in the paths of its pages. */
const provinceWords: Names = { nl: "provincie", fr: "province", en: "province of", de: "Provinz" };

function provinceLocalities(): SearchableLocality[] {
	const taken = normaliseEach(localities.flatMap((locality) => Object.values(locality.names)));
	return provinces.map(({ province, names }) => {
		const within = localities.filter((locality) => locality.country === "BE" && locality.province === province);
		return {
			kind: "province",
			names: everywhere((language) =>
				taken.has(normaliseName(names[language])) ? `${provinceWords[language]} ${names[language]}` : names[language],
			),
			also: [...Object.values(names), ...provinceSpellings(names)],
			zips: sorted(within.flatMap(({ zips }) => zips)),
			codes: within.map(({ code }) => code),
			circles: [],
			byNameAlone: false,
		};
	});
}

function provinceSpellings({ nl, fr, en, de }: Names): string[] {
	return [
		`provincie ${nl}`,
		...["province de", "province du", "province d", "province"].map((word) => `${word} ${fr}`),
		`province of ${en}`,
		`${en} province`,
		`Provinz ${de}`,
	];
}

function regionLocalities(): SearchableLocality[] {
	return regionsNamed.map(({ region, names, also }) => {
		const within = localities.filter((locality) => locality.region === region);
		return {
			kind: "region",
			names,
			also,
			zips: sorted(within.flatMap(({ country, zips }) => (country === "BE" ? zips : []))),
			codes: within.map(({ code }) => code),
			circles: [],
			byNameAlone: region === "luxembourg",
		};
	});
}

function areaLocalities(): SearchableLocality[] {
	const byName = new Map(
		localities.flatMap((locality) => Object.values(locality.names).map((name) => [name, locality])),
	);
	return namedAreas.map(({ names, also, municipalities: members, zips }) => {
		const within = members.flatMap((name) => byName.get(name) ?? []);
		return {
			kind: "area",
			names,
			also,
			zips: sorted([...within.flatMap((each) => (each.country === "BE" ? each.zips : [])), ...zips]),
			codes: within.map(({ code }) => code),
			circles: [],
			byNameAlone: within.some(({ country }) => country === "LU"),
		};
	});
}

/** In metres; covers its houses and the shifted location of hidden addresses. */
const VILLAGE_RADIUS = 1_500;

/** Villages and quarters without a postcode of their own. */
function villageLocalities(): SearchableLocality[] {
	return villages.map((row) => {
		const [name = "", ...points] = row.split(";");
		return {
			kind: "village",
			names: { nl: name, fr: name, en: name, de: name },
			also: [],
			zips: [],
			codes: [],
			circles: points.map((point) => {
				const [latitude = 0, longitude = 0] = point.split(",").map(Number);
				return { centre: { latitude, longitude }, metres: VILLAGE_RADIUS };
			}),
			byNameAlone: false,
		};
	});
}

/** First meanings of a name; enough for most searches. */
const primaryLocalities = once((): readonly SearchableLocality[] => {
	const provincesFirst = provincesOnce().filter(isPrimary);
	return [...regionLocalities(), ...provincesFirst, ...municipalities(provincesFirst)];
});

const provincesOnce = once(provinceLocalities);
const otherProvinces = () => provincesOnce().filter((province) => !isPrimary(province));

/** Meanings of other names: mainly villages, which are twice as many. */
const secondaryLocalities = once((): readonly SearchableLocality[] => [
	...otherProvinces(),
	...areaLocalities(),
	...villageLocalities(),
]);

/** Every locality; on equal names the first wins. */
export const searchableLocalities = once((): readonly SearchableLocality[] => [
	...primaryLocalities(),
	...postcodes(),
	...secondaryLocalities(),
]);

/** "Limburg" means the province, not the small municipality with that Dutch name. */
function isPrimary({ also }: SearchableLocality): boolean {
	return also.includes("Limburg");
}

/** All normalised names of a locality, including abbreviated "saint". */
export function normalisedNames(locality: SearchableLocality): string[] {
	// A postcode does not match its municipality's name, which matches the municipality itself.
	const own = locality.kind === "postcode" ? [] : Object.values(locality.names);
	const plain = [...normaliseEach([...own, ...locality.also])];
	const short = plain.flatMap((name) => {
		const saint = name.replace(/\b(?:sint|saint|sankt)\b/g, "st").replace(/\bsainte\b/g, "ste");
		return saint === name ? [] : [saint];
	});
	return [...new Set([...plain, ...short])];
}

const byPrimaryName = once(() => bySpelling(primaryLocalities()));
const bySecondaryName = once(() => bySpelling(secondaryLocalities()));

function bySpelling(listed: readonly SearchableLocality[]): ReadonlyMap<string, SearchableLocality> {
	const found = new Map<string, SearchableLocality>();
	for (const locality of listed) {
		for (const spelling of normalisedNames(locality)) if (!found.has(spelling)) found.set(spelling, locality);
	}
	return found;
}

/** Finds the locality of a name in any language, as given in the `city` parameter; null when unknown. */
export function areaNamed(name: string): SearchableLocality | null {
	const asked = normaliseName(name);
	return byPrimaryName().get(asked) ?? bySecondaryName().get(asked) ?? null;
}
