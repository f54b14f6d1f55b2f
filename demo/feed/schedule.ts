import { addDays, type Day, mondayOf } from "../../app/domain/viewings/calendar.ts";
import type { Draft } from "./drafts.ts";

/** Day of the newest listings. Fixed, so that an import on another day finds most of the feed unchanged. */
export const ANCHOR: Day = "2026-11-16";

/** Listings are spread over this many days before the anchor. */
const SPAN_DAYS = 238;
/** Days between creation and last change of the oldest listings; 0 for the newest. */
const MAX_REVISION_DAYS = 25;
const LONG_AGO_DAYS = 48;

export type Dates = { created: string; changed: string };

/**
 * Creation and last change of each property. IDs are shuffled so that kinds alternate in lists. Properties just sold or
 * rented are dated by the Monday of the current week: always within 30 days, while the feed changes only once a week.
 */
export function datesOf(drafts: readonly Draft[], today: Day): Map<number, Dates> {
	const order = spreadByKind(drafts);
	const dates = order.map((draft, rank): [number, Dates] => [draft.id, listedDates(rank / order.length)]);
	const map = new Map(dates);
	const monday = mondayOf(today);
	let recent = 0;
	let longAgo = 0;
	for (const { id, traits } of drafts) {
		if (traits.has("sold") || traits.has("rented")) map.set(id, ended(addDays(monday, -(2 + 3 * recent++))));
		if (traits.has("sold-long-ago") || traits.has("rented-long-ago"))
			map.set(id, ended(addDays(ANCHOR, -(LONG_AGO_DAYS + 20 * longAgo++))));
	}
	return map;
}

/** Newest first; properties of one kind and goal are evenly spread. */
function spreadByKind(drafts: readonly Draft[]): Draft[] {
	const groups = new Map<string, Draft[]>();
	for (const draft of drafts) {
		const key = `${draft.kind} ${draft.rent} ${draft.project !== null}`;
		groups.set(key, [...(groups.get(key) ?? []), draft]);
	}
	const keyed = [...groups.values()].flatMap((group, groupIndex) =>
		group.map((draft, index) => ({ draft, key: (index + ((groupIndex * 0.618) % 1)) / group.length })),
	);
	return keyed
		.toSorted((first, second) => first.key - second.key || first.draft.id - second.draft.id)
		.map(({ draft }) => draft);
}

function listedDates(age: number): Dates {
	const created = moment(age * SPAN_DAYS + 0.2);
	const changed = moment(age * (SPAN_DAYS - MAX_REVISION_DAYS));
	return { created, changed };
}

function ended(day: Day): Dates {
	return { created: `${addDays(day, -74)}T09:30:00Z`, changed: `${day}T15:40:00Z` };
}

function moment(daysBefore: number): string {
	const minutes = Math.round(daysBefore * 24 * 60);
	const time = Date.parse(`${ANCHOR}T16:00:00Z`) - minutes * 60_000;
	return `${new Date(time).toISOString().slice(0, 16)}:00Z`;
}
