import { foldText } from "../../formatting/slug";
import type { Language } from "../../language";
import { languages } from "../../language";
import { dealTerms } from "../../property/deal-terms";
import { keysOf } from "../../records";
import { dealPhrases } from "./deal-phrases";
import { featurePhrases } from "./feature-phrases";
import type { Kind } from "./kinds";
import { dutch } from "./lexicon/dutch";
import { english } from "./lexicon/english";
import { french } from "./lexicon/french";
import { german } from "./lexicon/german";
import type { Lexicon } from "./lexicon/lexicon";
import { type Bound, features, type Meaning } from "./meaning";

/** Phrases with all their meanings; a meaning is a list, because compounds have several parts. */
type Phrasebook = ReadonlyMap<string, readonly (readonly Meaning[])[]>;

const lexicons: Readonly<Record<Language, Lexicon>> = { nl: dutch, fr: french, en: english, de: german };

/** Phrase lists whose name is their meaning; other lists are added below. */
const plain = keysOf({
	orMore: true,
	orLess: true,
	to: true,
	or: true,
	and: true,
	not: true,
	near: true,
	surroundings: true,
	energy: true,
	built: true,
	after: true,
	before: true,
	priceOf: true,
	rentOf: true,
	loanOf: true,
	livingOf: true,
	groundOf: true,
	perMonth: true,
	allIn: true,
	unsupported: true,
	filler: true,
} satisfies Record<Exclude<keyof Lexicon, AddedSeparately>, true>);

type AddedSeparately =
	| ("goals" | "types" | "newTypes" | "saleTypes" | "rentTypes" | "states" | "units" | "numbers" | "roomTypes")
	| (
			| "in"
			| "inOrTo"
			| "thousand"
			| "hundredThousand"
			| "million"
			| "halfMillion"
			| "doubleGarage"
			| "typeEndings"
			| "moreThan"
			| "lessThan"
	  )
	| Bound;

const bounds = ["min", "max", "between", "about"] as const satisfies readonly Bound[];

function compile(language: Language): Phrasebook {
	const lexicon = lexicons[language];
	const book = new Map<string, Meaning[][]>();
	const add = (phrases: string | undefined, ...meaning: Meaning[]) => {
		for (const phrase of (phrases ?? "").split("|")) {
			if (phrase === "") continue;
			const known = book.get(phrase);
			if (known) known.push(meaning);
			else book.set(phrase, [meaning]);
		}
	};
	const eachKind = (words: Partial<Record<Kind, string>>, before: readonly Meaning[]) => {
		for (const kind of keysOf(words)) add(words[kind], ...before, { is: "type", kind });
	};
	add(lexicon.goals.sale, { is: "goal", goal: "sale" });
	add(lexicon.goals.rent, { is: "goal", goal: "rent" });
	eachKind(lexicon.types, []);
	eachKind(lexicon.newTypes, [{ is: "feature", feature: "newBuild" }]);
	eachKind(lexicon.saleTypes, [{ is: "goal", goal: "sale" }]);
	eachKind(lexicon.rentTypes, [{ is: "goal", goal: "rent" }]);
	for (const feature of features) add(normalisePhrases(featurePhrases[feature][language]), { is: "feature", feature });
	for (const deal of keysOf(dealPhrases))
		add(
			normalisePhrases(dealPhrases[deal][language]),
			{ is: "goal", goal: dealTerms[deal].goal },
			{ is: "deal", deal },
		);
	for (const state of keysOf(lexicon.states)) add(lexicon.states[state], { is: "state", state });
	for (const unit of keysOf(lexicon.units)) add(lexicon.units[unit], { is: "unit", unit });
	for (const bound of bounds) add(lexicon[bound], { is: "bound", bound });
	add(lexicon.moreThan, { is: "bound", bound: "min", isStrict: true });
	add(lexicon.lessThan, { is: "bound", bound: "max", isStrict: true });
	for (const name of plain) add(lexicon[name], { is: name });
	add(lexicon.in, { is: "in", to: false });
	add(lexicon.inOrTo, { is: "in", to: true });
	add(lexicon.thousand, { is: "times", factor: 1_000 });
	add(lexicon.hundredThousand, { is: "times", factor: 100_000 });
	add(lexicon.million, { is: "times", factor: 1_000_000 });
	add(lexicon.halfMillion, { is: "number", value: 500_000 });
	add(lexicon.doubleGarage, { is: "count", unit: "garages", value: 2 });
	lexicon.roomTypes.forEach((phrases, index) => {
		add(phrases, { is: "type", kind: "apartment" }, { is: "rooms", value: index + 2 });
	});
	lexicon.numbers.forEach((phrases, index) => {
		add(phrases, { is: "number", value: index + 1 });
	});
	return book;
}

/** Normalises phrases for comparison. */
export function normalisePhrases(phrases: string): string {
	return foldText(phrases).replaceAll(/['-]/g, " ");
}

const books = new Map<Language, Phrasebook>();

/** The phrases of a language, compiled on first use, as most requests have no sentence. */
function phrasebook(language: Language): Phrasebook {
	let book = books.get(language);
	if (!book) {
		book = compile(language);
		books.set(language, book);
	}
	return book;
}

/** Longer words are recognised in every language, whatever the sentence's language. */
const MAX_OWN_WORD_LENGTH = 2;

/** Meanings of a phrase in the sentence's language, else in another one. */
export function meaningsOf(phrase: string, language: Language): readonly (readonly Meaning[])[] | null {
	const own = phrasebook(language).get(phrase);
	if (own) return own;
	if (phrase.length <= MAX_OWN_WORD_LENGTH) return null;
	for (const other of languages) {
		const found = other === language ? undefined : phrasebook(other).get(phrase);
		if (found) return found;
	}
	return null;
}

/** Whether a word is a stop word in any language. */
export function isFiller(word: string): boolean {
	return languages.some((language) =>
		phrasebook(language)
			.get(word)
			?.some(([meaning]) => meaning?.is === "filler" || meaning?.is === "in" || meaning?.is === "and"),
	);
}

/**
 * Meanings that a misspelt word may be corrected to: search criteria only, as function words differ from others by one
 * letter.
 */
const correctableMeanings: ReadonlySet<Meaning["is"]> = new Set([
	"type",
	"feature",
	"goal",
	"unit",
	"count",
	"rooms",
	"state",
	"deal",
]);
const MIN_WORD_LENGTH = 4;

/** Words of a language that misspelt ones can be corrected to. */
export function correctableWords(language: Language): ReadonlySet<string> {
	const words = new Set<string>();
	for (const [phrase, meanings] of phrasebook(language)) {
		if (phrase.length < MIN_WORD_LENGTH || phrase.includes(" ")) continue;
		if (meanings.some((parts) => parts.every(({ is }) => correctableMeanings.has(is)))) words.add(phrase);
	}
	return words;
}

/** Buildings that are no dwelling, such as "ziekenhuis"; people only search near them. */
const otherBuildings =
	/^(?:zieken|stad|gemeente|waren|gast|weeshuis|kranken|rat|kauf|gast|kirchen|schul|park|bade?)(?:huis|haus)/;

/** Returns the type word at the end of a compound (`Seniorenwohnung`); null when there is none. */
export function typeWordAtEnd(word: string, language: Language): string | null {
	if (otherBuildings.test(word)) return null;
	for (const each of [language, ...languages]) {
		const ending = lexicons[each].typeEndings
			.split("|")
			.find((end) => end !== "" && word !== end && word.endsWith(end));
		if (ending !== undefined) return ending;
	}
	return null;
}
