import { expect, test } from "vitest";
import { slug } from "../formatting/slug";
import { inEveryLanguage, type Language, languages } from "../language";
import { localities } from "../localities/localities";
import { type Names, provinces, regionsNamed } from "../search/area-names";
import {
	areaNamed,
	nameInSearch,
	normalisedNames,
	type SearchableLocality,
	searchableLocalities,
} from "../search/searchable-localities";
import { areasWithPages } from "./areas";
import { placeOfCity, placeOfSlug, places } from "./places";

/** Prefix of a province that shares its name with a municipality. */
const provinceWords: Names = { nl: "provincie", fr: "province", en: "province-of", de: "provinz" };

const plainSlugs = (names: Names): Names => inEveryLanguage((language) => slug(names[language], language));

/** Number of municipalities per slug, per language. */
const counts = inEveryLanguage((language) => {
	const all = localities.map((locality) => slug(nameInSearch(locality)[language], language));
	return new Map(all.map((each) => [each, all.filter((other) => other === each).length]));
});

/**
 * Of several municipalities with the same name in a language, the one with that name in all languages gets the plain
 * slug.
 */
function addressesOfMunicipalities(): [string, Names][] {
	return localities.map((locality) => {
		const names = nameInSearch(locality);
		const address = (language: Language) => {
			const own = slug(names[language], language);
			const isAlone = counts[language].get(own) === 1 || locality.names.nl === names[language];
			return isAlone ? own : `${own}-${locality.zip}`;
		};
		return [locality.code, inEveryLanguage(address)];
	});
}

function addressesOfProvinces(): [string, Names][] {
	return provinces.map(({ province, names }) => {
		const address = (language: Language) => {
			const own = slug(names[language], language);
			return counts[language].has(own) ? `${provinceWords[language]}-${own}` : own;
		};
		return [province, inEveryLanguage(address)];
	});
}

const addresses: [string, Names][] = [
	...addressesOfMunicipalities(),
	...addressesOfProvinces(),
	...regionsNamed.map(({ region, names }): [string, Names] => [`region-${region}`, plainSlugs(names)]),
	...areasWithPages.map(({ key, names }): [string, Names] => [`area-${key}`, plainSlugs(names)]),
];

function keyOf({ kind, codes, names }: SearchableLocality): string | undefined {
	const [first] = codes;
	if (kind === "municipality") return first;
	if (kind === "province") return localities.find(({ code }) => code === first)?.province;
	const [region] = kind === "region" ? regionsNamed.filter((each) => each.names.nl === names.nl) : [];
	if (region) return `region-${region.region}`;
	const [area] = kind === "area" ? areasWithPages.filter((each) => each.names.nl === names.nl) : [];
	return area && `area-${area.key}`;
}

/** Every name known to the search, by its place. */
function namesByPlace(): Map<string, string[]> {
	const found = new Map<string, string[]>();
	for (const name of new Set(searchableLocalities().flatMap(normalisedNames))) {
		const meant = areaNamed(name);
		const key = meant && keyOf(meant);
		if (key) found.set(key, [...(found.get(key) ?? []), name]);
	}
	return found;
}

/** After a change of names, `npx vitest -u` rewrites the file; slugs that disappear then go into `formerSlugs`. */
test("addresses and names of places are those that follow from the names", async () => {
	const names = namesByPlace();
	const rows = addresses.map(([key, { nl, fr, de, en }]) => {
		const written = new Set([nl, fr, de, en]).size === 1 ? nl : [nl, fr, de, en].join("|");
		return [key, written, (names.get(key) ?? []).join("|")].join(";");
	});
	await expect(`${JSON.stringify(rows, null, "\t")}\n`).toMatchFileSnapshot("places.json");
});

test("each place is found by its address and by what a list is asked for", () => {
	expect(places().map(({ key }) => key)).toEqual(addresses.map(([key]) => key));
	for (const place of places()) {
		for (const language of languages) {
			expect(placeOfSlug(place.slugs[language], language)).toBe(place);
			expect(placeOfCity(place.city[language])?.key, `${place.city[language]} in ${language}`).toBe(place.key);
		}
	}
});
