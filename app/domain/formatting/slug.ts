import type { Language } from "../language";

/** Letters that Unicode does not decompose. */
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

const MAX_SLUG_LENGTH = 100;

/** Marker of preview mode in a path; no slug may contain it. */
const RESERVED_WORD = "preview";

/** Text without anything to fold; a grave accent counts as an apostrophe. */
const PLAIN = /^[ -_a-~]*$/;

/** Folds text for comparison: lower case, no accents, ligatures spelled out, one kind of apostrophe and hyphen. */
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

/** Lower-case text with its language's spelling of special letters: `löwen` is `loewen` in German. */
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
 * Converts a name to a path segment: removes accents and punctuation, turns white space, dashes, slashes and
 * apostrophes into single hyphens, keeps a-z and digits. At most 100 characters; may be empty.
 * @param language language of the address; German spells umlauts with an e
 */
export function slug(text: string, language?: Language): string {
	const words = foldText(spelt(text, language))
		.replace(/[\s_/\\'-]+/g, "-")
		.replace(/[^a-z0-9-]+/g, "");
	const plain = withoutReservedWord(words).replace(/-+/g, "-").replace(/^-|-$/g, "");
	if (plain.length <= MAX_SLUG_LENGTH) return plain;
	const end = plain.lastIndexOf("-", MAX_SLUG_LENGTH);
	return plain.slice(0, end > 0 ? end : MAX_SLUG_LENGTH);
}
