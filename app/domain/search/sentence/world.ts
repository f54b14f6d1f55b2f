import type { Language } from "../../language";
import type { LocalityMeant } from "../locality-meant";

/** A type of the agency's tree, with its names and plurals in every language. */
export type TypeNamed = { id: number; parent: number | null; names: readonly string[] };

/** What a sentence is read against. */
export type World = {
	language: Language;
	/** The word of the lexicon that a word is with one letter wrong; null where it is none. */
	corrected(word: string): string | null;
	types: readonly TypeNamed[];
	localities: {
		/** The locality of a name as normalised by `comparable`. */
		named(name: string): LocalityMeant | null;
		/** The locality with the closest name within one or two typing errors; null where none is close enough. */
		like(name: string): LocalityMeant | null;
	};
};
