import type { Language } from "../language";
import { dutch } from "./dutch";
import { english } from "./english";
import { french } from "./french";
import { german } from "./german";
import { HUNDRED, type Lexicon, type Meaning, THOUSAND } from "./lexicon";

const lexicons: Readonly<Record<Language, Lexicon>> = { nl: dutch, fr: french, en: english, de: german };

const currency: Readonly<Record<Language, (amount: number) => string>> = {
	nl: () => "euro",
	// A round million takes a preposition: "un million d'euros".
	fr: (amount) => (amount >= 1_000_000 && amount % 1_000_000 === 0 ? "d’euros" : amount > 1 ? "euros" : "euro"),
	en: (amount) => (amount > 1 ? "euros" : "euro"),
	de: () => "Euro",
};

/** Writes a whole amount in euro, 1 to 999,999,999, in words: `driehonderdduizend euro`. */
export function amountInWords(amount: number, language: Language): string {
	return `${lexicons[language].write(amount)} ${currency[language](amount)}`;
}

/** In characters: several times the longest amount. */
export const MAX_WORDS_LENGTH = 400;

/**
 * Parses a whole amount in euro written in words in any of the four languages, with or without currency; null when
 * invalid or too long. Ignores hyphens, spaces, capitals and accents.
 */
export function readAmountInWords(text: string): number | null {
	for (const lexicon of Object.values(lexicons)) {
		const amount = readIn(text, lexicon);
		if (amount !== null) return amount;
	}
	return null;
}

export function isAmountIn(text: string, language: Language): boolean {
	return readIn(text, lexicons[language]) !== null;
}

function readIn(text: string, lexicon: Lexicon): number | null {
	if (text.length > MAX_WORDS_LENGTH) return null;
	const words = wordsOf(lettersOf(text), lexicon.meanings);
	return words && amountOf(words, lexicon);
}

const accents = /\p{M}/gu;
const currencyAtEnd = /(?:d['’]\s*|\bd\s+|\bde\s+)?(?:euros?|eur|€)$/;
const separators = /[\s'’.,–‐‑-]+/g;

/** Letters of the number, without separators, accents and currency. */
function lettersOf(text: string): string {
	return text
		.trim()
		.toLowerCase()
		.replaceAll("ß", "ss")
		.normalize("NFD")
		.replace(accents, "")
		.replace(/[\s.]+$/, "")
		.replace(currencyAtEnd, "")
		.replace(separators, "");
}

/** Splits letters into number words, longest match first; null when impossible. */
function wordsOf(letters: string, meanings: ReadonlyMap<string, Meaning>): Meaning[] | null {
	const known = [...meanings].sort(([a], [b]) => b.length - a.length);
	/** For each position from which the rest can be split, the word there; empty at the end. */
	const wordAt = new Map<number, string>([[letters.length, ""]]);
	for (let at = letters.length - 1; at >= 0; at -= 1) {
		const found = known.find(([word]) => letters.startsWith(word, at) && wordAt.has(at + word.length));
		if (found) wordAt.set(at, found[0]);
	}
	if (!wordAt.has(0)) return null;
	const words: Meaning[] = [];
	for (let at = 0; at < letters.length; ) {
		const word = wordAt.get(at) ?? "";
		const meaning = meanings.get(word);
		if (meaning !== undefined) words.push(meaning);
		at += word.length;
	}
	return words;
}

/** Adds up number words: groups below a thousand, each with a smaller scale than the previous one. */
function amountOf(words: readonly Meaning[], lexicon: Lexicon): number | null {
	let [total, at, scale] = [0, 0, Number.POSITIVE_INFINITY];
	while (at < words.length) {
		if (total > 0 && words[at] === "and") at += 1;
		const group = belowThousand(words, at, lexicon);
		at = group?.next ?? at;
		const next = words[at];
		const isScaled = typeof next === "number" && next >= THOUSAND;
		if (!group && !isScaled) return null;
		if (isScaled && next >= scale) return null;
		if (!isScaled && at < words.length) return null;
		total += (group?.value ?? 1) * (isScaled ? next : 1);
		if (isScaled) at += 1;
		scale = isScaled ? next : 1;
	}
	return total > 0 ? total : null;
}

type Group = { value: number; next: number };

/** Reads hundreds and the rest below a hundred; also forms such as "fifteen hundred". */
function belowThousand(words: readonly Meaning[], at: number, lexicon: Lexicon): Group | null {
	const first = lexicon.belowHundred(words, at);
	const behind = first?.next ?? at;
	if (words[behind] !== HUNDRED) return first;
	const hundreds = (first?.value ?? 1) * HUNDRED;
	const rest = lexicon.belowHundred(words, words[behind + 1] === "and" ? behind + 2 : behind + 1);
	return rest ? { value: hundreds + rest.value, next: rest.next } : { value: hundreds, next: behind + 1 };
}
