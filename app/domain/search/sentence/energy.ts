import { type EnergyLabel, energyLabels } from "../../property/energy-label";
import { boundOf, findMeaning, type Item, isRangeLink } from "./items";
import type { Reading } from "./quantity";

const MAX_WORDS_BETWEEN = 4;
const MAX_LABELS = 9;
/** In kWh/m² per year; a greater number is a price. */
const HIGHEST_FIGURE = 5_000;

/** Reads `EPC B or better`, `label A or B`, starting at a word for energy labels. */
export function readEnergy(items: readonly Item[], at: number): Reading | null {
	if (!findMeaning(items[at], "energy")) return null;
	let next = at + 1;
	let isLeast = false;
	while (next <= at + MAX_WORDS_BETWEEN && labelAt(items, next) === null) {
		const item = items[next];
		if (item === undefined || !isBetween(item)) break;
		// The best label is the lowest: `max C` means C or better, as `min C` does.
		if (boundOf(item) === "min" || boundOf(item) === "max") isLeast = true;
		next += 1;
	}
	const first = labelAt(items, next);
	if (first === null) return readFigure(items, at, next);
	const labels = [first.label];
	next = first.next;
	let isRange = false;
	while (labels.length < MAX_LABELS) {
		const link = items[next];
		const following = labelAt(items, next + 1);
		const isUpTo = link?.sign === "-" || findMeaning(link, "to") !== null || findMeaning(link, "in")?.to === true;
		const isLink =
			isUpTo || findMeaning(link, "or") !== null || findMeaning(link, "and") !== null || link?.sign === "/";
		if (!isLink || following === null) break;
		if (isUpTo) isRange = true;
		labels.push(following.label);
		next = following.next;
	}
	if (findMeaning(items[next], "orMore") || findMeaning(items[next], "bound")?.bound === "min") {
		isLeast = true;
		next += 1;
	}
	return { parsed: { is: "epc", labels: isRange ? between(labels) : isLeast ? better(labels) : sorted(labels) }, next };
}

function isBetween(item: Item): boolean {
	return boundOf(item) !== null || findMeaning(item, "filler") !== null || findMeaning(item, "energy") !== null;
}

/** A figure in kWh, or a range of them, has no filter. */
function readFigure(items: readonly Item[], at: number, number: number): Reading {
	const figure = items[number]?.number;
	if (figure == null || figure > HIGHEST_FIGURE) return { parsed: { is: "unsupported" }, next: at + 1 };
	let next = number + 1;
	const isRange = isRangeLink(items[next], items.slice(at, number).some(isBetweenTwo));
	if (isRange && items[next + 1]?.number != null) next += 2;
	const isUnit = findMeaning(items[next], "unit")?.unit === "kilowattHours";
	return { parsed: { is: "unsupported" }, next: isUnit ? next + 1 : next };
}

function isBetweenTwo(item: Item): boolean {
	return findMeaning(item, "bound")?.bound === "between";
}

function labelAt(items: readonly Item[], at: number): { label: EnergyLabel; next: number } | null {
	const letter = items[at]?.text ?? "";
	if (!/^[a-i]$/.test(letter)) return null;
	let next = at + 1;
	while (items[next]?.sign === "+" && next <= at + 2) next += 1;
	const name = `${letter}${["", "_plus", "_plusplus"][next - at - 1] ?? ""}`;
	const label = energyLabels.find((known) => known === name);
	return label ? { label, next } : null;
}

const rank = (label: EnergyLabel) => energyLabels.indexOf(label);

function sorted(labels: readonly EnergyLabel[]): EnergyLabel[] {
	return [...new Set(labels)].sort((a, b) => rank(a) - rank(b));
}

function better(labels: readonly EnergyLabel[]): EnergyLabel[] {
	return energyLabels.slice(0, Math.max(...labels.map(rank)) + 1);
}

function between(labels: readonly EnergyLabel[]): EnergyLabel[] {
	const ranks = labels.map(rank);
	return energyLabels.slice(Math.min(...ranks), Math.max(...ranks) + 1);
}
