import { isRecord } from "../../../domain/records";
import { readStoredJson, writeStored } from "../../../ui/storage";

/** Search made in this browser: its criteria as text, and the path of its list. */
export type RecentSearch = { label: string; path: string };

const KEY = "recent-searches";
const MAX = 5;
const MAX_LENGTH = 2_000;

function isRecent(value: unknown): value is RecentSearch {
	if (!isRecord(value)) return false;
	const { label, path } = value;
	return typeof label === "string" && typeof path === "string" && /^\/(?!\/)/.test(path);
}

/** Latest first; empty if storage is blocked. */
export function recentSearches(): readonly RecentSearch[] {
	const stored = readStoredJson(KEY);
	return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MAX) : [];
}

/** Stores a search. A search that narrows an earlier one replaces it, so intermediate steps are not kept. */
export function rememberSearch(search: RecentSearch): void {
	if (search.label === "" || search.path.length > MAX_LENGTH) return;
	const others = recentSearches().filter(({ path, label }) => path !== search.path && !search.label.startsWith(label));
	writeStored(KEY, JSON.stringify([search, ...others].slice(0, MAX)));
}
