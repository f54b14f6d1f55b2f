import { Searcher } from "fast-fuzzy";
import type { PropertyType } from "../../app/domain/feed/feed";
import { type Language, languages } from "../../app/domain/language";
import { correctableWords } from "../../app/domain/search/sentence/compile";
import type { SentenceContext } from "../../app/domain/search/sentence/sentence-context";
import { typesNamed } from "../../app/domain/search/sentence/types";
import { findLocalityByName, findSimilarLocality } from "./locality-finder";

/** Returns what sentences are matched against: the agency's types and the table of localities. */
export function createSentenceContext(types: readonly PropertyType[], language: Language): SentenceContext {
	return {
		language,
		types: typesNamed(types),
		localities: { byName: (name) => findLocalityByName(name, language), closest: findSimilarLocality },
		correctionOf: (word) => correctedIn(word, language),
	};
}

const searchers = new Map<Language, Searcher<string, object>>();
/** Two wrong letters of nine are too different; a wrong first letter is rarely a typo. */
const ONE_EDIT = 1;
/** Minimum length of the longer of the two words. */
const MIN_CORRECTED_LENGTH = 5;

function searcherOf(language: Language): Searcher<string, object> {
	const known = searchers.get(language) ?? new Searcher([...correctableWords(language)], { threshold: 0.7 });
	searchers.set(language, known);
	return known;
}

function correctedIn(word: string, language: Language): string | null {
	for (const each of [language, ...languages.filter((other) => other !== language)]) {
		for (const { item, score } of searcherOf(each).search(word, { useSellers: false, returnMatchData: true })) {
			const edits = Math.round((1 - score) * Math.max(item.length, word.length));
			if (edits === ONE_EDIT && item[0] === word[0] && Math.max(item.length, word.length) >= MIN_CORRECTED_LENGTH)
				return item;
		}
	}
	return null;
}
