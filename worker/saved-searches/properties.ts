import { parseSearchFacts } from "../../app/domain/search/columns";
import type { RowOf } from "../platform/rows";
import type { Candidate } from "../search/fitting";

/**
 * Properties that can be had, as visitors may know them: the listing tables hold neither a hidden price nor a hidden point, so
 * nothing that is matched or mailed can come from one. One row read for each id; what is sold, rented or gone is left out.
 * What is offered to the registered first is among them: those who get an alert are registered.
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
