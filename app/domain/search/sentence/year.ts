import type { Said } from "./fact";
import { type Item, leadsToEnd, meant } from "./items";
import type { Reading } from "./quantity";

const FIRST_YEAR = 1500;
const LAST_YEAR = 2100;
const MOST_WORDS = 5;

/** When a property was built: `built after 2000`, `nach 1990 gebaut`, `built from 1950 to 1990`. Null where there is none. */
export function readYear(items: readonly Item[], at: number): Reading | null {
	let next = at;
	let isBuilt = false;
	let isBetween = false;
	let side: "after" | "before" | null = null;
	while (next < at + MOST_WORDS) {
		const item = items[next];
		const found = sideOf(item);
		if (meant(item, "built")) isBuilt = true;
		else if (found !== null) side = found;
		else if (meant(item, "bound")?.bound === "between") isBetween = true;
		else if (next === at || !(meant(item, "filler") || meant(item, "in"))) break;
		next += 1;
	}
	const year = yearAt(items, next);
	if (year === null) return null;
	next += 1;
	const last = leadsToEnd(items[next], isBetween) ? yearAt(items, next + 1) : null;
	if (last !== null) next += 2;
	const behind = meant(items[next], "filler") ? next + 1 : next;
	if (!isBuilt && meant(items[behind], "built")) {
		isBuilt = true;
		next = behind + 1;
	}
	// Before a price stands the same word as before a year.
	const isSaid =
		isBuilt || (side !== null && (meant(items[at], "after") !== null || meant(items[at], "before") !== null));
	return isSaid ? { said: built(year, side, last), next } : null;
}

function sideOf(item: Item | undefined): "after" | "before" | null {
	const bound = meant(item, "bound")?.bound;
	if (meant(item, "after") || bound === "min") return "after";
	return meant(item, "before") || bound === "max" || meant(item, "to") ? "before" : null;
}

function yearAt(items: readonly Item[], at: number): number | null {
	const item = items[at];
	if (item?.number == null || !/^\d{4}$/.test(item.text)) return null;
	const isOther =
		meant(items[at + 1], "unit") ?? meant(items[at + 1], "times") ?? (items[at + 1]?.sign === "€" || null);
	return isOther === null && item.number >= FIRST_YEAR && item.number <= LAST_YEAR ? item.number : null;
}

function built(year: number, side: "after" | "before" | null, last: number | null): Said {
	return {
		is: "measure",
		measure: "year",
		monthly: false,
		min: side === "before" ? null : year,
		max: last ?? (side === "after" ? null : year),
	};
}
