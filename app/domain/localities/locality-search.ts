import type { Language } from "../language";
import type { Search } from "../search/search";
import { localities } from "./localities";
import { readZip } from "./zip";

/** A locality of a search, as shown on a chip. */
export type ChosenLocality = { label: string; zips: string[] };

/** Groups a search's postcodes by municipality when all of its postcodes are included. */
export function chosenLocalities(zips: readonly string[], language: Language): ChosenLocality[] {
	if (zips.length === 0) return [];
	const wanted = new Set(zips);
	const whole = localities
		.filter((locality) => locality.country === "BE" && locality.zips.every((zip) => wanted.has(zip)))
		.sort((a, b) => b.zips.length - a.zips.length);
	const chosen: ChosenLocality[] = [];
	for (const locality of whole) {
		const left = locality.zips.filter((zip) => wanted.has(zip));
		if (left.length === 0) continue;
		for (const zip of left) wanted.delete(zip);
		chosen.push({ label: locality.names[language], zips: left });
	}
	for (const zip of wanted) {
		const locality = localities.find((each) => each.zips.includes(zip));
		chosen.push({ label: locality ? `${zip} ${locality.names[language]}` : zip, zips: [zip] });
	}
	return chosen.sort((a, b) => (a.label < b.label ? -1 : 1));
}

/** Moves postcodes typed as cities to `zips`; null unless all cities are postcodes. */
export function localityTyped({ cities, zips }: Search): Partial<Search> | null {
	const typed = cities.map((city) => readZip(city).zip);
	if (typed.length === 0 || !typed.every((zip) => /^\d{4}$/.test(zip))) return null;
	return { cities: [], zips: [...new Set([...zips, ...typed])].sort() };
}
