import type { Drawn, Random } from "./characters";
import { strokes } from "./strokes";

const WIDTH = 240;
const HEIGHT = 84;
const UNIT = 7.6;
const FIRST_X = 8;
/** Hardly more than a wide character takes: neighbours often touch or overlap. */
const STEP_X = 41;
const LARGEST_SHIFT_X = 5;
const LARGEST_SHIFT_Y = 7;
const MIDDLE = HEIGHT / 2;
const LARGEST_TURN = 0.3;
const LARGEST_LEAN = 0.2;
const PIECES = 4;
const CROSSING_LINES = 2;
const LOOSE_STROKES = 2;

type Point = { x: number; y: number };

/**
 * Characters and noise in one path and with one stroke, cut into pieces alike and in no order. Characters lean, overlap
 * and have unpredictable positions; noise crosses them, so that no cut separates one from the next.
 */
export function drawPicture({ text, random }: Drawn): string {
	const wave = { height: 3 + random() * 4, length: 20 + random() * 22, start: random() * Math.PI * 2 };
	const bend = ({ x, y }: Point): Point => ({
		x: x + Math.sin(y / 15 + wave.start) * 3.5,
		y: y + Math.sin(x / wave.length + wave.start) * wave.height,
	});
	const start = FIRST_X + random() * 20;
	const pieces = [
		...[...text].flatMap((character, index) => piecesOf(character, start + index * STEP_X, random)),
		...Array.from({ length: CROSSING_LINES }, () => crossingLine(random)).flat(),
		...Array.from({ length: LOOSE_STROKES }, () => looseStroke(random)),
	].map((piece) => piece.map(bend));
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
		`<rect width="${WIDTH}" height="${HEIGHT}" rx="4" fill="#f1eee7"/>` +
		`<path d="${shuffled(pieces.map(pathOf), random).join("")}" fill="none" stroke="#211f1b" stroke-width="3.4" ` +
		`stroke-linecap="round" stroke-linejoin="round"/></svg>`
	);
}

function around(most: number, random: Random): number {
	return (random() * 2 - 1) * most;
}

function piecesOf(character: string, left: number, random: Random): Point[][] {
	const turn = around(LARGEST_TURN, random);
	const lean = around(LARGEST_LEAN, random);
	const [wide, high] = [UNIT * (0.8 + random() * 0.3), UNIT * (0.9 + random() * 0.3)];
	const place = { x: left + around(LARGEST_SHIFT_X, random), y: MIDDLE + around(LARGEST_SHIFT_Y, random) };
	const put = ([gridX, gridY]: readonly [number, number]): Point => {
		const y = (gridY - 3) * high;
		const x = (gridX - 2) * wide - y * lean;
		return {
			x: place.x + 2 * UNIT + x * Math.cos(turn) - y * Math.sin(turn),
			y: place.y + x * Math.sin(turn) + y * Math.cos(turn),
		};
	};
	return (strokes[character] ?? []).flatMap((stroke) => {
		const points = stroke.map(put);
		return points.slice(1).map((end, at) => between(points[at] ?? end, end));
	});
}

/** From one side of the picture to the other, in pieces as long as those of characters. */
function crossingLine(random: Random): Point[][] {
	const [from, to] = [random() * HEIGHT, random() * HEIGHT];
	const bow = around(HEIGHT * 0.6, random);
	const parts = 7 + Math.floor(random() * 4);
	const at = (share: number): Point => ({
		x: share * WIDTH,
		y: Math.min(HEIGHT - 6, Math.max(6, from + (to - from) * share + Math.sin(share * Math.PI) * bow)),
	});
	return Array.from({ length: parts }, (_, index) => between(at(index / parts), at((index + 1) / parts)));
}

/** As a character's, but of none. */
function looseStroke(random: Random): Point[] {
	const start = { x: 12 + random() * (WIDTH - 24), y: 10 + random() * (HEIGHT - 20) };
	const [turn, length] = [random() * Math.PI * 2, UNIT * (1 + random() * 2)];
	return between(start, { x: start.x + Math.cos(turn) * length, y: start.y + Math.sin(turn) * length });
}

/** A line in several points, so that it can be bent. */
function between(start: Point, end: Point): Point[] {
	return Array.from({ length: PIECES + 1 }, (_, index) => {
		const share = index / PIECES;
		return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
	});
}

function pathOf(points: readonly Point[]): string {
	return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
	return items
		.map((item) => ({ item, order: random() }))
		.sort((a, b) => a.order - b.order)
		.map(({ item }) => item);
}
