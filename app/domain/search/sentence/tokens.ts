import { foldText } from "../../formatting/slug";

/**
 * A word, number or sign of a sentence. Hyphens and apostrophes separate words, so that different spellings compare as
 * equal.
 */
export type Token = {
	kind: "word" | "number" | "sign";
	/** Normalised: lower case, without accents. */
	text: string;
	/** Its position in the sentence. */
	start: number;
	end: number;
	/** Whether a comma or semicolon precedes it. */
	isAfterComma: boolean;
};

/** Longer text is truncated. */
export const MAX_SENTENCE_LENGTH = 200;

/** Digits in groups of three with one kind of separator, or plain digits; both with up to two decimals. */
const NUMBER =
	/\d{1,3}([., \u00A0\u202F])\d{3}(?:\1\d{3}){0,3}(?:(?!\1)[.,]\d{1,2})?(?![.,]?\d)|\d{1,12}(?:[.,]\d{1,2}(?!\d))?/y;
/** The dash for no cents, after an amount: `350.000,-`. */
const NO_CENTS = /[.,][-–—]{1,2}(?!\s*\d)/y;
const WORD = /\p{L}[\p{L}\p{M}\p{N}²]*/uy;
const SIGN = /[<>]=|[€+<>≤≥%/]|[-–](?=\s*[€\d])|[-–](?=\s*[a-i](?![\p{L}\d]))/iuy;
const sameSigns: Readonly<Record<string, string>> = { "–": "-", "<=": "≤", ">=": "≥" };
/** Words before the hyphen of a range, besides a number: a unit of price or surface, or an energy label. */
const BEFORE_HYPHEN = /^(?:k|€|eur|euros?|m2|m|mio|mln|miljoen|millions?|millionen)$/;
const LABEL = /^[a-i+]$/;

/** Splits a sentence into tokens in one pass. */
export function tokensOf(sentence: string): Token[] {
	const text = sentence.slice(0, MAX_SENTENCE_LENGTH);
	const tokens: Token[] = [];
	let at = 0;
	let isAfterComma = false;
	while (at < text.length) {
		const token = readAt(text, at, tokens.at(-1));
		if (token) tokens.push({ ...token, isAfterComma });
		isAfterComma = token === null && (isAfterComma || text[at] === "," || text[at] === ";");
		at = token?.end ?? at + 1;
	}
	return tokens;
}

function readAt(text: string, at: number, before: Token | undefined): Omit<Token, "isAfterComma"> | null {
	const number = matchAt(NUMBER, text, at);
	if (number !== null) {
		const end = at + number.length;
		return { kind: "number", text: number, start: at, end: end + (matchAt(NO_CENTS, text, end)?.length ?? 0) };
	}
	const word = matchAt(WORD, text, at);
	if (word !== null) {
		const folded = foldText(word).replaceAll("²", "2");
		return { kind: "word", text: folded, start: at, end: at + word.length };
	}
	const sign = matchAt(SIGN, text, at);
	if (sign === null) return null;
	// A hyphen is a token only between two numbers or labels; elsewhere it joins words.
	if (/[-–]/.test(sign) && !isRangeFrom(before, text.slice(at + 1).trimStart())) return null;
	return { kind: "sign", text: sameSigns[sign] ?? sign, start: at, end: at + sign.length };
}

function isRangeFrom(before: Token | undefined, after: string): boolean {
	if (/^[€\d]/.test(after)) return before?.kind === "number" || BEFORE_HYPHEN.test(before?.text ?? "");
	return LABEL.test(before?.text ?? "");
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
	pattern.lastIndex = at;
	return pattern.exec(text)?.[0] ?? null;
}
