import { Searcher } from "fast-fuzzy";
import { comparableNames, type LocalityMeant, localitiesMeant } from "../../app/domain/search/place-meant";

type Spelling = { name: string; locality: LocalityMeant };

type Tables = {
	byName: ReadonlyMap<string, LocalityMeant>;
	spellings: Searcher<Spelling, { keySelector: (s: Spelling) => string }>;
};

/** How alike a name must be: two emails of seven wrong, one of four. */
const LIKE_ENOUGH = 0.66;
const LONGEST_NAME = 60;

let tables: Tables | undefined;

/** Made when a place is first looked for: most requests look for none. */
function lookUp(): Tables {
	if (tables) return tables;
	const byName = new Map<string, LocalityMeant>();
	const spellings: Spelling[] = [];
	for (const locality of localitiesMeant()) {
		for (const name of comparableNames(locality)) {
			if (!byName.has(name)) byName.set(name, locality);
			if (!/^\d/.test(name)) spellings.push({ name, locality });
		}
	}
	tables = { byName, spellings: new Searcher(spellings, { keySelector: ({ name }) => name, threshold: LIKE_ENOUGH }) };
	return tables;
}

/** The place of a name, as `comparable` writes it. */
export function localityNamed(name: string): LocalityMeant | null {
	return lookUp().byName.get(name) ?? null;
}

/** The place whose whole name is the nearest to one with an email or two wrong. */
export function localityLike(name: string): LocalityMeant | null {
	if (name.length > LONGEST_NAME) return null;
	const [best] = lookUp().spellings.search(name, { useSellers: false });
	return best?.locality ?? null;
}
