import type { Language } from "./language";
import { places } from "./places";
import { type Region, regions } from "./region";

export type TreePlace = { code: string; name: string; zips: string[] };
/** A Belgian province or a Luxembourg canton, by its English name, which is a key of the texts. */
export type TreeProvince = { province: string; places: TreePlace[] };
export type TreeRegion = { region: Region; provinces: TreeProvince[] };

/** All municipalities by region and province, named and in order in one language. */
export function placeTree(language: Language): TreeRegion[] {
	const { compare } = new Intl.Collator(language);
	return regions.map((region) => {
		const provinces = new Map<string, TreePlace[]>();
		for (const place of places) {
			if (place.region !== region) continue;
			const list = provinces.get(place.province) ?? [];
			list.push({ code: place.code, name: place.names[language], zips: place.zips });
			provinces.set(place.province, list);
		}
		return {
			region,
			provinces: [...provinces].map(([province, list]) => ({
				province,
				places: list.sort((a, b) => compare(a.name, b.name)),
			})),
		};
	});
}
