import { isFiller } from "./compile";
import { readEnergy } from "./energy";
import type { Fact, Said } from "./fact";
import { type Item, itemsOf, meant } from "./items";
import type { Kind } from "./kinds";
import type { Meaning } from "./meaning";
import { type Before, countIn, type Reading, readQuantity } from "./quantity";
import type { World } from "./world";
import { readYear } from "./year";

/** The default radius of 'near'. */
export const NEAR_KILOMETRES = 10;
const MOST_WORDS_BEFORE_PLACE = 3;
const MOST_NEGATED = 4;
const SHORTEST_GUESSED = 4;

const referenceWord = /^(?:ref|referentie|reference|referenz|nr|id|numero|nummer|number)$/;

/** The facts of a sentence in order, in one pass: every parser looks a bounded number of words ahead. */
export function factsOf(sentence: string, world: World): Fact[] {
	const items = itemsOf(sentence, world);
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
	const before = beforeOf(facts);
	const take = (reading: Reading | null) => {
		if (reading === null) return null;
		facts.push({ said: reading.said, start: item.start, end: items[reading.next - 1]?.end ?? item.end });
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
		readWord(items, at, facts, before)
	);
}

function beforeOf(facts: readonly Fact[]): Before {
	const types = facts.filter(({ said }) => said.is === "type");
	const last = facts.at(-1)?.said;
	return {
		hasType: types.length > 0,
		isLand: types.some(({ said }) => said.is === "type" && isLand(said.kind)),
		lastIsOutside: last?.is === "feature" && (last.feature === "garden" || last.feature === "terrace"),
	};
}

function isLand(kind: Kind | null): boolean {
	return kind === "land" || kind === "plot" || kind === "field";
}

/** `garden of 300 m²`: there is no filter for the size of a garden. */
function readMeasuredOutside(items: readonly Item[], at: number, before: Before, facts: Fact[]): number | null {
	if (!before.lastIsOutside || !meant(items[at], "filler")) return null;
	const reading = readQuantity(items, at + 1, before);
	if (reading?.said.is !== "unmet") return null;
	facts.push({ said: reading.said, start: items[at]?.start ?? 0, end: items[reading.next - 1]?.end ?? 0 });
	return reading.next;
}

/** A locality with its prepositions; after those also a name that is a close match. */
function readLocality(items: readonly Item[], at: number, world: World): Reading | null {
	const item = items[at];
	if (item === undefined) return null;
	if (item.locality !== null && item.number === null)
		return { said: { is: "place", locality: item.locality }, next: at + 1 };
	const before = items[at - 1];
	const isPromised = meant(before, "in") !== null || meant(before, "near") !== null;
	if (!isPromised || item.meanings.length > 0 || item.types.length > 0 || item.number !== null) return null;
	if (item.sign !== null || item.text.length < SHORTEST_GUESSED) return null;
	const locality = world.localities.like(item.text);
	return locality === null ? null : { said: { is: "place", locality }, next: at + 1 };
}

/** A postcode, unless the number counts something. A locality after it is the same one. */
function readZip(items: readonly Item[], at: number): Reading | null {
	const item = items[at];
	const zip = item?.locality;
	if (item?.number == null || !zip) return null;
	const next = items[at + 1];
	// `4101x` and `ref. 4101` are the agency's own numbers.
	if (next?.start === item.end && next.sign === null && next.meanings.length === 0) return null;
	if (referenceWord.test(items[at - 1]?.text ?? "")) return null;
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

/** `without garden or terrace`: one thing, and more of them behind 'or'. */
function readNegation(items: readonly Item[], at: number): Reading | null {
	if (!meant(items[at], "not")) return null;
	let next = at + 1;
	while (next <= at + MOST_WORDS_BEFORE_PLACE && isSmall(items[next])) next += 1;
	if (items[next] === undefined) return { said: { is: "unmet" }, next };
	next += 1;
	for (let more = 0; more < MOST_NEGATED; more += 1) {
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
	const push = (said: Said) => facts.push({ said, start: item.start, end: item.end });
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

/** 'Near' before a locality is a radius; before anything else it has no filter. */
function readNear(items: readonly Item[], at: number, push: (said: Said) => void): number {
	let next = at + 1;
	while (next <= at + MOST_WORDS_BEFORE_PLACE && isSmall(items[next])) next += 1;
	const item = items[next];
	const isLocality =
		item?.locality != null || (item?.meanings.length === 0 && item.number === null && item.sign === null);
	if (isLocality) push({ is: "radius", kilometres: NEAR_KILOMETRES, exact: false });
	return at + 1;
}

/** Which of its meanings an item has here. */
function sayOne(items: readonly Item[], at: number, before: Before): Said | null {
	const item = items[at];
	if (item === undefined) return null;
	if (item.sign !== null) return null;
	const state = meant(item, "state") ?? meant(item, "goal") ?? meant(item, "feature") ?? meant(item, "count");
	if (state) return sayOf(state, item);
	const type = meant(item, "type");
	if (type || item.types.length > 0) return sayType(type?.kind ?? null, items, at, before);
	if (meant(item, "unmet") || meant(item, "energy") || meant(item, "built") || meant(item, "perMonth"))
		return { is: "unmet" };
	return item.meanings.length > 0 || isFiller(item.text) ? null : { is: "word" };
}

function sayOf(meaning: Meaning, item: Item): Said | null {
	switch (meaning.is) {
		case "goal":
			return { is: "goal", goal: meaning.goal };
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

/** After another type, a garage is an amenity and land is the plot; after 'or' they are types. */
function sayType(kind: Kind | null, items: readonly Item[], at: number, { hasType }: Before): Said {
	const ids = items[at]?.types ?? [];
	const isChoice = meant(items[at - 1], "or") !== null || meant(items[at + 1], "or") !== null;
	const hasOther = hasType || items.some((other, index) => index !== at && isMainType(other));
	if ((kind === "garage" || kind === "parking") && hasOther && !isChoice) {
		const measure = kind === "garage" ? "garages" : "parkings";
		return { is: "measure", measure, min: 1, max: null, monthly: false };
	}
	return kind === "land" && hasType && !isChoice ? { is: "unmet" } : { is: "type", kind, ids };
}

function isMainType(item: Item): boolean {
	return item.meanings.some((meaning) =>
		meaning.some((each) => each.is === "type" && each.kind !== "garage" && each.kind !== "parking"),
	);
}
