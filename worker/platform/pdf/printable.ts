import { nearestLetters } from "./latin";

/** Characters of Windows-1252, the encoding of PDF's standard fonts, that are not in Latin-1. */
const known = new Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ");

const replacements: Readonly<Record<string, string>> = {
	"₂": "2",
	"₃": "3",
	"−": "-",
	"‐": "-",
	"‑": "-",
	"′": "'",
	"″": '"',
	"≤": "<=",
	"≥": ">=",
	"\u202F": "\u00A0",
	"\u2009": " ",
};

const FIRST_PRINTABLE = 0x20;
const LAST_ASCII = 0x7e;
const FIRST_LATIN = 0xa0;
const LAST_LATIN = 0xff;

/**
 * Converts a text to the characters of the standard fonts: other Latin letters become the nearest one, other scripts
 * are dropped.
 */
export function printable(text: string): string {
	return [...text.normalize("NFC")].map(printableCharacter).join("");
}

function printableCharacter(character: string): string {
	const replaced = replacements[character] ?? character;
	if (replaced !== character) return replaced;
	if (isKnown(character)) return character;
	if (/\s/.test(character)) return " ";
	// A letter keeps an accent that the fonts have: `ǿ` becomes `ø`.
	const parts = [...character.normalize("NFD")];
	return parts.map((part) => (isKnown(part) ? part : nearest(part))).join("");
}

function nearest(letter: string): string {
	const found = nearestLetters.get(letter);
	if (found !== undefined) return found;
	const parts = [...letter.normalize("NFKD")];
	return parts.map((part) => (isKnown(part) ? part : (nearestLetters.get(part) ?? ""))).join("");
}

function isKnown(character: string): boolean {
	const code = character.codePointAt(0) ?? 0;
	return (
		(code >= FIRST_PRINTABLE && code <= LAST_ASCII) ||
		(code >= FIRST_LATIN && code <= LAST_LATIN) ||
		known.has(character)
	);
}
