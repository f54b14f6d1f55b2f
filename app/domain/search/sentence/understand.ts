import { languages } from "../../language";
import { dealTerms } from "../../property/deal-terms";
import type { Goal } from "../../property/property";
import { columns } from "../columns";
import type { Fact, Said } from "./fact";
import { factsOf } from "./facts";
import type { FilterName, SentenceSearch } from "./filters";
import { isListed, meantOf, type NamedLocality, withoutFamilies } from "./listed";
import { features } from "./meaning";
import { MAX_SENTENCE_LENGTH } from "./tokens";
import { typesOf } from "./types";
import type { World } from "./world";

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
export function understand(sentence: string, world: World, options: UnderstandOptions = {}): Understanding {
	const text = sentence.slice(0, MAX_SENTENCE_LENGTH);
	const facts = factsInAnyLanguage(text, world);
	const isSale = facts.some(
		({ said }) => (said.is === "goal" && said.goal === "sale") || (said.is === "measure" && said.isLoan === true),
	);
	const reader = createReader({ text, world, isSale });
	for (const fact of facts) reader.read(fact);
	return reader.finish(goalOf(facts, options.goal ?? "sale"));
}

/** Parses in the page's language, unless another one leaves fewer unknown words. */
function factsInAnyLanguage(text: string, world: World): Fact[] {
	let best = factsOf(text, world);
	for (const language of languages) {
		if (language === world.language || unknownIn(best) === 0) continue;
		const facts = factsOf(text, { ...world, language });
		if (unknownIn(facts) < unknownIn(best)) best = facts;
	}
	return best;
}

function unknownIn(facts: readonly Fact[]): number {
	return facts.filter(({ said }) => said.is === "word").length;
}

function goalOf(facts: readonly Fact[], fallback: Goal): Goal {
	for (const { said } of facts) if (said.is === "goal") return said.goal;
	for (const { said } of facts) {
		if (said.is !== "measure" || said.measure !== "price") continue;
		if (said.isLoan) return "sale";
		if (said.monthly) return "rent";
		const price = said.max ?? said.min;
		if (price !== null) return price < HIGHEST_RENT ? "rent" : "sale";
	}
	return fallback;
}

type Reading = {
	text: string;
	world: World;
	/** The sentence is about buying, so a monthly amount is a loan's. */
	isSale: boolean;
};

function createReader({ text, world, isSale }: Reading) {
	const search: Omit<SentenceSearch, "goal"> = {};
	const understood: Understood[] = [];
	const corrected: { text: string; as: string }[] = [];
	const left: { text: string; isKnown: boolean }[] = [];
	const localities: NamedLocality[] = [];
	let radius: { kilometres: number; exact: boolean; fact: Fact } | null = null;
	let goal: Goal | null = null;
	let lastType: Fact | null = null;
	const wordsOf = ({ start, end }: Fact) => text.slice(start, end);
	const keep = (fact: Fact, isKnown: boolean) => left.push({ text: wordsOf(fact), isKnown });
	const note = (fact: Fact, filter: FilterName) => understood.push({ text: wordsOf(fact), filter });

	function readType(fact: Fact, said: Extract<Said, { is: "type" }>) {
		const meant = typesOf(said.kind, said.ids, world.types);
		if (meant === null) return keep(fact, false);
		const isBeside = lastType !== null && !isListed(text, lastType, fact);
		const all = [...new Set([...(search.type ?? []), ...meant.ids])];
		search.type = (isBeside ? withoutFamilies(all, world.types) : all).sort((a, b) => a - b);
		lastType = fact;
		note(fact, "type");
		if (!meant.isWhole) keep(fact, false);
	}

	function readMeasure(fact: Fact, { measure, min, max, monthly, isAllIn }: Extract<Said, { is: "measure" }>) {
		// Monthly cost of a loan, or a rent including charges.
		const ends = columns[monthly && (isSale || isAllIn) ? "monthly" : measure];
		const asked = [
			{ name: ends.min, value: min },
			{ name: ends.max, value: max },
		].flatMap(({ name, value }) => (name === null || value === null ? [] : [{ name, value }]));
		const low = min ?? search[ends.min];
		const high = max ?? (ends.max === null ? undefined : search[ends.max]);
		const isEmpty = low !== undefined && high !== undefined && low > high;
		if (isEmpty || asked.some(({ name }) => search[name] !== undefined)) return keep(fact, true);
		for (const { name, value } of asked) {
			search[name] = Math.round(value);
			note(fact, name);
		}
	}

	function readLocalities() {
		const { taken, left: others } = meantOf(text, localities);
		for (const { fact } of others) keep(fact, true);
		const [only] = taken;
		if (only && taken.length === 1 && only.locality.kind !== "postcode")
			search.city = only.locality.names[world.language];
		else if (taken.length > 0) search.zip = [...new Set(taken.flatMap(({ locality }) => locality.zips))].sort();
		for (const { fact } of taken) note(fact, search.city === undefined ? "zip" : "city");
	}

	function readRadius() {
		if (radius === null) return;
		const { kilometres, exact, fact } = radius;
		if (localities.length > 0 && kilometres > 0 && kilometres <= WIDEST_RADIUS) {
			search.radius = kilometres;
			note(fact, "radius");
		} else if (exact) keep(fact, true);
	}

	return {
		read(fact: Fact) {
			const { said, correction } = fact;
			if (correction !== undefined) corrected.push({ text: wordsOf(fact), as: correction });
			if (said.is === "type") readType(fact, said);
			else if (said.is === "measure") readMeasure(fact, said);
			else if (said.is === "place") localities.push({ locality: said.locality, fact });
			else if (said.is === "radius") radius = radius?.exact ? radius : { ...said, fact };
			else if (said.is === "goal") {
				if (goal !== null && goal !== said.goal) keep(fact, true);
				else note(fact, "goal");
				goal ??= said.goal;
			} else if (said.is === "deal") {
				if (goal !== dealTerms[said.deal].goal) return;
				search.deal = [...new Set([...(search.deal ?? []), said.deal])];
				note(fact, "deal");
			} else if (said.is === "feature") {
				search[said.feature] = true;
				note(fact, said.feature);
			} else if (said.is === "epc") {
				search.epc = [...said.labels];
				note(fact, "epc");
			} else if (said.is === "state") {
				search.state = [said.state];
				note(fact, "state");
			} else keep(fact, said.is === "unmet");
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
