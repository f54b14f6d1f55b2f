import { Searcher } from "fast-fuzzy";
import type { Language } from "../../app/domain/language";
import {
	normalisedNames,
	normaliseName,
	type SearchableLocality,
	searchableLocalities,
} from "../../app/domain/search/searchable-localities";

type Spelling = { name: string; locality: SearchableLocality };

type Tables = {
	byName: ReadonlyMap<string, SearchableLocality>;
	/** All localities of each shared name. */
	shared: ReadonlyMap<string, readonly SearchableLocality[]>;
	all: readonly Spelling[];
	alike: Searcher<Spelling, { keySelector: (spelling: Spelling) => string }>;
};

/** Minimum similarity: two wrong letters of seven, one of four. */
const LIKE_ENOUGH = 0.66;
const MAX_NAME_LENGTH = 60;
const MIN_TEXT_LENGTH = 2;
const LONG_NAME = 9;
const MIN_MISSPELT_LENGTH = 4;

let tables: Tables | undefined;

/** Built at the first lookup, as most requests make none. */
function lookUp(): Tables {
	if (tables) return tables;
	const byName = new Map<string, SearchableLocality>();
	const shared = new Map<string, SearchableLocality[]>();
	const all: Spelling[] = [];
	for (const locality of searchableLocalities()) {
		for (const name of normalisedNames(locality)) {
			// Two localities may share a name: the exact name means the first, and both are suggested.
			const first = byName.get(name);
			if (first) shared.set(name, [...(shared.get(name) ?? [first]), locality]);
			else byName.set(name, locality);
			all.push({ name, locality });
		}
	}
	const alike = new Searcher(
		// Without villages, which are many and small: a misspelt town is often nearer to one of them by chance.
		all.filter(({ name, locality }) => !/^\d/.test(name) && locality.kind !== "village"),
		{ keySelector: ({ name }) => name, threshold: LIKE_ENOUGH },
	);
	tables = { byName, shared, all, alike };
	return tables;
}

/** The locality of a name in the form of `normaliseName`; if several share it, the one with this name in the language. */
export function findLocalityByName(name: string, language?: Language): SearchableLocality | null {
	const { byName, shared } = lookUp();
	const first = byName.get(name);
	if (first === undefined) return null;
	const own = shared
		.get(name)
		?.find(
			({ kind, names }) => kind === first.kind && language !== undefined && normaliseName(names[language]) === name,
		);
	return own ?? first;
}

/** One wrong letter may be corrected silently, two in a long name; never the first letter. */
function editsAllowed(name: string): number {
	return name.length >= LONG_NAME ? 2 : 1;
}

/** The locality whose name is nearest to a misspelt one, with one wrong letter, or two in a long name. */
export function findSimilarLocality(name: string): SearchableLocality | null {
	if (name.length > MAX_NAME_LENGTH) return null;
	const found = lookUp().alike.search(name, { useSellers: false, returnMatchData: true });
	const best = found.find(({ item, score }) => {
		const length = Math.max(item.name.length, name.length);
		return item.name[0] === name[0] && Math.round((1 - score) * length) <= editsAllowed(name);
	});
	return best?.item.locality ?? null;
}

/**
 * A locality that a text may mean. The lower the rank, the better the match; `name` is the spelling that matched. A
 * guess matches only approximately.
 */
export type LocalityFound = { locality: SearchableLocality; rank: number; name: string; isGuess: boolean };

/**
 * Ranks: the locality that the exact name means, others of that name, a prefix of the name, a prefix of one of its
 * words. Approximate matches follow by similarity, and names that contain an approximate match come last.
 */
const [WHOLE, NAMESAKE, BEGINNING, WORD, ALIKE, WITHIN] = [0, 1, 2, 3, 4, 5];
const NAMESAKE_BEHIND = 0.001;

/** Finds every locality that a text may mean, each once, the best match first. */
export function findLocalities(text: string): LocalityFound[] {
	const query = normaliseName(text.slice(0, MAX_NAME_LENGTH));
	if (query.length < MIN_TEXT_LENGTH) return [];
	const { all, alike, byName } = lookUp();
	const found = new Map<SearchableLocality, LocalityFound>();
	const add = (locality: SearchableLocality, rank: number, name: string) => {
		const known = found.get(locality);
		if (!known || known.rank > rank) found.set(locality, { locality, rank, name, isGuess: rank >= ALIKE });
	};
	for (const { name, locality } of all) {
		if (name === query) add(locality, byName.get(name) === locality ? WHOLE : NAMESAKE, name);
		else if (name.startsWith(query)) add(locality, BEGINNING, name);
		else if (name.includes(` ${query}`)) add(locality, WORD, name);
	}
	if (query.length >= MIN_MISSPELT_LENGTH) {
		for (const { item, score } of alike.search(query, { useSellers: false, returnMatchData: true })) {
			// Of localities that share the name, the one that the exact name means comes first.
			const behind = byName.get(item.name) === item.locality ? 0 : NAMESAKE_BEHIND;
			add(item.locality, ALIKE + 1 - score + behind, item.name);
		}
		for (const { item, score } of alike.search(query, { returnMatchData: true })) {
			add(item.locality, WITHIN + 1 - score, item.name);
		}
	}
	return [...found.values()].sort((a, b) => a.rank - b.rank);
}
