import { isRecord } from "../../../domain/records";
import { readStoredJson, writeStored } from "../../../ui/storage";

/** A search that was made in this browser: its criteria in words, and its list. */
export type RecentSearch = { label: string; path: string };

const KEY = "recent-searches";
const MOST = 5;
const LONGEST = 2_000;

function isRecent(value: unknown): value is RecentSearch {
	if (!isRecord(value)) return false;
	const { label, path } = value;
	return typeof label === "string" && typeof path === "string" && /^\/(?!\/)/.test(path);
}

/** The latest first; none where storage is blocked. */
export function recentSearches(): readonly RecentSearch[] {
	const stored = readStoredJson(KEY);
	return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MOST) : [];
}

/** One that narrows the last one down stands in its place, so that a search is not kept at each of its steps. */
export function rememberSearch(search: RecentSearch): void {
	if (search.label === "" || search.path.length > LONGEST) return;
	const others = recentSearches().filter(({ path, label }) => path !== search.path && !search.label.startsWith(label));
	writeStored(KEY, JSON.stringify([search, ...others].slice(0, MOST)));
}
