/** Characters beyond Latin-1 that the standard fonts of PDF know (Windows-1252). */
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

/** A text in the characters that the standard fonts have: others lose their accents, and what is left is dropped. */
export function printable(text: string): string {
	return [...text.normalize("NFC")].map(printableCharacter).join("");
}

function printableCharacter(character: string): string {
	const replaced = replacements[character] ?? character;
	if (replaced !== character) return replaced;
	if (isKnown(character)) return character;
	if (/\s/.test(character)) return " ";
	return [...character.normalize("NFD")].filter(isKnown).join("");
}

function isKnown(character: string): boolean {
	const code = character.codePointAt(0) ?? 0;
	return (
		(code >= FIRST_PRINTABLE && code <= LAST_ASCII) ||
		(code >= FIRST_LATIN && code <= LAST_LATIN) ||
		known.has(character)
	);
}
