import type { Language } from "../language";
import { localities } from "./localities";
import { type Region, regions } from "./region";

export type TreeLocality = { code: string; name: string; zips: string[] };
/** A Belgian province or a Luxembourg canton, by its English name, which is a key of the texts. */
export type TreeProvince = { province: string; localities: TreeLocality[] };
export type TreeRegion = { region: Region; provinces: TreeProvince[] };

/** All municipalities by region and province, named and in order in one language. */
export function localityTree(language: Language): TreeRegion[] {
	const { compare } = new Intl.Collator(language);
	return regions.map((region) => {
		const provinces = new Map<string, TreeLocality[]>();
		for (const locality of localities) {
			if (locality.region !== region) continue;
			const list = provinces.get(locality.province) ?? [];
			list.push({ code: locality.code, name: locality.names[language], zips: locality.zips });
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
