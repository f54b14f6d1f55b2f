import type { Language } from "../language";
import { distanceMetres, type Point } from "./geo";
import { localities } from "./localities";
import { type Region, regions } from "./region";

/** The point is the municipality's centre. */
export type TreeLocality = Point & { code: string; name: string; zips: string[] };
/** A Belgian province or Luxembourg canton; its English name is a text key. */
export type TreeProvince = { province: string; localities: TreeLocality[] };
export type TreeRegion = { region: Region; provinces: TreeProvince[] };

/** All municipalities by region and province, named and sorted in one language. */
export function localityTree(language: Language): TreeRegion[] {
	const { compare } = new Intl.Collator(language);
	return regions.map((region) => {
		const provinces = new Map<string, TreeLocality[]>();
		for (const locality of localities) {
			if (locality.region !== region) continue;
			const list = provinces.get(locality.province) ?? [];
			const { code, names, zips, lat, lng } = locality;
			list.push({ code, name: names[language], zips, latitude: lat, longitude: lng });
			provinces.set(locality.province, list);
		}
		return {
			region,
			provinces: [...provinces].map(([province, list]) => ({
				province,
				localities: list.sort((a, b) => compare(a.name, b.name)),
			})),
		};
	});
}

const METRES_PER_KM = 1_000;

/** Returns the given municipalities and all others whose centre lies within a distance of one of theirs. */
export function localitiesWithin<Of extends Point>(all: readonly Of[], meant: readonly Of[], kilometres: number): Of[] {
	const metres = kilometres * METRES_PER_KM;
	return all.filter((each) => meant.some((middle) => each === middle || distanceMetres(middle, each) <= metres));
}
