/**
 * A text in lines no wider than `width`. Words are broken only where one alone is wider. Each character is checked
 * once, however long the text or a word in it.
 * @param widthOf of one character, in the unit of `width`
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

/** A word in parts that fit a line: all of it where it does, and never less than one character. */
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
