import type { Language } from "../../language";
import type { LocalityMeant } from "../locality-meant";

/** A type of the agency's tree, with its names and plurals in every language. */
export type TypeNamed = { id: number; parent: number | null; names: readonly string[] };

/** What a sentence is read against. */
export type World = {
	language: Language;
	types: readonly TypeNamed[];
	localities: {
		/** The place of a name as `comparable` writes it. */
		named(name: string): LocalityMeant | null;
		/** The place whose name is nearest to one with a letter or two wrong; null where none is near enough. */
		like(name: string): LocalityMeant | null;
	};
};
