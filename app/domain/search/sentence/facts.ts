import { resolveAmbiguousPlaces } from "./ambiguous-places";
import { isFiller } from "./compile";
import { readEnergy } from "./energy";
import type { Fact, ParsedFact } from "./fact";
import { findMeaning, type Item, indexBeforeFillers, isJoiningWord, itemsOf } from "./items";
import type { Kind } from "./kinds";
import type { Meaning } from "./meaning";
import { countFact, type QuantityContext, type Reading, readCountAfterUnit, readQuantity } from "./quantity";
import type { SentenceContext } from "./sentence-context";
import { readYear } from "./year";

/** Default radius of 'near'. */
const NEAR_KILOMETRES = 10;
const MAX_WORDS_BEFORE_PLACE = 3;
const MAX_NEGATED = 4;
const MIN_GUESSED_LENGTH = 4;
/** Minimum length of a misspelt place without a preposition before it. */
const MIN_ALONE_LENGTH = 6;

const referenceWord = /^(?:ref|referentie|reference|referenz|nr|id|numero|nummer|number)$/;

/** Parses the facts of a sentence in order, in one pass: every parser looks a bounded number of words ahead. */
export function factsOf(sentence: string, context: SentenceContext): Fact[] {
	const items = resolveAmbiguousPlaces(itemsOf(sentence, context), context);
	const facts: Fact[] = [];
	let at = 0;
	while (at < items.length) {
		const next = readAt(items, at, facts, context);
		at = Math.max(next, at + 1);
	}
	return facts;
}

function readAt(items: readonly Item[], at: number, facts: Fact[], context: SentenceContext): number {
	const item = items[at];
	if (item === undefined) return at + 1;
	const before = contextOf(facts, items, at);
	const take = (reading: Reading | null) => {
		if (reading === null) return null;
		const end = items[reading.next - 1]?.end ?? item.end;
		facts.push({ parsed: reading.parsed, start: item.start, end, correction: correctionOf(reading.parsed, item) });
		return reading.next;
	};
	return (
		readMeasuredOutside(items, at, before, facts) ??
		take(readYear(items, at)) ??
		take(readEnergy(items, at)) ??
		take(readLocality(items, at, context)) ??
		take(readNegation(items, at)) ??
		take(readZip(items, at)) ??
		take(readQuantity(items, at, before)) ??
		take(readCountAfterUnit(items, at)) ??
		readWord(items, at, facts, before)
	);
}

/** Correction of a misspelt word: the locality's name, or the lexicon's word. */
function correctionOf(parsed: ParsedFact, item: Item): string | undefined {
	if (parsed.is !== "place" || item.locality !== null) return item.correction ?? undefined;
	return Object.values(parsed.locality.names)[0];
}

function contextOf(facts: readonly Fact[], items: readonly Item[], at: number): QuantityContext {
	const types = facts.filter(({ parsed }) => parsed.is === "type");
	const last = facts.at(-1)?.parsed;
	const isOutside = last?.is === "feature" && (last.feature === "garden" || last.feature === "terrace");
	const isJoined = items[at]?.isAfterComma === true || findMeaning(items[at - 1], "and") !== null;
	return {
		hasType: types.length > 0,
		isRent: facts.some(({ parsed }) => parsed.is === "goal" && parsed.goal === "rent"),
		isLand: types.some(({ parsed }) => parsed.is === "type" && isLand(parsed.kind)),
		outside: isOutside && !isJoined ? "beside" : null,
	};
}

function isLand(kind: Kind | null): boolean {
	return kind === "land" || kind === "plot" || kind === "field";
}

/** `garden of 300 m²`: the size of a garden has no filter. */
function readMeasuredOutside(
	items: readonly Item[],
	at: number,
	before: QuantityContext,
	facts: Fact[],
): number | null {
	if (before.outside === null || !findMeaning(items[at], "filler") || findMeaning(items[at], "and")) return null;
	const outside = isJoiningWord(items[at]) ? "beside" : "of";
	const reading = readQuantity(items, at + 1, { ...before, outside });
	if (reading?.parsed.is !== "unsupported") return null;
	facts.push({ parsed: reading.parsed, start: items[at]?.start ?? 0, end: items[reading.next - 1]?.end ?? 0 });
	return reading.next;
}

/**
 * Reads a locality. When the sentence names none, a close match of a name counts too; after a preposition a shorter
 * one.
 */
function readLocality(items: readonly Item[], at: number, context: SentenceContext): Reading | null {
	const item = items[at];
	if (item === undefined) return null;
	if (item.locality !== null && item.number === null)
		return { parsed: { is: "place", locality: item.locality }, next: at + 1 };
	const before = items[at - 1];
	const hasPreposition = findMeaning(before, "in") !== null || findMeaning(before, "near") !== null;
	if (item.meanings.length > 0 || item.types.length > 0 || item.number !== null) return null;
	if (item.sign !== null || item.text.length < (hasPreposition ? MIN_GUESSED_LENGTH : MIN_ALONE_LENGTH)) return null;
	// `a view of the forest`: a place name that is also a common word counts only after a preposition of place.
	if (!hasPreposition && context.localities.byName(item.text) !== null) return null;
	// With a place in the sentence, near matches of other names do not count: `over te nemen` is not Namen.
	if (items.some((other) => other.locality !== null && other.number === null)) return null;
	const locality = context.localities.closest(item.text);
	return locality === null ? null : { parsed: { is: "place", locality }, next: at + 1 };
}

/**
 * Reads a postcode, unless the number is a quantity. A municipality after it with that postcode is the same locality.
 */
function readZip(items: readonly Item[], at: number): Reading | null {
	const item = items[at];
	const zip = item?.locality;
	if (item?.number == null || !zip) return null;
	const next = items[at + 1];
	// `4101x` and `ref. 4101` are the agency's references.
	if (next?.start === item.end && next.sign === null && next.meanings.length === 0) return null;
	if (referenceWord.test(items[at - 1]?.text ?? "")) return null;
	// Next to a place with other postcodes, the number is a quantity.
	const isElsewhere = ({ locality }: Item) =>
		locality !== null && locality.zips.length > 0 && !locality.zips.includes(item.text);
	if (items.some((other) => other.number === null && isElsewhere(other))) return null;
	const isAmount =
		next?.sign === "€" ||
		next?.sign === "-" ||
		findMeaning(next, "times") !== null ||
		next?.meanings.some(([m]) => m?.is === "unit" && m.unit !== "rooms");
	if (isAmount || findMeaning(next, "perMonth")) return null;
	const named = next?.locality;
	const isSame = named != null && named.kind === "municipality" && named.zips.includes(item.text);
	return { parsed: { is: "place", locality: zip }, next: at + (isSame ? 2 : 1) };
}

/** `without garden or terrace`: one thing, and further ones after 'or'. */
function readNegation(items: readonly Item[], at: number): Reading | null {
	if (!findMeaning(items[at], "not")) return null;
	let next = at + 1;
	while (next <= at + MAX_WORDS_BEFORE_PLACE && isFunctionWord(items[next])) next += 1;
	if (items[next] === undefined) return { parsed: { is: "unsupported" }, next };
	next += 1;
	for (let more = 0; more < MAX_NEGATED; more += 1) {
		const isMore = findMeaning(items[next], "or") !== null || findMeaning(items[next], "not") !== null;
		if (!isMore || !isThing(items[next + 1])) break;
		next += 2;
	}
	return { parsed: { is: "unsupported" }, next };
}

function isFunctionWord(item: Item | undefined): boolean {
	return findMeaning(item, "filler") !== null || findMeaning(item, "in") !== null;
}

function isThing(item: Item | undefined): boolean {
	return findMeaning(item, "feature") !== null || item?.meanings.some(([m]) => m?.is === "unit") === true;
}

function readWord(items: readonly Item[], at: number, facts: Fact[], before: QuantityContext): number {
	const item = items[at];
	if (item === undefined) return at + 1;
	const push = (parsed: ParsedFact) =>
		facts.push({ parsed, start: item.start, end: item.end, correction: item.correction ?? undefined });
	if (findMeaning(item, "near")) return readNear(items, at, push);
	if (findMeaning(item, "surroundings") && facts.some(({ parsed }) => parsed.is === "place")) {
		push({ is: "radius", kilometres: NEAR_KILOMETRES, exact: false });
		return at + 1;
	}
	const compound = item.meanings.find((meaning) => meaning.length > 1);
	const parsed = compound ? compound.map((meaning) => factOf(meaning, item)) : [factInContext(items, at, before)];
	for (const one of parsed) if (one !== null) push(one);
	return at + 1;
}

/** 'Near' before a locality is a radius; otherwise it has no filter. */
function readNear(items: readonly Item[], at: number, push: (parsed: ParsedFact) => void): number {
	let next = at + 1;
	while (next <= at + MAX_WORDS_BEFORE_PLACE && isFunctionWord(items[next])) next += 1;
	const item = items[next];
	const isLocality =
		item?.locality != null || (item?.meanings.length === 0 && item.number === null && item.sign === null);
	if (isLocality) push({ is: "radius", kilometres: NEAR_KILOMETRES, exact: false });
	return at + 1;
}

/** Selects an item's meaning in its context. */
function factInContext(items: readonly Item[], at: number, before: QuantityContext): ParsedFact | null {
	const item = items[at];
	if (item === undefined) return null;
	if (item.sign !== null) return null;
	const state =
		findMeaning(item, "state") ??
		findMeaning(item, "goal") ??
		findMeaning(item, "feature") ??
		findMeaning(item, "count");
	if (state) return factOf(state, item);
	const type = findMeaning(item, "type");
	if (type || item.types.length > 0) return typeFact(type?.kind ?? null, items, at, before);
	if (
		findMeaning(item, "unsupported") ||
		findMeaning(item, "energy") ||
		findMeaning(item, "built") ||
		findMeaning(item, "perMonth") ||
		findMeaning(item, "allIn")
	)
		return { is: "unsupported" };
	return item.meanings.length > 0 || isFiller(item.text) ? null : { is: "word" };
}

function factOf(meaning: Meaning, item: Item): ParsedFact | null {
	switch (meaning.is) {
		case "goal":
			return { is: "goal", goal: meaning.goal };
		case "deal":
			return { is: "deal", deal: meaning.deal };
		case "feature":
			return { is: "feature", feature: meaning.feature };
		case "state":
			return { is: "state", state: meaning.state };
		case "type":
			return { is: "type", kind: meaning.kind, ids: item.types };
		default:
			return countFact(meaning);
	}
}

/** After another type, a garage is an amenity and land is the plot; next to 'or' they are types. */
function typeFact(kind: Kind | null, items: readonly Item[], at: number, { hasType }: QuantityContext): ParsedFact {
	const ids = items[at]?.types ?? [];
	const isChoice = findMeaning(items[at - 1], "or") !== null || findMeaning(items[at + 1], "or") !== null;
	if (hasType && kind !== "garage" && kind !== "parking" && isJoined(items, at)) return { is: "unsupported" };
	const hasOther =
		hasType || items.some((other, index) => index !== at && (isMainType(other) || (index < at && isOfDwelling(other))));
	if ((kind === "garage" || kind === "parking") && hasOther && !isChoice) {
		const measure = kind === "garage" ? "garages" : "parkings";
		return { is: "measure", measure, min: 1, max: null, monthly: false };
	}
	return kind === "land" && hasType && !isChoice ? { is: "unsupported" } : { is: "type", kind, ids };
}

/** Whether an item is an addition to something: `house with an office`, `2 bedrooms + office`. */
function isJoined(items: readonly Item[], at: number): boolean {
	const before = indexBeforeFillers(items, at);
	if (isJoiningWord(items[before])) return true;
	const isMore = findMeaning(items[before], "or") !== null || findMeaning(items[before], "and") !== null;
	return isMore && findMeaning(items[before - 1], "type") !== null && isJoined(items, before - 1);
}

/** Whether only a dwelling has this: a garage next to it is then part of a dwelling. */
function isOfDwelling(item: Item): boolean {
	return item.meanings.some(([m]) => m?.is === "feature" || (m?.is === "unit" && dwellingUnits.has(m.unit)));
}

const dwellingUnits: ReadonlySet<string> = new Set(["bedrooms", "bathrooms", "rooms"]);

function isMainType(item: Item): boolean {
	return item.meanings.some((meaning) =>
		meaning.some((each) => each.is === "type" && each.kind !== "garage" && each.kind !== "parking"),
	);
}
