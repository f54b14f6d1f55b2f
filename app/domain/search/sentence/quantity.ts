import { recordOf } from "../../records";
import { type CountName, columns, countNames } from "../columns";
import type { Measure, ParsedFact } from "./fact";
import { boundOf, findMeaning, type Item, isRangeLink } from "./items";
import type { Bound, Meaning, Unit } from "./meaning";
import { lowerEnd } from "./numbers";

/** A parsed fact and the index of the next item. */
export type Reading = { parsed: ParsedFact; next: number };

/** Context from earlier in the sentence that changes the meaning of a number. */
export type QuantityContext = {
	hasType: boolean;
	isLand: boolean;
	/** The sentence asks for a rental. */
	isRent: boolean;
	/** Whether the number follows a garden or terrace; `of` when it can only be its size (`garden of 300 m²`). */
	outside: "of" | "beside" | null;
};

type Label = "price" | "rent" | "loan" | "living" | "ground";
type Amount = { value: number; unit: Unit | null; factor: number; isSoft: boolean; next: number };
type Prefix = {
	label: Label | null;
	bound: Bound | null;
	isStrict: boolean;
	isEuro: boolean;
	isAllIn: boolean;
	next: number;
};

const MAX_PREFIX_WORDS = 7;
const LOWEST_PLAIN_PRICE = 10_000;
const LOWEST_BOUND_PRICE = 100;
/** With a word for renting, a bare number from this value is a rent. */
const LOWEST_RENT = 200;
const ABOUT = 0.1;
const MAX_COUNTED = 20;
/** In m². */
const MAX_AREA = 10_000_000;
const HIGHEST_PRICE = 100_000_000;
const FURTHEST = 200;
const AREAS: Partial<Record<Unit, number>> = { squareMetres: 1, squareFeet: 0.092903, ares: 100, hectares: 10_000 };

/** Reads a number with its context: `between 200 and 300k`, `at least 3 bedrooms`, `5 km`. Null when there is none. */
export function readQuantity(items: readonly Item[], at: number, before: QuantityContext): Reading | null {
	const prefix = readPrefix(items, at, before);
	const low = readAmount(items, prefix.next);
	if (low === null) return null;
	const range = readRange(items, low, prefix);
	const last = range ?? low;
	const known = last.unit ?? low.unit;
	const isRent = (known ?? "euro") === "euro" && last.value >= LOWEST_RENT && last.value < LOWEST_PLAIN_PRICE;
	if (prefix.isAllIn && !isRent) return null;
	const suffix = readSuffix(items, last.next, known, isRent);
	const isAllIn = prefix.isAllIn || suffix.isAllIn;
	const unit = known ?? suffix.unit ?? (prefix.isEuro ? "euro" : null);
	if ((low.isSoft || range?.isSoft) && unit === null) return null;
	const bound = range ? "between" : (prefix.bound ?? suffix.bound);
	const isShort = range !== null && low.unit === null && low.factor === 1 && !prefix.isEuro;
	const lowest = isShort ? lowerEnd(low.value, range.value, range.factor) : low.value;
	const values = { low: lowest, high: range?.value ?? low.value };
	const quantity: Quantity = {
		...values,
		bound,
		unit,
		label: prefix.label ?? suffix.label,
		monthly: suffix.monthly || isAllIn,
		isAllIn,
		isStrict: range === null && prefix.isStrict,
		next: suffix.next,
	};
	return readingOf(quantity, before);
}

/** Reads `bedrooms: 3`: a unit followed by a number that does not belong to the next item. */
export function readCountAfterUnit(items: readonly Item[], at: number): Reading | null {
	const unit = unitsOf(items[at])[0];
	const measure = unit === undefined || findMeaning(items[at], "type") ? undefined : counted[unit];
	if (unit === undefined || measure === undefined) return null;
	let next = at + 1;
	let bound: Bound | null = null;
	for (; next <= at + 2 && boundOf(items[next]) !== null; next += 1) bound = boundOf(items[next]);
	const value = items[next]?.number;
	next += 1;
	if (value == null || value > MAX_COUNTED || belongsToNextItem(items, next)) return null;
	return countOf({ low: value, high: value, unit, bound, isStrict: false, next }, measure);
}

/**
 * Whether a number belongs to the item after it, which has no number of its own: `2 bathrooms`, not `2, bathrooms: 1`.
 */
function belongsToNextItem(items: readonly Item[], at: number): boolean {
	const behind = items[at];
	if (behind === undefined || behind.isAfterComma) return false;
	if (unitsOf(behind).length === 0) return behind.sign !== null || findMeaning(behind, "times") !== null;
	return items[at + 1]?.number == null || unitsOf(items[at + 2]).length > 0;
}

function labelOf(item: Item, before: QuantityContext): Label | null {
	if (findMeaning(item, "loanOf")) return "loan";
	if (findMeaning(item, "rentOf")) return "rent";
	if (findMeaning(item, "priceOf")) return "price";
	if (findMeaning(item, "livingOf")) return "living";
	return findMeaning(item, "groundOf") && before.hasType && !before.isLand ? "ground" : null;
}

function readPrefix(items: readonly Item[], at: number, before: QuantityContext): Prefix {
	const prefix: Prefix = { label: null, bound: null, isStrict: false, isEuro: false, isAllIn: false, next: at };
	while (prefix.next < at + MAX_PREFIX_WORDS) {
		const item = items[prefix.next];
		if (item === undefined) break;
		const label = prefix.label === null ? labelOf(item, before) : null;
		const bound = boundOf(item) ?? (isAround(items, prefix.next) ? "about" : null);
		if (bound !== null && prefix.bound === null) {
			prefix.bound = bound;
			prefix.isStrict = findMeaning(item, "bound")?.isStrict === true || item.sign === "<" || item.sign === ">";
		} else if (label !== null) prefix.label = label;
		else if (isEuro(item)) prefix.isEuro = true;
		else if (findMeaning(item, "allIn")) prefix.isAllIn = true;
		else if (
			prefix.next === at ||
			!(findMeaning(item, "filler") || findMeaning(item, "in") || findMeaning(item, "near"))
		)
			break;
		prefix.next += 1;
	}
	return prefix;
}

/** `around 300k`: the preposition also occurs before places. A number that may be a postcode is a place. */
function isAround(items: readonly Item[], at: number): boolean {
	const next = items[at + 1]?.sign === "€" ? items[at + 2] : items[at + 1];
	return findMeaning(items[at], "near") !== null && next?.number != null && next.locality === null;
}

function isEuro(item: Item | undefined): boolean {
	return item?.sign === "€" || findMeaning(item, "unit")?.unit === "euro" || unitsOf(item).includes("euro");
}

function unitsOf(item: Item | undefined): Unit[] {
	return (item?.meanings ?? []).flatMap(([meaning]) => (meaning?.is === "unit" ? [meaning.unit] : []));
}

/** @returns null without a number, in figures or in words */
function readAmount(items: readonly Item[], at: number): Amount | null {
	const item = items[at];
	const spoken = findMeaning(item, "number");
	if (item === undefined || (item.number === null && spoken === null)) return null;
	let next = at + 1;
	const factor = findMeaning(items[next], "times")?.factor ?? 1;
	if (factor > 1) next += 1;
	const value = Math.round((item.number ?? spoken?.value ?? 0) * factor * 100) / 100;
	const named = unitsOf(items[next])[0] ?? null;
	// `2e étage`: `e` is an ordinal suffix here, not euro.
	const isOrdinal = named === "euro" && value < LOWEST_BOUND_PRICE;
	const unit = isEuro(items[next]) ? "euro" : isOrdinal ? null : named;
	// `een`, `un`, `a` are articles as well as the number one.
	const isSoft = item.number === null && value < LOWEST_PLAIN_PRICE;
	return { value, unit, factor, isSoft, next: unit === null ? next : next + 1 };
}

/** The upper end of a range, when a second number of the same unit follows. */
function readRange(items: readonly Item[], low: Amount, { bound }: Prefix): Amount | null {
	const link = items[low.next];
	if (link === undefined) return null;
	if (bound === "min" && low.unit === null) {
		const most = readMaximum(items, low);
		if (most !== null) return most;
	}
	if (link.isAfterComma) return null;
	const isLink = isRangeLink(link, bound === "between") || (findMeaning(link, "or") !== null && low.unit === null);
	if (!isLink) return null;
	const isPrefixed = isEuro(items[low.next + 1]);
	const high = readAmount(items, low.next + (isPrefixed ? 2 : 1));
	if (high === null || high.value < low.value) return null;
	const unit = high.unit ?? (isPrefixed ? "euro" : null);
	const isSame = low.unit === null || (unit === null ? isPossible(low.unit, high) : unit === low.unit);
	return isSame ? { ...high, unit } : null;
}

/** `at least 2 and at most 4 bedrooms`: the unit is named once. */
function readMaximum(items: readonly Item[], low: Amount): Amount | null {
	const at = findMeaning(items[low.next], "and") ? low.next + 1 : low.next;
	if (boundOf(items[at]) !== "max") return null;
	const high = readAmount(items, at + 1);
	return high !== null && high.unit !== null && counted[high.unit] !== undefined && high.value >= low.value
		? high
		: null;
}

/** Whether a number without a unit can have this one: `2 bedrooms to 400.000` has a number of rooms and a price. */
function isPossible(unit: Unit, { value, factor }: Amount): boolean {
	return unit === "euro" || (factor === 1 && value < LOWEST_PLAIN_PRICE && value <= highestOf(unit));
}

/** Highest plausible value of a unit. */
function highestOf(unit: Unit): number {
	if (counted[unit] !== undefined) return MAX_COUNTED;
	const area = AREAS[unit];
	if (area !== undefined) return MAX_AREA / area;
	return unit === "kilometres" ? FURTHEST : HIGHEST_PRICE;
}

type Suffix = {
	bound: Bound | null;
	unit: Unit | null;
	label: Label | null;
	monthly: boolean;
	isAllIn: boolean;
	next: number;
};

function readSuffix(items: readonly Item[], at: number, known: Unit | null, isRent: boolean): Suffix {
	const suffix: Suffix = { bound: null, unit: null, label: null, monthly: false, isAllIn: false, next: at };
	const skip = () => {
		suffix.next += 1;
		return true;
	};
	const accept = () => {
		const item = items[suffix.next];
		if (item === undefined) return false;
		const bound = boundAfter(item, items[suffix.next + 1]);
		if (bound !== null && suffix.bound === null) suffix.bound = bound;
		else if (known === null && suffix.unit === null && unitsOf(item).length > 0) suffix.unit = unitsOf(item)[0] ?? null;
		else if (item.sign === "/" && findMeaning(items[suffix.next + 1], "perMonth")) return skip();
		else if (findMeaning(item, "perMonth")) suffix.monthly = true;
		else if (isRent && findMeaning(item, "allIn")) suffix.isAllIn = true;
		else if (suffix.monthly && findMeaning(item, "loanOf")) suffix.label = "loan";
		else return false;
		return skip();
	};
	while (accept());
	const unit = known ?? suffix.unit;
	if (unit !== null && unit in AREAS) readLabelAfter(items, suffix);
	return suffix;
}

function boundAfter(item: Item, next: Item | undefined): Bound | null {
	if (item.sign === "+" || findMeaning(item, "orMore")) return item.sign === "+" && next?.number != null ? null : "min";
	if (findMeaning(item, "orLess")) return "max";
	const bound = findMeaning(item, "bound")?.bound;
	const isNumberNext = next?.number != null || next?.sign === "€";
	return (bound === "min" || bound === "max") && !isNumberNext ? bound : null;
}

/** `800 m² of land`, `120 m² habitables`. */
function readLabelAfter(items: readonly Item[], suffix: Suffix): void {
	let at = suffix.next;
	while (at < suffix.next + 2 && findMeaning(items[at], "filler")) at += 1;
	const item = items[at];
	if (item === undefined) return;
	if (findMeaning(item, "groundOf")) suffix.label = "ground";
	else if (findMeaning(item, "livingOf")) suffix.label = "living";
	else return;
	// A number after the label belongs to that label.
	if (readAmount(items, at + 1) === null) suffix.next = at + 1;
	else suffix.label = null;
}

type Quantity = {
	low: number;
	high: number;
	bound: Bound | null;
	unit: Unit | null;
	label: Label | null;
	monthly: boolean;
	isAllIn: boolean;
	isStrict: boolean;
	next: number;
};

const counted: Partial<Record<Unit, CountName>> = { ...recordOf(countNames, (name) => name), rooms: "bedrooms" };

function readingOf(quantity: Quantity, before: QuantityContext): Reading | null {
	const { low, high, unit, label, bound, next } = quantity;
	if (unit !== null && high > highestOf(unit)) return { parsed: { is: "unsupported" }, next };
	if (unit === "kilometres") return { parsed: { is: "radius", kilometres: Math.round(high), exact: true }, next };
	if (unit === "kilowattHours") return { parsed: { is: "unsupported" }, next };
	const measure = unit === null ? undefined : counted[unit];
	if (measure) return countOf(quantity, measure);
	const area = unit === null ? undefined : AREAS[unit];
	if (area !== undefined || (unit === null && (label === "living" || label === "ground"))) {
		const isOutside = before.outside === "of" || (before.outside === "beside" && bound === null);
		if (isOutside && label === null) return { parsed: { is: "unsupported" }, next };
		return {
			parsed: measureFact(areaOf(quantity, before), low * (area ?? 1), high * (area ?? 1), bound ?? "min"),
			next,
		};
	}
	const isPrice =
		unit === "euro" ||
		label === "price" ||
		label === "rent" ||
		label === "loan" ||
		quantity.monthly ||
		(before.isRent && unit === null && high >= LOWEST_RENT) ||
		high >= LOWEST_PLAIN_PRICE ||
		(bound !== null && high >= LOWEST_BOUND_PRICE);
	if (!isPrice) return null;
	if (high > HIGHEST_PRICE) return { parsed: { is: "unsupported" }, next };
	const parsed = measureFact("price", low, high, bound ?? "max");
	if (label === "loan") return { parsed: { ...parsed, monthly: true, isLoan: true }, next };
	const monthly = quantity.monthly || label === "rent";
	return { parsed: { ...parsed, monthly, ...(quantity.isAllIn && { isAllIn: true as const }) }, next };
}

function areaOf({ unit, label }: Quantity, { hasType, isLand }: QuantityContext): Measure {
	if (label === "living" || isLand) return "surface";
	if (label === "ground" && hasType) return "ground";
	return (unit === "ares" || unit === "hectares") && hasType ? "ground" : "surface";
}

type Counted = Pick<Quantity, "low" | "high" | "unit" | "bound" | "isStrict" | "next">;

function countOf({ low, high, unit, bound, isStrict, next }: Counted, measure: CountName): Reading {
	const beyond = !isStrict ? 0 : bound === "min" ? -1 : 1;
	const off = (unit === "rooms" ? 1 : 0) + beyond;
	const parsed = measureFact(measure, low - off, high - off, bound === "about" ? "min" : (bound ?? "min"));
	const isPossible = Number.isInteger(low) && Number.isInteger(high) && high - off > 0 && low - off <= MAX_COUNTED;
	const isAsked = columns[measure].max !== null || parsed.max === null;
	return { parsed: isPossible && isAsked ? parsed : { is: "unsupported" }, next };
}

type MeasureFact = Extract<ParsedFact, { is: "measure" }>;

function measureFact(measure: Measure, low: number, high: number, bound: Bound): MeasureFact {
	const about = (value: number, by: number) => Math.round(value * (1 + by));
	const ends: Record<Bound, { min: number | null; max: number | null }> = {
		min: { min: low, max: null },
		max: { min: null, max: high },
		between: { min: low, max: high },
		about: { min: about(low, -ABOUT), max: about(high, ABOUT) },
	};
	return { is: "measure", measure, monthly: false, ...ends[bound] };
}

/** The count contained in a phrase: `double garage`, `three-room apartment`. */
export function countFact(meaning: Meaning): ParsedFact | null {
	if (meaning.is === "count") return measureFact("garages", meaning.value, meaning.value, "min");
	return meaning.is === "rooms" ? measureFact("bedrooms", meaning.value - 1, meaning.value - 1, "min") : null;
}
