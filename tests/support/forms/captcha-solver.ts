import type { Pixels } from "../../../worker/captcha/png";

/** Simple solver for captcha pictures: cuts the dark pixels into columns and finds the nearest sample. */

const COLUMNS = 14;
const ROWS = 20;
const HEIGHT = 168;
const DARK = 140;
const STEP = 3;

type Point = { x: number; y: number };
type Cell = Float64Array;
type Sample = { character: string; cells: Cell };

/** Dark pixels with dark neighbours; noise pixels are isolated. */
function inkOf({ width, height, grey }: Pixels): Point[] {
	const isDark = (x: number, y: number) => (grey[y * width + x] ?? 255) < DARK;
	const points: Point[] = [];
	for (let y = 1; y < height - 1; y += STEP) {
		for (let x = 1; x < width - 1; x += STEP) {
			const around = [isDark(x - 1, y), isDark(x + 1, y), isDark(x, y - 1), isDark(x, y + 1)];
			if (isDark(x, y) && around.filter(Boolean).length >= 2) points.push({ x, y });
		}
	}
	return points;
}

/** Blurred grid of the ink between two edges, centred vertically. */
function cellsBetween(ink: readonly Point[], left: number, right: number): Cell {
	const cells = new Float64Array(COLUMNS * ROWS);
	for (const { x, y } of ink) {
		if (x < left || x >= right) continue;
		const column = ((x - left) / (right - left)) * COLUMNS;
		const row = (y / HEIGHT) * ROWS;
		for (let r = Math.floor(row) - 1; r <= row + 1; r++) {
			for (let c = Math.floor(column) - 1; c <= column + 1; c++) {
				if (r < 0 || c < 0 || r >= ROWS || c >= COLUMNS) continue;
				const index = r * COLUMNS + c;
				cells[index] = Math.min(3, (cells[index] ?? 0) + Math.exp(-((r + 0.5 - row) ** 2) - (c + 0.5 - column) ** 2));
			}
		}
	}
	return cells;
}

/** Cuts a picture into characters at the given edges. */
function cut(picture: Pixels, edges: readonly number[]): Cell[] {
	const ink = inkOf(picture);
	return edges.slice(1).map((right, index) => cellsBetween(ink, edges[index] ?? 0, right));
}

/** Trains on labelled pictures and returns a reader for others. */
export function learn(pictures: readonly { pixels: Pixels; text: string }[], edges: readonly number[]) {
	const samples = pictures.flatMap(({ pixels, text }): Sample[] =>
		cut(pixels, edges).map((cells, index) => ({ character: text.charAt(index), cells })),
	);
	return (pixels: Pixels): string =>
		cut(pixels, edges)
			.map((cells) => nearest(samples, cells))
			.join("");
}

function nearest(samples: readonly Sample[], cells: Cell): string {
	let best = { character: "", distance: Number.POSITIVE_INFINITY };
	for (const sample of samples) {
		let distance = 0;
		for (let index = 0; index < cells.length && distance < best.distance; index++) {
			distance += ((cells[index] ?? 0) - (sample.cells[index] ?? 0)) ** 2;
		}
		if (distance < best.distance) best = { character: sample.character, distance };
	}
	return best.character;
}
