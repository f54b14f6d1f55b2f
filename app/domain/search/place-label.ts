import type { Language } from "../language";
import { chosenLocalities } from "../localities/locality-search";
import { municipalitiesNamed } from "../localities/municipalities";
import { areaNamed } from "./searchable-localities";

/**
 * Label of a `city` value: the locality's name in the reader's language; an unknown text as typed, with a capital first
 * letter.
 */
export function placeLabel(city: string, language: Language): string {
	if (/^\d{4}$/.test(city)) return chosenLocalities([city], language)[0]?.label ?? city;
	const [coded] = /^(?:\d{5}|LU\d+)$/.test(city) ? municipalitiesNamed([city]) : [];
	const names = coded?.names ?? areaNamed(city)?.names;
	return names ? names[language] : city.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
