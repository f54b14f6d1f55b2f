import { languages } from "../../language";
import { dealTerms } from "../../property/deal-terms";
import type { Goal } from "../../property/property";
import { columns } from "../columns";
import type { Fact, ParsedFact } from "./fact";
import { factsOf } from "./facts";
import type { FilterName, SentenceSearch } from "./filters";
import { isListed, type NamedLocality, selectLocalities, withoutParentTypes } from "./listed";
import { features } from "./meaning";
import type { SentenceContext } from "./sentence-context";
import { MAX_SENTENCE_LENGTH } from "./tokens";
import { matchTypes } from "./types";

/** Words of the sentence and their parameter. */
type Understood = { text: string; filter: FilterName };

export type Understanding = {
	search: SentenceSearch;
	understood: Understood[];
	/** Unknown words, in order. */
	unknown: string[];
	/** Misspelt words and their corrections. */
	corrected: { text: string; as: string }[];
	/** Words that no filter uses, in order: listings whose text contains them come first, and none is filtered out. */
	rest: string;
};

export type UnderstandOptions = {
	/** Used when neither the sentence nor its price implies a goal. */
	goal?: Goal;
};

/** A lower price means renting, a higher one buying. */
const HIGHEST_RENT = 10_000;
const WIDEST_RADIUS = 100;

/** Parses a sentence into a search, in time proportional to its bounded length. Never throws. */
export function understand(sentence: string, context: SentenceContext, options: UnderstandOptions = {}): Understanding {
	const text = sentence.slice(0, MAX_SENTENCE_LENGTH);
	const facts = factsInAnyLanguage(text, context);
	const isSale = facts.some(
		({ parsed }) =>
			(parsed.is === "goal" && parsed.goal === "sale") || (parsed.is === "measure" && parsed.isLoan === true),
	);
	const reader = createReader({ text, context, isSale });
	for (const fact of facts) reader.read(fact);
	return reader.finish(goalOf(facts, options.goal ?? "sale"));
}

/** Parses in the page's language, unless another one leaves fewer unknown words. */
function factsInAnyLanguage(text: string, context: SentenceContext): Fact[] {
	let best = factsOf(text, context);
	for (const language of languages) {
		if (language === context.language || unknownIn(best) === 0) continue;
		const facts = factsOf(text, { ...context, language });
		if (unknownIn(facts) < unknownIn(best)) best = facts;
	}
	return best;
}

function unknownIn(facts: readonly Fact[]): number {
	return facts.filter(({ parsed }) => parsed.is === "word").length;
}

function goalOf(facts: readonly Fact[], fallback: Goal): Goal {
	for (const { parsed } of facts) if (parsed.is === "goal") return parsed.goal;
	for (const { parsed } of facts) {
		if (parsed.is !== "measure" || parsed.measure !== "price") continue;
		if (parsed.isLoan) return "sale";
		if (parsed.monthly) return "rent";
		const price = parsed.max ?? parsed.min;
		if (price !== null) return price < HIGHEST_RENT ? "rent" : "sale";
	}
	return fallback;
}

type Reading = {
	text: string;
	context: SentenceContext;
	/** The sentence is about buying, so a monthly amount is a loan's. */
	isSale: boolean;
};

function createReader({ text, context, isSale }: Reading) {
	const search: Omit<SentenceSearch, "goal"> = {};
	const understood: Understood[] = [];
	const corrected: { text: string; as: string }[] = [];
	const left: { text: string; isKnown: boolean }[] = [];
	const localities: NamedLocality[] = [];
	let radius: { kilometres: number; exact: boolean; fact: Fact } | null = null;
	let goal: Goal | null = null;
	let lastType: Fact | null = null;
	const wordsOf = ({ start, end }: Fact) => text.slice(start, end);
	const addLeftover = (fact: Fact, isKnown: boolean) => left.push({ text: wordsOf(fact), isKnown });
	const addUnderstood = (fact: Fact, filter: FilterName) => understood.push({ text: wordsOf(fact), filter });

	function readType(fact: Fact, parsed: Extract<ParsedFact, { is: "type" }>) {
		const meant = matchTypes(parsed.kind, parsed.ids, context.types);
		if (meant === null) return addLeftover(fact, false);
		const isBeside = lastType !== null && !isListed(text, lastType, fact);
		const all = [...new Set([...(search.type ?? []), ...meant.ids])];
		search.type = (isBeside ? withoutParentTypes(all, context.types) : all).sort((a, b) => a - b);
		lastType = fact;
		addUnderstood(fact, "type");
		if (!meant.isWhole) addLeftover(fact, false);
	}

	function readMeasure(fact: Fact, { measure, min, max, monthly, isAllIn }: Extract<ParsedFact, { is: "measure" }>) {
		// Monthly cost of a loan, or a rent including charges.
		const ends = columns[monthly && (isSale || isAllIn) ? "monthly" : measure];
		const asked = [
			{ name: ends.min, value: min },
			{ name: ends.max, value: max },
		].flatMap(({ name, value }) => (name === null || value === null ? [] : [{ name, value }]));
		const low = min ?? search[ends.min];
		const high = max ?? (ends.max === null ? undefined : search[ends.max]);
		const isEmpty = low !== undefined && high !== undefined && low > high;
		if (isEmpty || asked.some(({ name }) => search[name] !== undefined)) return addLeftover(fact, true);
		for (const { name, value } of asked) {
			search[name] = Math.round(value);
			addUnderstood(fact, name);
		}
	}

	function readLocalities() {
		const { taken, left: others } = selectLocalities(text, localities);
		for (const { fact } of others) addLeftover(fact, true);
		const [only] = taken;
		if (only && taken.length === 1 && only.locality.kind !== "postcode")
			search.city = only.locality.names[context.language];
		else if (taken.length > 0) search.zip = [...new Set(taken.flatMap(({ locality }) => locality.zips))].sort();
		for (const { fact } of taken) addUnderstood(fact, search.city === undefined ? "zip" : "city");
	}

	function readRadius() {
		if (radius === null) return;
		const { kilometres, exact, fact } = radius;
		if (localities.length > 0 && kilometres > 0 && kilometres <= WIDEST_RADIUS) {
			search.radius = kilometres;
			addUnderstood(fact, "radius");
		} else if (exact) addLeftover(fact, true);
	}

	return {
		read(fact: Fact) {
			const { parsed, correction } = fact;
			if (correction !== undefined) corrected.push({ text: wordsOf(fact), as: correction });
			if (parsed.is === "type") readType(fact, parsed);
			else if (parsed.is === "measure") readMeasure(fact, parsed);
			else if (parsed.is === "place") localities.push({ locality: parsed.locality, fact });
			else if (parsed.is === "radius") radius = radius?.exact ? radius : { ...parsed, fact };
			else if (parsed.is === "goal") {
				if (goal !== null && goal !== parsed.goal) addLeftover(fact, true);
				else addUnderstood(fact, "goal");
				goal ??= parsed.goal;
			} else if (parsed.is === "deal") {
				if (goal !== dealTerms[parsed.deal].goal) return;
				search.deal = [...new Set([...(search.deal ?? []), parsed.deal])];
				addUnderstood(fact, "deal");
			} else if (parsed.is === "feature") {
				search[parsed.feature] = true;
				addUnderstood(fact, parsed.feature);
			} else if (parsed.is === "epc") {
				search.epc = [...parsed.labels];
				addUnderstood(fact, "epc");
			} else if (parsed.is === "state") {
				search.state = [parsed.state];
				addUnderstood(fact, "state");
			} else addLeftover(fact, parsed.is === "unsupported");
		},
		finish(meantGoal: Goal): Understanding {
			readLocalities();
			readRadius();
			const rest = left.map((each) => each.text).join(" ");
			// A sentence without any meaning is search text: a reference, a street, a name.
			const isText = understood.length === 0 && left.some(({ isKnown }) => !isKnown);
			if (isText) search.q = rest;
			const unknown = left.flatMap((each) => (each.isKnown ? [] : [each.text]));
			return { search: { goal: meantGoal, ...search }, understood, unknown, corrected, rest };
		},
	};
}

const plainFilters: ReadonlySet<FilterName> = new Set(["goal", "type", "state", ...features]);

/**
 * Whether a text is a sentence rather than search text: it has a locality, a price, rooms, a surface or a label, or two
 * other facts. A reference, a street or a single plain word is not.
 */
export function isSentence({ understood, rest }: Understanding): boolean {
	if (/\d/.test(rest) && understood.every(({ filter }) => filter === "city" || filter === "zip")) return false;
	const filters = new Set(understood.map(({ filter }) => filter));
	return filters.size > 1 || understood.some(({ filter }) => !plainFilters.has(filter));
}
