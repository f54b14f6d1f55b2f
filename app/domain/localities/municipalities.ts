import { foldText } from "../formatting/slug";
import { countryIds } from "./country";
import { type Locality, localities } from "./localities";
import type { Region } from "./region";
import { readZip, zipIn } from "./zip";

type Tables = {
	byZip: ReadonlyMap<string, readonly Locality[]>;
	byName: ReadonlyMap<string, readonly Locality[]>;
	byCode: ReadonlyMap<string, Locality>;
};

let tables: Tables | undefined;

/** Builds the tables on first use: most requests do not need them. */
function lookUp(): Tables {
	tables ??= {
		byZip: grouped((locality) => locality.zips),
		byName: grouped((locality) => new Set(Object.values(locality.names).map(foldText))),
		byCode: new Map(localities.map((locality) => [locality.code, locality])),
	};
	return tables;
}

function grouped(keysOf: (locality: Locality) => Iterable<string>): Map<string, Locality[]> {
	const groups = new Map<string, Locality[]>();
	for (const locality of localities) {
		for (const key of keysOf(locality)) groups.set(key, [...(groups.get(key) ?? []), locality]);
	}
	return groups;
}

/**
 * Municipalities of an address: by postcode in Belgium; by the city's name in any language in Luxembourg, where every
 * street has its own postcode. @param cities folded
 */
export function municipalitiesOf(region: Region | null, zip: string | null, cities: readonly string[]): Locality[] {
	const { byZip, byName } = lookUp();
	const isLuxembourg = region === "luxembourg";
	const found = new Set(zip === null ? [] : (byZip.get(zip) ?? []));
	if (isLuxembourg) for (const city of cities) for (const locality of byName.get(city) ?? []) found.add(locality);
	return [...found].filter(({ country }) => (country === "LU") === isLuxembourg);
}

/**
 * Official code of an address's municipality: by postcode, with the city's name to choose among several; in Belgium by
 * name alone when the postcode matches none. Null when unknown or ambiguous. @param cities folded
 */
export function municipalityCode(region: Region | null, zip: string | null, cities: readonly string[]): string | null {
	const isNamed = ({ names }: Locality) => Object.values(names).some((name) => cities.includes(foldText(name)));
	const byAddress = municipalitiesOf(region, zip, cities);
	if (byAddress.length > 0) return (byAddress.find(isNamed) ?? byAddress[0])?.code ?? null;
	if (region === "luxembourg") return null;
	const named = localities.filter((locality) => locality.country === "BE" && isNamed(locality));
	return named.length === 1 ? (named[0]?.code ?? null) : null;
}

/** Municipalities with these codes or names; unknown ones are left out. */
export function municipalitiesNamed(codesOrNames: readonly string[]): Locality[] {
	const { byCode, byName } = lookUp();
	return codesOrNames.flatMap((text) => byCode.get(text) ?? byName.get(foldText(text)) ?? []);
}

/**
 * Interprets a postcode: Luxembourg's with its prefix; else Belgium's if it exists there, unless all other localities
 * of the search are in Luxembourg. A postcode in neither table may be a Luxembourg street's or a new Belgian one, and
 * matches both.
 */
export function resolveZip(zip: string, beside: readonly Locality[]): string[] {
	if (readZip(zip).countryId === countryIds.luxembourg) return [zip];
	if (beside.length > 0 && beside.every(({ country }) => country === "LU")) return [zipIn("LU", zip)];
	const countries = new Set((lookUp().byZip.get(zip) ?? []).map(({ country }) => country));
	if (countries.size === 0) return [zipIn("BE", zip), zipIn("LU", zip)];
	return [zipIn(countries.has("BE") ? "BE" : "LU", zip)];
}
