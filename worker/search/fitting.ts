import type { SearchFacts } from "../../app/domain/search/columns";
import type { Search } from "../../app/domain/search/search";
import type { Reader } from "../platform/reader";
import { emptyColumns, withChanges } from "./columns-in-memory";
import { sift } from "./sift";
import { matchExpression, matchesAmong } from "./words";

/** A property in its current or an earlier state; its text is always the current one of the full-text index. */
export type Candidate = { id: number; facts: SearchFacts };

type Numbered = { number: number; property: Candidate };

/**
 * Finds the given properties that each search shows, by the conditions of the list. The caller chooses the numbers, so
 * that a property may occur twice.
 */
export async function fitting(
	reader: Reader,
	searches: readonly { key: string; search: Search }[],
	properties: readonly Numbered[],
): Promise<{ key: string; number: number }[]> {
	const columns = withChanges(
		emptyColumns(),
		properties.map(({ number, property }) => ({ id: number, facts: property.facts })),
	);
	const expressions = new Map(searches.map(({ key, search }) => [key, expressionOf(search)]));
	const matches = await matchesAmong(
		reader,
		[...new Set(expressions.values())].filter((expression) => expression !== null),
		[...new Set(properties.map(({ property }) => property.id))],
	);
	return searches.flatMap(({ key, search }) => {
		const expression = expressions.get(key) ?? null;
		const found = expression === null ? null : (matches.get(expression) ?? new Set());
		const numbers = found && properties.flatMap(({ number, property }) => (found.has(property.id) ? [number] : []));
		const passing = sift(columns, search, numbers).passing();
		return Array.from(passing, (position) => ({ key, number: columns.numbers.id[position] ?? 0 }));
	});
}

function expressionOf({ q }: Search): string | null {
	return q === undefined ? null : matchExpression(q);
}
