import type { ParsedFact } from "./fact";
import { findMeaning, type Item, isRangeLink } from "./items";
import type { Reading } from "./quantity";

const FIRST_YEAR = 1500;
const LAST_YEAR = 2100;
const MAX_WORDS = 5;

/**
 * Reads a construction year: `built after 2000`, `nach 1990 gebaut`, `built from 1950 to 1990`. Null when there is
 * none.
 */
export function readYear(items: readonly Item[], at: number): Reading | null {
	let next = at;
	let isBuilt = false;
	let isBetween = false;
	let isOneSided = false;
	let side: "after" | "before" | null = null;
	while (next < at + MAX_WORDS) {
		const item = items[next];
		if (next > at && item?.isAfterComma) break;
		const found = sideOf(item);
		if (findMeaning(item, "after") || findMeaning(item, "before")) isOneSided = true;
		if (findMeaning(item, "built")) isBuilt = true;
		else if (found !== null) side = found;
		else if (findMeaning(item, "bound")?.bound === "between") isBetween = true;
		else if (next === at || !(findMeaning(item, "filler") || findMeaning(item, "in"))) break;
		next += 1;
	}
	const year = yearAt(items, next);
	if (year === null) return null;
	next += 1;
	const upTo = isOneSided || side === "before" ? null : upperYear(items, next, year, isBetween);
	if (upTo !== null) next += 2;
	const behind = findMeaning(items[next], "filler") ? next + 1 : next;
	if (!isBuilt && belongsToPreviousYear(items, behind)) {
		isBuilt = true;
		next = behind + 1;
	}
	// The same words occur before prices and years.
	const isSaid =
		isBuilt ||
		(side !== null && (findMeaning(items[at], "after") !== null || findMeaning(items[at], "before") !== null));
	return isSaid ? { parsed: yearFact(year, side, upTo), next } : null;
}

/** The year that ends a range; null when it may also be a rent or the postcode of the next place. */
function upperYear(items: readonly Item[], at: number, year: number, isBetween: boolean): number | null {
	const [link, end, behind] = items.slice(at, at + 3);
	if (!isRangeLink(link, isBetween) || link?.isAfterComma || end?.isAfterComma) return null;
	const isRent =
		findMeaning(behind, "perMonth") !== null || findMeaning(behind, "allIn") !== null || behind?.sign === "/";
	const isPostcode = behind?.locality?.zips.includes(end?.text ?? "") === true;
	const upTo = isRent || isPostcode ? null : yearAt(items, at + 1);
	return upTo !== null && upTo >= year ? upTo : null;
}

/** Whether `built` belongs to the year before it: not in `between 1500 and 2000, built after 2010`. */
function belongsToPreviousYear(items: readonly Item[], at: number): boolean {
	if (!findMeaning(items[at], "built") || items[at]?.isAfterComma) return false;
	return items[at + 1]?.number != null || readYear(items, at) === null;
}

function sideOf(item: Item | undefined): "after" | "before" | null {
	const bound = findMeaning(item, "bound")?.bound;
	if (findMeaning(item, "after") || bound === "min") return "after";
	return findMeaning(item, "before") || bound === "max" || findMeaning(item, "to") ? "before" : null;
}

function yearAt(items: readonly Item[], at: number): number | null {
	const item = items[at];
	if (item?.number == null || !/^\d{4}$/.test(item.text)) return null;
	const isOther =
		findMeaning(items[at + 1], "unit") ?? findMeaning(items[at + 1], "times") ?? (items[at + 1]?.sign === "€" || null);
	return isOther === null && item.number >= FIRST_YEAR && item.number <= LAST_YEAR ? item.number : null;
}

function yearFact(year: number, side: "after" | "before" | null, upTo: number | null): ParsedFact {
	return {
		is: "measure",
		measure: "year",
		monthly: false,
		min: side === "before" ? null : year,
		max: upTo ?? (side === "after" ? null : year),
	};
}
