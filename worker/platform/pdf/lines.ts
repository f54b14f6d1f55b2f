/**
 * Breaks a text into lines no wider than `width`. Only a word wider than a line is split. Each character is measured
 * once, however long the text or a word is.
 * @param widthOf width of one character, in the unit of `width`
 */
export function breakLines(text: string, width: number, widthOf: (character: string) => number): string[] {
	const space = widthOf(" ");
	const lines: string[] = [];
	let line = "";
	let used = 0;
	for (const word of text.split(/ +/).filter(Boolean)) {
		const pieces = piecesOf(word, width, widthOf);
		for (const [index, piece] of pieces.entries()) {
			if (line !== "" && index === 0 && used + space + piece.width <= width && pieces.length === 1) {
				line += ` ${piece.text}`;
				used += space + piece.width;
				continue;
			}
			if (line !== "") lines.push(line);
			line = piece.text;
			used = piece.width;
		}
	}
	return line === "" ? lines : [...lines, line];
}

type Piece = { text: string; width: number };

/** Splits a word into pieces that fit a line, each of at least one character; a word that fits stays whole. */
function piecesOf(word: string, width: number, widthOf: (character: string) => number): Piece[] {
	const pieces: Piece[] = [];
	let start = 0;
	let used = 0;
	for (let index = 0; index < word.length; index++) {
		const own = widthOf(word.charAt(index));
		if (used + own > width && index > start) {
			pieces.push({ text: word.slice(start, index), width: used });
			start = index;
			used = 0;
		}
		used += own;
	}
	return [...pieces, { text: word.slice(start), width: used }];
}
