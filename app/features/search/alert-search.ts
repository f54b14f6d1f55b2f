const entriesOf = (query: string) =>
	[...new URLSearchParams(query)].map((entry) => new URLSearchParams([entry]).toString());

/**
 * A search without some of its criteria, each given by the address of the list without it: what that address lacks
 * belongs to the criterion.
 */
export function searchWithout(search: string, lists: readonly string[]): string {
	const entries = entriesOf(search);
	const dropped = lists.flatMap((list) => {
		const kept = new Set(entriesOf(list.split("?")[1] ?? ""));
		return entries.filter((entry) => !kept.has(entry) && !entry.startsWith("goal="));
	});
	return entries.filter((entry) => !dropped.includes(entry)).join("&");
}
