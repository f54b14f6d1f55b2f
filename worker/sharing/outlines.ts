import outlines from "./glyphs.json" with { type: "json" };

export type FontName = "serif" | "sans";

/** A line segment of an outline, in pixels. */
export type Edge = { x0: number; y0: number; x1: number; y1: number };

type Glyphs = Readonly<Record<string, readonly (number | string)[]>>;

const fonts: Readonly<Record<FontName, Glyphs>> = outlines;
const STEPS_OF_CURVE = 5;
const MISSING = "?";

function glyphOf(font: FontName, character: string): { advance: number; outline: string } {
	const plain = character === "\u00A0" ? " " : character;
	const [advance, outline] = fonts[font][plain] ?? fonts.serif[plain] ?? fonts.serif[MISSING] ?? [];
	return { advance: Number(advance ?? 0), outline: String(outline ?? "") };
}

/** Width of a text in pixels. */
export function widthOf(text: string, font: FontName, size: number): number {
	const units = [...text].reduce((sum, character) => sum + glyphOf(font, character).advance, 0);
	return (units * size) / outlines.em;
}

/** Shortens a text with an ellipsis when it is wider than `room` pixels. */
export function fitted(text: string, font: FontName, size: number, room: number): string {
	if (widthOf(text, font, size) <= room) return text;
	const characters = [...text];
	while (characters.length > 0 && widthOf(`${characters.join("").trimEnd()}…`, font, size) > room) characters.pop();
	return `${characters.join("").trimEnd()}…`;
}

/** Outlines of each character of a text whose baseline starts at (`x`, `baseline`). */
export function textEdges(text: string, font: FontName, size: number, x: number, baseline: number): Edge[][] {
	const scale = size / outlines.em;
	let left = x;
	return [...text].map((character) => {
		const { advance, outline } = glyphOf(font, character);
		const edges = edgesOf(outline, scale, left, baseline);
		left += advance * scale;
		return edges;
	});
}

function edgesOf(outline: string, scale: number, left: number, baseline: number): Edge[] {
	const edges: Edge[] = [];
	let [x, y, startX, startY] = [0, 0, 0, 0];
	const lineTo = (toX: number, toY: number) => {
		edges.push({ x0: x, y0: y, x1: toX, y1: toY });
		[x, y] = [toX, toY];
	};
	for (const [, command = "", numbers = ""] of outline.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
		const values = numbers.split(" ").map(Number);
		const at = (index: number) =>
			[left + (values[index] ?? 0) * scale, baseline + (values[index + 1] ?? 0) * scale] as const;
		if (command === "M") {
			[x, y] = at(0);
			[startX, startY] = [x, y];
		} else if (command === "L") {
			lineTo(...at(0));
		} else if (command === "Q") {
			const [controlX, controlY] = at(0);
			const [endX, endY] = at(2);
			const [fromX, fromY] = [x, y];
			for (let step = 1; step <= STEPS_OF_CURVE; step += 1) {
				const t = step / STEPS_OF_CURVE;
				const u = 1 - t;
				lineTo(
					u * u * fromX + 2 * u * t * controlX + t * t * endX,
					u * u * fromY + 2 * u * t * controlY + t * t * endY,
				);
			}
		} else {
			lineTo(startX, startY);
		}
	}
	return edges;
}
