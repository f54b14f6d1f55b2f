import { useMemo, useSyncExternalStore } from "react";
import type { Goal } from "../../../domain/property/property";
import { emptySearch, type Search, searchParams } from "../../../domain/search/search";
import { useLanguage } from "../../../i18n/texts";
import { swapTo } from "../../../page/swap";
import { track } from "../../analytics/track";
import { listAddress } from "../search-address";
import { isSheetEntry } from "./sheet-history";

/** Changes the search. Successive changes of the same named field share one history entry. */
export type Choose = (changes: Partial<Search>, field?: string) => void;

/** Pending search while its list loads; null when the page shows the current search. */
let pendingSearch: Search | null = null;
let lastField: string | null = null;
const listeners = new Set<() => void>();

function setPendingSearch(search: Search | null): void {
	pendingSearch = search;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/**
 * The current search of a list page, which may be ahead of the list that is loading, and a function to change it. All
 * islands of the page share it.
 * @param listSearch differences between the list's search and the empty one
 * @returns also the search of the shown list, as `loaded`
 */
export function useSearch(listSearch: Partial<Search>, goal: Goal): { search: Search; loaded: Search; choose: Choose } {
	const language = useLanguage();
	const loaded = useMemo((): Search => ({ ...emptySearch(), ...listSearch }), [listSearch]);
	const search = useSyncExternalStore(
		subscribe,
		() => pendingSearch,
		() => null,
	);

	async function choose(changes: Partial<Search>, field?: string) {
		const before = pendingSearch ?? loaded;
		const next = { ...before, page: 1, ...changes };
		if (searchParams(next).toString() === searchParams(before).toString()) return;
		const isTyping = field !== undefined && lastField === field;
		lastField = field ?? null;
		setPendingSearch(next);
		track("search", { goal });
		// The first choice in the open drawer replaces the drawer's history entry.
		const how = isTyping || isSheetEntry() ? "replace" : "push";
		await swapTo(listAddress(goal, next, language), { history: how });
		if (pendingSearch === next) setPendingSearch(null);
	}

	return { search: search ?? loaded, loaded, choose: (changes, field) => void choose(changes, field) };
}
