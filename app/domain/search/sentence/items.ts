import type { SearchableLocality } from "../searchable-localities";
import { normaliseName } from "../searchable-localities";
import { isFiller, meaningsOf, typeWordAtEnd } from "./compile";
import type { Bound, Meaning } from "./meaning";
import { parseNumber } from "./numbers";
import type { SentenceContext } from "./sentence-context";
import { type Token, tokensOf } from "./tokens";

/** A word or phrase of the sentence with its possible meanings. */
export type Item = {
	start: number;
	end: number;
	/** Normalised; words of a phrase are joined by spaces. */
	text: string;
	number: number | null;
	sign: string | null;
	/** Whether a comma or semicolon precedes it. */
	isAfterComma: boolean;
	meanings: readonly (readonly Meaning[])[];
	locality: SearchableLocality | null;
	/** The correction of a misspelt word. */
	correction: string | null;
	/** The agency's types with this name. */
	types: readonly number[];
};

const MAX_PHRASE_LENGTH = 7;

/** Locality names that are also common words; taken as localities only in a fitting context. */
export const ambiguousNames: ReadonlySet<string> = new Set(
	"ans as ath bech bree court esch fontaine forest geer hal halle ham hamme haren heers herne hove jette laken lede lens lint lo marke moen muizen niel peer puurs spa strassen wahl wellen zele".split(
		" ",
	),
);

const street = /(?:straat|laan|steenweg|plein|dreef|kaai|weg|strasse|platz|allee|gasse)$/;
const streetWord = /^(?:rue|avenue|av|chaussee|boulevard|quai|chemin|allee|square|clos|sentier|impasse|dreve)$/;
const MIN_STREET_LENGTH = 7;
const MIN_CORRECTED_LENGTH = 4;
const MIN_COMPOUND_LENGTH = 8;
const MAX_STREET_WORDS = 5;

/** Splits a sentence into phrases, longest first, in one pass. */
export function itemsOf(sentence: string, context: SentenceContext): Item[] {
	const tokens = tokensOf(sentence);
	const typeNames = namesOfTypes(context);
	const items: Item[] = [];
	let at = 0;
	while (at < tokens.length) {
		const { item, used } = itemAt(tokens, at, context, typeNames, items);
		items.push(item);
		at += used;
	}
	return items;
}

function namesOfTypes(context: SentenceContext): ReadonlyMap<string, readonly number[]> {
	const names = new Map<string, number[]>();
	for (const { id, names: all } of context.types) {
		for (const name of new Set(all.map(normaliseName))) {
			if (name !== "") names.set(name, [...(names.get(name) ?? []), id]);
		}
	}
	return names;
}

function plainItem(token: Token): Item {
	return {
		start: token.start,
		end: token.end,
		text: token.text,
		number: token.kind === "number" ? parseNumber(token.text) : null,
		sign: token.kind === "sign" ? token.text : null,
		isAfterComma: token.isAfterComma,
		meanings: [],
		locality: null,
		correction: null,
		types: [],
	};
}

type Read = { item: Item; used: number };

function itemAt(
	tokens: readonly Token[],
	at: number,
	context: SentenceContext,
	typeNames: ReadonlyMap<string, readonly number[]>,
	before: readonly Item[],
): Read {
	const first = tokens[at];
	if (first === undefined) throw new RangeError("no token there");
	const alone = plainItem(first);
	if (first.kind === "number") {
		return {
			item: { ...alone, locality: /^\d{4}$/.test(first.text) ? context.localities.byName(first.text) : null },
			used: 1,
		};
	}
	if (first.kind === "sign") return { item: alone, used: 1 };
	const wordsAhead = countWords(tokens, at);
	const isLocalityExpected = expectsLocality(before) || followsType(before) || followsLocality(before);
	for (let length = wordsAhead; length > 0; length -= 1) {
		const text = phraseOf(tokens, at, length);
		const last = tokens[at + length - 1] ?? first;
		const locality = localityNamed(text, context, isLocalityExpected);
		const meanings = meaningsOf(text, context.language) ?? [];
		const types = typeNames.get(text) ?? [];
		if (locality === null && meanings.length === 0 && types.length === 0) continue;
		const isLocality = locality !== null && (isLocalityExpected || meanings.length === 0);
		const read = {
			item: {
				...alone,
				text,
				end: last.end,
				meanings: isLocality ? [] : meanings,
				types: isLocality ? [] : types,
				locality: isLocality ? locality : null,
			},
			used: length,
		};
		return (length === 1 && streetAt(tokens, at, alone)) || read;
	}
	return streetAt(tokens, at, alone) ?? { item: corrected(alone, context), used: 1 };
}

/** Resolves an unknown word: a compound takes its type's meaning; a misspelt word the corrected one's. */
function corrected(item: Item, context: SentenceContext): Item {
	const ending = item.text.length < MIN_COMPOUND_LENGTH ? null : typeWordAtEnd(item.text, context.language);
	if (ending !== null) return { ...item, meanings: meaningsOf(ending, context.language) ?? [] };
	const isRight = item.text.length < MIN_CORRECTED_LENGTH || context.localities.byName(item.text) !== null;
	const word = isRight ? null : context.correctionOf(item.text);
	return word === null ? item : { ...item, meanings: meaningsOf(word, context.language) ?? [], correction: word };
}

function countWords(tokens: readonly Token[], at: number): number {
	let count = 1;
	while (count < MAX_PHRASE_LENGTH && isPhraseWord(tokens[at + count])) count += 1;
	return count;
}

/** Digits occur in some phrases (`2 façades`). */
function isPhraseWord(token: Token | undefined): boolean {
	return token?.kind === "word" || (token?.kind === "number" && token.text.length === 1);
}

function phraseOf(tokens: readonly Token[], at: number, length: number): string {
	return tokens
		.slice(at, at + length)
		.map((token) => token.text)
		.join(" ");
}

function localityNamed(text: string, context: SentenceContext, isLocalityExpected: boolean): SearchableLocality | null {
	return !isLocalityExpected && ambiguousNames.has(text) ? null : context.localities.byName(text);
}

/** Whether a locality must follow: after a preposition of place, ambiguous ones included, or after `5 km from`. */
function expectsLocality(before: readonly Item[]): boolean {
	const last = before.at(-1);
	const isWhere = last?.meanings.some(([meaning]) => meaning?.is === "in" || meaning?.is === "near") ?? false;
	const isDistance = before
		.at(-2)
		?.meanings.some(([meaning]) => meaning?.is === "unit" && meaning.unit === "kilometres");
	return isWhere || isDistance === true;
}

/** `house Jette`: an ambiguous name directly after a type or a goal. */
function followsType(before: readonly Item[]): boolean {
	const last = before.at(-1);
	return last?.meanings.some(([meaning]) => meaning?.is === "type" || meaning?.is === "goal") ?? false;
}

/** `Uccle or Forest`. */
function followsLocality(before: readonly Item[]): boolean {
	const isMore = findMeaning(before.at(-1), "or") !== null || findMeaning(before.at(-1), "and") !== null;
	return isMore && before.at(-2)?.locality != null;
}

/** A street with its number is one item, whatever words its name contains. */
function streetAt(tokens: readonly Token[], at: number, alone: Item): Read | null {
	let used = 0;
	if (alone.text.length >= MIN_STREET_LENGTH && street.test(alone.text) && meaningsOf(alone.text, "nl") === null)
		used = 1;
	else if (streetWord.test(alone.text)) used = wordsOfStreet(tokens, at);
	if (used === 0) return null;
	const number = tokens[at + used];
	if (number?.kind === "number" && Number(number.text) < 1_000) used += 1;
	const end = tokens[at + used - 1]?.end ?? alone.end;
	return { item: { ...alone, end, text: "street", meanings: [], locality: null, types: [] }, used };
}

/**
 * Number of words of a street: `rue de la Station`, `avenue Louise` (articles and one name). 0 when no name follows.
 */
function wordsOfStreet(tokens: readonly Token[], at: number): number {
	let used = 1;
	while (used < MAX_STREET_WORDS && tokens[at + used]?.kind === "word" && isFiller(tokens[at + used]?.text ?? ""))
		used += 1;
	if (tokens[at + used]?.kind !== "word") return 0;
	used += 1;
	return used;
}

/** Returns an item's meaning of the given kind, if any. */
export function findMeaning<Is extends Meaning["is"]>(
	item: Item | undefined,
	is: Is,
): Extract<Meaning, { is: Is }> | null {
	for (const meaning of item?.meanings ?? []) {
		const [first] = meaning;
		if (meaning.length === 1 && first?.is === is) return first as Extract<Meaning, { is: Is }>;
	}
	return null;
}

/** The bound that a word or sign puts on the number after it. */
export function boundOf(item: Item | undefined): Bound | null {
	const bound = findMeaning(item, "bound")?.bound;
	if (bound !== undefined) return bound;
	if (item?.sign === "<" || item?.sign === "≤" || findMeaning(item, "to")) return "max";
	return item?.sign === ">" || item?.sign === "≥" ? "min" : null;
}

/** Whether a link leads to the upper end of a range: `200-300`, `200 to 300`, `between 200 and 300`. */
export function isRangeLink(link: Item | undefined, isBetween: boolean): boolean {
	return (
		link?.sign === "-" ||
		findMeaning(link, "to") !== null ||
		findMeaning(link, "in")?.to === true ||
		(isBetween && findMeaning(link, "and") !== null)
	);
}

/** Words that join a criterion to the previous one. */
const joining: ReadonlySet<string> = new Set(["met", "avec", "with", "mit", "plus", "inclusief", "incl"]);
const MAX_FILLERS = 2;

export function isJoiningWord(item: Item | undefined): boolean {
	return item?.sign === "+" || joining.has(item?.text ?? "");
}

/** Index of the item before `at`, skipping filler words that do not join. */
export function indexBeforeFillers(items: readonly Item[], at: number): number {
	let before = at - 1;
	while (
		before >= 0 &&
		before >= at - MAX_FILLERS &&
		findMeaning(items[before], "filler") &&
		!isJoiningWord(items[before])
	)
		before -= 1;
	return before;
}
