import type { Language } from "../../language";
import type { SearchableLocality } from "../searchable-localities";

/** A type of the agency's tree, with its names and plurals in every language. */
export type NamedType = { id: number; parent: number | null; names: readonly string[] };

/** Context in which a sentence is parsed. */
export type SentenceContext = {
	language: Language;
	/** Returns the lexicon's word at one letter's distance; null when there is none. */
	correctionOf(word: string): string | null;
	types: readonly NamedType[];
	localities: {
		/** Finds a locality by its name normalised with `normaliseName`. */
		byName(name: string): SearchableLocality | null;
		/** Finds the locality with the closest name within one or two typing errors; null when none is close enough. */
		closest(name: string): SearchableLocality | null;
	};
};
