import { useMemo, useSyncExternalStore } from "react";
import type { Goal } from "../../../domain/property/property";
import { emptySearch, type Search, searchParams } from "../../../domain/search/search";
import { useLanguage } from "../../../i18n/texts";
import { show } from "../../../page/swap";
import { track } from "../../analytics/track";
import { listAddress } from "../search-address";
import { isSheetEntry } from "./sheet-history";

/** Changes the search. Typing in one field, which is named, is a single entry of the history. */
export type Choose = (changes: Partial<Search>, field?: string) => void;

/** What was chosen while its list is still on its way; null where the page shows the search itself. */
let ahead: Search | null = null;
let lastField: string | null = null;
const listeners = new Set<() => void>();

function setAhead(search: Search | null): void {
	ahead = search;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/**
 * The search of a list's page, ahead of the list that is still loading, and a way to change it: one for all islands of
 * the page. @param said what the search of the list that is shown says beyond the empty one
 * @returns that search as `loaded` too
 */
export function useSearch(said: Partial<Search>, goal: Goal): { search: Search; loaded: Search; choose: Choose } {
	const language = useLanguage();
	const loaded = useMemo((): Search => ({ ...emptySearch(), ...said }), [said]);
	const search = useSyncExternalStore(
		subscribe,
		() => ahead,
		() => null,
	);

	async function choose(changes: Partial<Search>, field?: string) {
		const before = ahead ?? loaded;
		const next = { ...before, page: 1, ...changes };
		if (searchParams(next).toString() === searchParams(before).toString()) return;
		const isTyping = field !== undefined && lastField === field;
		lastField = field ?? null;
		setAhead(next);
		track("search", { goal });
		// The first choice made in the open drawer takes the place of its entry.
		const how = isTyping || isSheetEntry() ? "replace" : "push";
		await show(listAddress(goal, next, language), { history: how });
		if (ahead === next) setAhead(null);
	}

	return { search: search ?? loaded, loaded, choose: (changes, field) => void choose(changes, field) };
}
