import type { Language } from "../../language";
import type { LocalityMeant } from "../locality-meant";

/** A type of the agency's tree, with its names and plurals in every language. */
export type TypeNamed = { id: number; parent: number | null; names: readonly string[] };

/** Context in which a sentence is parsed. */
export type World = {
	language: Language;
	/** Returns the lexicon's word at one letter's distance; null when there is none. */
	corrected(word: string): string | null;
	types: readonly TypeNamed[];
	localities: {
		/** Finds a locality by its name normalised with `comparable`. */
		named(name: string): LocalityMeant | null;
		/** Finds the locality with the closest name within one or two typing errors; null when none is close enough. */
		like(name: string): LocalityMeant | null;
	};
};
