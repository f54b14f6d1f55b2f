import { languages } from "../../language";
import type { Goal } from "../../property/property";
import type { LocalityMeant } from "../locality-meant";
import { LONGEST_LIST } from "../search";
import type { Fact, Said } from "./fact";
import { factsOf } from "./facts";
import { endsOf, type FilterName, type SentenceSearch, withoutFilter } from "./filters";
import { features } from "./meaning";
import { LONGEST_SENTENCE } from "./tokens";
import { typesOf } from "./types";
import type { World } from "./world";

/** Words of the sentence and the parameter that they were mapped to. */
export type Understood = { text: string; filter: FilterName };

export type Understanding = {
	search: SentenceSearch;
	understood: Understood[];
	/** The words that no filter uses, in order. Unknown ones are also searched as text (`q`). */
	rest: string;
};

export type UnderstandOptions = {
	/** The default goal, where neither the sentence nor its price implies one. */
	goal?: Goal;
	/** Parameters without a filter. */
	without?: ReadonlySet<FilterName>;
};

/** A price below this means renting, one above it buying. */
const HIGHEST_RENT = 10_000;
const WIDEST_RADIUS = 100;

/** Parses a sentence into a search, in time proportional to its bounded length. Never throws. */
export function understand(sentence: string, world: World, options: UnderstandOptions = {}): Understanding {
	const text = sentence.slice(0, LONGEST_SENTENCE);
	const reader = createReader(text, world, options.without ?? withoutFilter);
	const facts = factsInAnyLanguage(text, world);
	for (const fact of facts) reader.read(fact);
	return reader.finish(goalOf(facts, options.goal ?? "sale"));
}

/** Parsed in the page's language, unless another one leaves fewer unknown words. */
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
		if (said.monthly) return "rent";
		const price = said.max ?? said.min;
		if (price !== null) return price < HIGHEST_RENT ? "rent" : "sale";
	}
	return fallback;
}

function createReader(text: string, world: World, without: ReadonlySet<FilterName>) {
	const search: Omit<SentenceSearch, "goal"> = {};
	const understood: Understood[] = [];
	const left: { text: string; isKnown: boolean }[] = [];
	const localities: { locality: LocalityMeant; fact: Fact }[] = [];
	let radius: { kilometres: number; exact: boolean; fact: Fact } | null = null;
	let goal: Goal | null = null;
	const wordsOf = ({ start, end }: Fact) => text.slice(start, end);
	const keep = (fact: Fact, isKnown: boolean) => left.push({ text: wordsOf(fact), isKnown });
	const note = (fact: Fact, filter: FilterName) => understood.push({ text: wordsOf(fact), filter });

	function readType(fact: Fact, said: Extract<Said, { is: "type" }>) {
		const meant = typesOf(said.kind, said.ids, world.types);
		if (meant === null) return keep(fact, false);
		search.type = [...new Set([...(search.type ?? []), ...meant.ids])].sort((a, b) => a - b);
		note(fact, "type");
		if (!meant.isWhole) keep(fact, false);
	}

	function readMeasure(fact: Fact, { measure, min, max }: Extract<Said, { is: "measure" }>) {
		const ends = endsOf[measure];
		const asked = [
			{ name: ends.min, value: min },
			{ name: ends.max, value: max },
		].flatMap(({ name, value }) => (name === null || value === null ? [] : [{ name, value }]));
		if (asked.some(({ name }) => without.has(name) || search[name] !== undefined)) return keep(fact, true);
		for (const { name, value } of asked) {
			search[name] = Math.round(value);
			note(fact, name);
		}
	}

	function readLocalities() {
		const named = localities.filter(({ locality }) => !localities.some((other) => isPart(other.locality, locality)));
		const zips = new Set(named.flatMap(({ locality }) => locality.zips));
		const fits =
			named.length < 2 || (named.every(({ locality }) => locality.zips.length > 0) && zips.size <= LONGEST_LIST);
		const taken = fits ? named : named.slice(0, 1);
		for (const { fact } of named.slice(taken.length)) keep(fact, true);
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
			const { said } = fact;
			if (said.is === "type") readType(fact, said);
			else if (said.is === "measure") readMeasure(fact, said);
			else if (said.is === "place") localities.push({ locality: said.locality, fact });
			else if (said.is === "radius") radius = radius?.exact ? radius : { ...said, fact };
			else if (said.is === "goal") {
				if (goal !== null && goal !== said.goal) keep(fact, true);
				else note(fact, "goal");
				goal ??= said.goal;
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
			const words = left.filter(({ isKnown }) => !isKnown).map((each) => each.text);
			if (words.length > 0) search.q = words.join(" ");
			const rest = left.map((each) => each.text).join(" ");
			return { search: { goal: meantGoal, ...search }, understood, rest };
		},
	};
}

/** Whether a locality is within another one named next to it: `9000 Gent` is the postcode. */
function isPart(part: LocalityMeant, whole: LocalityMeant): boolean {
	return (
		part !== whole &&
		part.zips.length > 0 &&
		part.zips.length < whole.zips.length &&
		part.zips.every((zip) => whole.zips.includes(zip))
	);
}

const plainFilters: ReadonlySet<FilterName> = new Set(["goal", "type", "state", ...features]);

/**
 * Whether a text is a sentence rather than search text: it has a locality, a price, rooms, a surface or a label,
 * or two other things at once. A reference, a street or a single plain word is not.
 */
export function isSentence({ understood, search }: Understanding): boolean {
	if (/\d/.test(search.q ?? "") && understood.every(({ filter }) => filter === "city" || filter === "zip"))
		return false;
	const filters = new Set(understood.map(({ filter }) => filter));
	return filters.size > 1 || understood.some(({ filter }) => !plainFilters.has(filter));
}
