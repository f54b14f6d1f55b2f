import type { Language } from "../language";

/** Letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
	œ: "oe",
	æ: "ae",
	ß: "ss",
	ø: "o",
	đ: "d",
	ð: "d",
	þ: "th",
	ł: "l",
	ħ: "h",
	ı: "i",
	ŋ: "n",
	ŧ: "t",
};

const LONGEST_SLUG = 100;

/** The marker of preview mode in a path; no slug may contain it. */
const RESERVED_WORD = "preview";

/** Letters, digits and signs that have nothing to fold; the grave accent is an apostrophe. */
const PLAIN = /^[ -_a-~]*$/;

/** Text for comparing: lower case, accents off, ligatures spelt out, one kind of apostrophe and hyphen. */
export function foldText(text: string): string {
	const lowerCase = text.toLowerCase();
	// Most names are plain, and an isolate folds thousands of them before its first page.
	if (PLAIN.test(lowerCase)) return lowerCase;
	return lowerCase
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.replace(/[œæßøđðþłħıŋŧ]/g, (letter) => LETTERS[letter] ?? letter)
		.replace(/[‘’ʼ´`]/g, "'")
		.replace(/[‐‑‒–—−]/g, "-");
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** Text in lower case as its language spells it without special letters: `löwen` is `loewen` in German. */
function spelt(text: string, language: Language | undefined): string {
	const lowerCase = text.normalize("NFKC").toLowerCase();
	return language === "de" ? lowerCase.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter) : lowerCase;
}

function withoutReservedWord(text: string): string {
	let rest = text;
	while (rest.includes(RESERVED_WORD)) rest = rest.replaceAll(RESERVED_WORD, "");
	return rest;
}

/**
 * A name as a path segment: accents and punctuation off, white space, dashes, slashes and apostrophes turned into single
 * hyphens, letters a-z and digits kept. At most 100 characters; empty where nothing is left.
 * @param language of the address; German writes its umlauts with an e
 */
export function slug(text: string, language?: Language): string {
	const words = foldText(spelt(text, language))
		.replace(/[\s_/\\'-]+/g, "-")
		.replace(/[^a-z0-9-]+/g, "");
	const plain = withoutReservedWord(words).replace(/-+/g, "-").replace(/^-|-$/g, "");
	if (plain.length <= LONGEST_SLUG) return plain;
	const end = plain.lastIndexOf("-", LONGEST_SLUG);
	return plain.slice(0, end > 0 ? end : LONGEST_SLUG);
}
