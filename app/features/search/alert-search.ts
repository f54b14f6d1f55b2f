const entriesOf = (query: string) =>
	[...new URLSearchParams(query)].map((entry) => new URLSearchParams([entry]).toString());

/**
 * Removes criteria from a search. Each criterion is given by the URL of the list without it; the parameters that this
 * URL lacks belong to the criterion.
 */
export function searchWithout(search: string, lists: readonly string[]): string {
	const entries = entriesOf(search);
	const dropped = lists.flatMap((list) => {
		const kept = new Set(entriesOf(list.split("?")[1] ?? ""));
		return entries.filter((entry) => !kept.has(entry) && !entry.startsWith("goal="));
	});
	return entries.filter((entry) => !dropped.includes(entry)).join("&");
}
