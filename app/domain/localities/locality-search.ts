import { foldText } from "../formatting/slug";
import type { Language } from "../language";
import type { Search } from "../search/search";
import { type Locality, localities } from "./localities";

/** Something that a visitor can look for by its name: what it adds to a search. */
export type LocalityOption = {
	/** In the page's language; a postcode stands before its municipality. */
	label: string;
	/** The spelling that was found, where it is another one. */
	also: string | null;
	/** Province or canton, in English; a key of the texts. */
	province: string | null;
	/** Postcodes that the choice adds; none where the city's name decides. */
	zips: string[];
	city: string | null;
};

const SHORTEST_QUERY = 2;

type Rank = 0 | 1 | 2;

/** How well a name fits: as its beginning, as a word's beginning, anywhere. Null where it does not. */
function rankOf(name: string, query: string): Rank | null {
	const at = name.indexOf(query);
	if (at === 0) return 0;
	if (at < 0) return null;
	return /[ '-]/.test(name[at - 1] ?? "") ? 1 : 2;
}

function byPostcode(query: string, language: Language): LocalityOption[] {
	return localities.flatMap((locality) =>
		locality.zips
			.filter((zip) => zip.startsWith(query))
			.map((zip) => ({
				label: `${zip} ${locality.names[language]}`,
				also: null,
				province: locality.province,
				zips: [zip],
				city: null,
			})),
	);
}

type Found = { locality: Locality; rank: Rank; also: string | null };

const folded = new Map<string, string>();

/** Names are folded once: there are some 2,600, and every keystroke compares them all. */
function foldedName(name: string): string {
	let text = folded.get(name);
	if (text === undefined) {
		text = foldText(name);
		folded.set(name, text);
	}
	return text;
}

function findByName(locality: Locality, query: string, language: Language): Found | null {
	const own = locality.names[language];
	let best: Found | null = null;
	for (const name of [own, ...Object.values(locality.names)]) {
		const rank = rankOf(foldedName(name), query);
		if (rank !== null && (best === null || rank < best.rank))
			best = { locality, rank, also: name === own ? null : name };
	}
	return best;
}

/**
 * A municipality as a choice. In Belgium its postcodes say which properties lie in it, whatever part they name as their city;
 * in Luxembourg every street has a postcode of its own, so that the name decides.
 */
export function optionOf(locality: Locality, language: Language, also: string | null = null): LocalityOption {
	const byName = locality.country === "LU";
	return {
		label: locality.names[language],
		also,
		province: locality.province,
		zips: byName ? [] : locality.zips,
		city: byName ? locality.names[language] : null,
	};
}

/** Municipalities and postcodes that a text may mean, in any language and spelling, the best first. */
export function findLocalityOptions(text: string, language: Language, most: number): LocalityOption[] {
	const query = foldText(text).replace(/\s+/g, " ").trim();
	if (query.length < SHORTEST_QUERY) return [];
	if (/^\d+$/.test(query)) {
		return byPostcode(query, language)
			.sort((a, b) => (a.label < b.label ? -1 : 1))
			.slice(0, most);
	}
	return localities
		.flatMap((locality) => findByName(locality, query, language) ?? [])
		.sort((a, b) => a.rank - b.rank || a.locality.names[language].localeCompare(b.locality.names[language], language))
		.slice(0, most)
		.map(({ locality, also }) => optionOf(locality, language, also));
}

/** A place of a search, as a chip shows it. */
export type ChosenLocality = { label: string; zips: string[] };

/** The postcodes of a search by municipality where all of one's are there, else one by one. */
export function chosenLocalities(zips: readonly string[], language: Language): ChosenLocality[] {
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

/**
 * What a typed place means: a postcode typed as a city is one, and a Belgian municipality's name stands for all of its
 * postcodes. Null where the search says it already.
 */
export function localityTyped(search: Search): Partial<Search> | null {
	if (search.city === undefined) return null;
	const text = foldText(search.city).trim();
	if (/^\d{4}$/.test(text)) return { city: undefined, zips: [...new Set([...search.zips, text])].sort() };
	return null;
}
