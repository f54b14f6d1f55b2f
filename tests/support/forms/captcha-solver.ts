/** A simple program that reads a captcha's picture: it cuts the drawn lines into columns and looks for the nearest sample. */

const COLUMNS = 14;
const ROWS = 20;
const HEIGHT = 84;

type Point = { x: number; y: number };
type Cell = Float64Array;
type Sample = { character: string; cells: Cell };

/** Points on the lines of a picture's last path, evenly spread. Everything else of the picture is passed over. */
function inkOf(svg: string): Point[] {
	const path = [...svg.matchAll(/<path d="([^"]+)"/g)].at(-1)?.[1] ?? "";
	return path
		.split("M")
		.filter(Boolean)
		.flatMap((piece) => {
			const points = piece.split("L").map((pair) => {
				const [x = 0, y = 0] = pair.trim().split(/[ ,]/).map(Number);
				return { x, y };
			});
			return points.slice(1).flatMap((end, index) => spread(points[index] ?? end, end));
		});
}

function spread(start: Point, end: Point): Point[] {
	const steps = Math.max(1, Math.ceil(Math.hypot(end.x - start.x, end.y - start.y)));
	return Array.from({ length: steps }, (_, index) => ({
		x: start.x + ((end.x - start.x) * index) / steps,
		y: start.y + ((end.y - start.y) * index) / steps,
	}));
}

/** The picture between two edges as blurred cells, moved to the middle of its ink's height. */
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

/** A picture's characters, cut at the given edges. */
function cut(svg: string, edges: readonly number[]): Cell[] {
	const ink = inkOf(svg);
	return edges.slice(1).map((right, index) => cellsBetween(ink, edges[index] ?? 0, right));
}

/** Learns from pictures whose text is known, and reads others. */
export function learn(pictures: readonly { svg: string; text: string }[], edges: readonly number[]) {
	const samples = pictures.flatMap(({ svg, text }): Sample[] =>
		cut(svg, edges).map((cells, index) => ({ character: text.charAt(index), cells })),
	);
	return (svg: string): string =>
		cut(svg, edges)
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
