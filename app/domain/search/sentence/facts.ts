import { isFiller } from "./compile";
import { readEnergy } from "./energy";
import type { Fact, Said } from "./fact";
import { beforeFillers, type Item, itemsOf, joins, meant } from "./items";
import type { Kind } from "./kinds";
import type { Meaning } from "./meaning";
import { withPlacesSaid } from "./places-said";
import { type Before, countIn, type Reading, readCounted, readQuantity } from "./quantity";
import type { World } from "./world";
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
export function factsOf(sentence: string, world: World): Fact[] {
	const items = withPlacesSaid(itemsOf(sentence, world), world);
	const facts: Fact[] = [];
	let at = 0;
	while (at < items.length) {
		const next = readAt(items, at, facts, world);
		at = Math.max(next, at + 1);
	}
	return facts;
}

function readAt(items: readonly Item[], at: number, facts: Fact[], world: World): number {
	const item = items[at];
	if (item === undefined) return at + 1;
	const before = beforeOf(facts, items, at);
	const take = (reading: Reading | null) => {
		if (reading === null) return null;
		const end = items[reading.next - 1]?.end ?? item.end;
		facts.push({ said: reading.said, start: item.start, end, correction: correctionOf(reading.said, item) });
		return reading.next;
	};
	return (
		readMeasuredOutside(items, at, before, facts) ??
		take(readYear(items, at)) ??
		take(readEnergy(items, at)) ??
		take(readLocality(items, at, world)) ??
		take(readNegation(items, at)) ??
		take(readZip(items, at)) ??
		take(readQuantity(items, at, before)) ??
		take(readCounted(items, at)) ??
		readWord(items, at, facts, before)
	);
}

/** Correction of a misspelt word: the locality's name, or the lexicon's word. */
function correctionOf(said: Said, item: Item): string | undefined {
	if (said.is !== "place" || item.locality !== null) return item.correction ?? undefined;
	return Object.values(said.locality.names)[0];
}

function beforeOf(facts: readonly Fact[], items: readonly Item[], at: number): Before {
	const types = facts.filter(({ said }) => said.is === "type");
	const last = facts.at(-1)?.said;
	const isOutside = last?.is === "feature" && (last.feature === "garden" || last.feature === "terrace");
	const isJoined = items[at]?.isParted === true || meant(items[at - 1], "and") !== null;
	return {
		hasType: types.length > 0,
		isRent: facts.some(({ said }) => said.is === "goal" && said.goal === "rent"),
		isLand: types.some(({ said }) => said.is === "type" && isLand(said.kind)),
		outside: isOutside && !isJoined ? "beside" : null,
	};
}

function isLand(kind: Kind | null): boolean {
	return kind === "land" || kind === "plot" || kind === "field";
}

/** `garden of 300 m²`: the size of a garden has no filter. */
function readMeasuredOutside(items: readonly Item[], at: number, before: Before, facts: Fact[]): number | null {
	if (before.outside === null || !meant(items[at], "filler") || meant(items[at], "and")) return null;
	const outside = joins(items[at]) ? "beside" : "of";
	const reading = readQuantity(items, at + 1, { ...before, outside });
	if (reading?.said.is !== "unmet") return null;
	facts.push({ said: reading.said, start: items[at]?.start ?? 0, end: items[reading.next - 1]?.end ?? 0 });
	return reading.next;
}

/**
 * Reads a locality. When the sentence names none, a close match of a name counts too; after a preposition a shorter
 * one.
 */
function readLocality(items: readonly Item[], at: number, world: World): Reading | null {
	const item = items[at];
	if (item === undefined) return null;
	if (item.locality !== null && item.number === null)
		return { said: { is: "place", locality: item.locality }, next: at + 1 };
	const before = items[at - 1];
	const isPromised = meant(before, "in") !== null || meant(before, "near") !== null;
	if (item.meanings.length > 0 || item.types.length > 0 || item.number !== null) return null;
	if (item.sign !== null || item.text.length < (isPromised ? MIN_GUESSED_LENGTH : MIN_ALONE_LENGTH)) return null;
	// `a view of the forest`: a place name that is also a common word counts only after a preposition of place.
	if (!isPromised && world.localities.named(item.text) !== null) return null;
	// With a place in the sentence, near matches of other names do not count: `over te nemen` is not Namen.
	if (items.some((other) => other.locality !== null && other.number === null)) return null;
	const locality = world.localities.like(item.text);
	return locality === null ? null : { said: { is: "place", locality }, next: at + 1 };
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
		meant(next, "times") !== null ||
		next?.meanings.some(([m]) => m?.is === "unit" && m.unit !== "rooms");
	if (isAmount || meant(next, "perMonth")) return null;
	const named = next?.locality;
	const isSame = named != null && named.kind === "municipality" && named.zips.includes(item.text);
	return { said: { is: "place", locality: zip }, next: at + (isSame ? 2 : 1) };
}

/** `without garden or terrace`: one thing, and further ones after 'or'. */
function readNegation(items: readonly Item[], at: number): Reading | null {
	if (!meant(items[at], "not")) return null;
	let next = at + 1;
	while (next <= at + MAX_WORDS_BEFORE_PLACE && isSmall(items[next])) next += 1;
	if (items[next] === undefined) return { said: { is: "unmet" }, next };
	next += 1;
	for (let more = 0; more < MAX_NEGATED; more += 1) {
		const isMore = meant(items[next], "or") !== null || meant(items[next], "not") !== null;
		if (!isMore || !isThing(items[next + 1])) break;
		next += 2;
	}
	return { said: { is: "unmet" }, next };
}

function isSmall(item: Item | undefined): boolean {
	return meant(item, "filler") !== null || meant(item, "in") !== null;
}

function isThing(item: Item | undefined): boolean {
	return meant(item, "feature") !== null || item?.meanings.some(([m]) => m?.is === "unit") === true;
}

function readWord(items: readonly Item[], at: number, facts: Fact[], before: Before): number {
	const item = items[at];
	if (item === undefined) return at + 1;
	const push = (said: Said) =>
		facts.push({ said, start: item.start, end: item.end, correction: item.correction ?? undefined });
	if (meant(item, "near")) return readNear(items, at, push);
	if (meant(item, "surroundings") && facts.some(({ said }) => said.is === "place")) {
		push({ is: "radius", kilometres: NEAR_KILOMETRES, exact: false });
		return at + 1;
	}
	const compound = item.meanings.find((meaning) => meaning.length > 1);
	const said = compound ? compound.map((meaning) => sayOf(meaning, item)) : [sayOne(items, at, before)];
	for (const one of said) if (one !== null) push(one);
	return at + 1;
}

/** 'Near' before a locality is a radius; otherwise it has no filter. */
function readNear(items: readonly Item[], at: number, push: (said: Said) => void): number {
	let next = at + 1;
	while (next <= at + MAX_WORDS_BEFORE_PLACE && isSmall(items[next])) next += 1;
	const item = items[next];
	const isLocality =
		item?.locality != null || (item?.meanings.length === 0 && item.number === null && item.sign === null);
	if (isLocality) push({ is: "radius", kilometres: NEAR_KILOMETRES, exact: false });
	return at + 1;
}

/** Selects an item's meaning in its context. */
function sayOne(items: readonly Item[], at: number, before: Before): Said | null {
	const item = items[at];
	if (item === undefined) return null;
	if (item.sign !== null) return null;
	const state = meant(item, "state") ?? meant(item, "goal") ?? meant(item, "feature") ?? meant(item, "count");
	if (state) return sayOf(state, item);
	const type = meant(item, "type");
	if (type || item.types.length > 0) return sayType(type?.kind ?? null, items, at, before);
	if (
		meant(item, "unmet") ||
		meant(item, "energy") ||
		meant(item, "built") ||
		meant(item, "perMonth") ||
		meant(item, "allIn")
	)
		return { is: "unmet" };
	return item.meanings.length > 0 || isFiller(item.text) ? null : { is: "word" };
}

function sayOf(meaning: Meaning, item: Item): Said | null {
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
			return countIn(meaning);
	}
}

/** After another type, a garage is an amenity and land is the plot; next to 'or' they are types. */
function sayType(kind: Kind | null, items: readonly Item[], at: number, { hasType }: Before): Said {
	const ids = items[at]?.types ?? [];
	const isChoice = meant(items[at - 1], "or") !== null || meant(items[at + 1], "or") !== null;
	if (hasType && kind !== "garage" && kind !== "parking" && isJoined(items, at)) return { is: "unmet" };
	const hasOther =
		hasType || items.some((other, index) => index !== at && (isMainType(other) || (index < at && isOfDwelling(other))));
	if ((kind === "garage" || kind === "parking") && hasOther && !isChoice) {
		const measure = kind === "garage" ? "garages" : "parkings";
		return { is: "measure", measure, min: 1, max: null, monthly: false };
	}
	return kind === "land" && hasType && !isChoice ? { is: "unmet" } : { is: "type", kind, ids };
}

/** Whether an item is an addition to something: `house with an office`, `2 bedrooms + office`. */
function isJoined(items: readonly Item[], at: number): boolean {
	const before = beforeFillers(items, at);
	if (joins(items[before])) return true;
	const isMore = meant(items[before], "or") !== null || meant(items[before], "and") !== null;
	return isMore && meant(items[before - 1], "type") !== null && isJoined(items, before - 1);
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
