import { DAY_SECONDS } from "../../../app/domain/durations";
import { addDays, type Day, mondayOf } from "../../../app/domain/viewings/calendar";
import type { PageViewCounters } from "./statistics";

/** With fewer properties, a median means little and might reveal the figures of one of them. */
const MIN_COMPARED = 5;
const MAX_COMPARED = 6;
const WEEKS_COMPARED = 4;
const KEPT_SECONDS = DAY_SECONDS;

/** Page views of a property over four full weeks and the median of similar properties. */
export type Comparison = { own: number; median: number; properties: number; from: Day; to: Day };

export type ComparisonSources = {
	pageViews: PageViewCounters;
	/** Ids of similar properties. */
	similar(propertyId: number, limit: number): Promise<number[]>;
	/** Caches comparisons for a day; they change once a week. */
	cache: KVNamespace;
};

/** Null if there are too few properties to compare with. */
export async function compareProperty(
	sources: ComparisonSources,
	propertyId: number,
	today: Day,
): Promise<Comparison | null> {
	const monday = mondayOf(today);
	const first = addDays(monday, -7 * WEEKS_COMPARED);
	const key = `comparison/${propertyId}/${monday}`;
	const kept = await sources.cache.get<{ comparison: Comparison | null }>(key, "json");
	if (kept) return kept.comparison;
	const others = await sources.similar(propertyId, MAX_COMPARED);
	const [own = 0, ...theirs] = await sources.pageViews.ofWeeks([propertyId, ...others], first, addDays(monday, -7));
	const comparison =
		theirs.length < MIN_COMPARED
			? null
			: { own, median: medianOf(theirs), properties: theirs.length, from: first, to: addDays(monday, -1) };
	await sources.cache.put(key, JSON.stringify({ comparison }), { expirationTtl: KEPT_SECONDS });
	return comparison;
}

function medianOf(numbers: readonly number[]): number {
	const sorted = numbers.toSorted((a, b) => a - b);
	const upper = Math.floor(sorted.length / 2);
	const lower = Math.ceil(sorted.length / 2) - 1;
	return ((sorted[lower] ?? 0) + (sorted[upper] ?? 0)) / 2;
}
