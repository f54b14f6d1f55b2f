import { parseSearchFacts } from "../../app/domain/search/columns";
import type { RowOf } from "../platform/rows";
import type { Candidate } from "../search/fitting";

/**
 * Returns the available properties with the facts that visitors may know: the listing tables contain neither hidden
 * prices nor hidden points, so no match or email can reveal one. Reads one row per id and omits what is sold, let or
 * gone. Includes properties offered to registered people first, as everyone who gets alerts is registered.
 */
export async function findProperties(
	listings: D1DatabaseSession,
	ids: readonly number[],
): Promise<ReadonlyMap<number, Candidate>> {
	const { results } = await listings
		.prepare(
			`SELECT l.id, l.facts FROM json_each(?) AS wanted CROSS JOIN listings AS l NOT INDEXED ON l.id = wanted.value
			WHERE (l.listed = 1 OR (l.state = 'unpublished' AND l.card ->> '$.registered')) AND l.ended = 0`,
		)
		.bind(JSON.stringify(ids))
		.all<RowOf<"listings", "id" | "facts">>();
	return new Map(results.map(({ id, facts }) => [id, { id, facts: parseSearchFacts(facts) }]));
}
