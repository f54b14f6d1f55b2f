import type { Drawn, Random } from "./characters";
import { greyPng, type Pixels } from "./png";
import { strokes } from "./strokes";

const WIDTH = 240;
const HEIGHT = 84;
const UNIT = 7.6;
const FIRST_X = 8;
/** Little more than the width of a wide character: neighbours often touch or overlap. */
const STEP_X = 41;
const MAX_SHIFT_X = 5;
const MAX_SHIFT_Y = 7;
const MIDDLE = HEIGHT / 2;
const MAX_TURN = 0.3;
const MAX_LEAN = 0.2;
const PIECES = 4;
const CROSSING_LINES = 2;
const LOOSE_STROKES = 2;

type Point = { x: number; y: number };

/** Pixels per drawing unit: sharp on a phone. */
const SCALE = 2;
const STROKE = 3.4;
const DARKEST = 46;
const PAPER = 238;
/** Maximum random deviation of a pixel's shade. */
const GRAIN = 46;

/** Draws the picture as a PNG: pixels do not reveal which line belongs to what. */
export function drawPicture(drawn: Drawn): Uint8Array<ArrayBuffer> {
	return greyPng(drawPixels(drawn));
}

/**
 * Draws characters and noise in the same ink and in similar pieces. Characters lean, overlap and have random positions;
 * noise crosses them, so that no cut separates two characters.
 */
export function drawPixels({ text, random }: Drawn): Pixels {
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
	const ink = new Float32Array(WIDTH * SCALE * HEIGHT * SCALE);
	for (const piece of pieces) {
		const wide = (STROKE * (0.8 + random() * 0.4) * SCALE) / 2;
		for (const [index, end] of piece.slice(1).entries()) stroke(ink, piece[index] ?? end, end, wide);
	}
	const grey = new Uint8Array(ink.length);
	// A fast linear congruential generator is good enough for the grain of 80,000 pixels.
	let grain = Math.floor(random() * 2 ** 31);
	for (let at = 0; at < ink.length; at += 1) {
		grain = (Math.imul(grain, 1_103_515_245) + 12_345) & 0x7fffffff;
		const shade = PAPER + (DARKEST - PAPER) * (ink[at] ?? 0) + ((grain >>> 15) / 2 ** 15 - 1) * GRAIN;
		grey[at] = Math.min(255, Math.max(0, shade));
	}
	return { width: WIDTH * SCALE, height: HEIGHT * SCALE, grey };
}

/** Draws a line with a soft edge. @param half half of its width in pixels */
function stroke(ink: Float32Array, from: Point, to: Point, half: number): void {
	const [x0, y0, x1, y1] = [from.x * SCALE, from.y * SCALE, to.x * SCALE, to.y * SCALE];
	const [dx, dy] = [x1 - x0, y1 - y0];
	const length = dx * dx + dy * dy || 1;
	const [left, right] = [Math.floor(Math.min(x0, x1) - half - 1), Math.ceil(Math.max(x0, x1) + half + 1)];
	const [top, bottom] = [Math.floor(Math.min(y0, y1) - half - 1), Math.ceil(Math.max(y0, y1) + half + 1)];
	for (let y = Math.max(0, top); y <= Math.min(HEIGHT * SCALE - 1, bottom); y += 1) {
		for (let x = Math.max(0, left); x <= Math.min(WIDTH * SCALE - 1, right); x += 1) {
			const along = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / length));
			const away = Math.hypot(x - x0 - along * dx, y - y0 - along * dy);
			const at = y * WIDTH * SCALE + x;
			ink[at] = Math.max(ink[at] ?? 0, Math.min(1, Math.max(0, half + 0.5 - away)));
		}
	}
}

function around(most: number, random: Random): number {
	return (random() * 2 - 1) * most;
}

function piecesOf(character: string, left: number, random: Random): Point[][] {
	const turn = around(MAX_TURN, random);
	const lean = around(MAX_LEAN, random);
	const [wide, high] = [UNIT * (0.8 + random() * 0.3), UNIT * (0.9 + random() * 0.3)];
	const place = { x: left + around(MAX_SHIFT_X, random), y: MIDDLE + around(MAX_SHIFT_Y, random) };
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

/** Draws a line across the picture, in pieces as long as those of characters. */
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

/** Draws a stroke that resembles a character's but belongs to none. */
function looseStroke(random: Random): Point[] {
	const start = { x: 12 + random() * (WIDTH - 24), y: 10 + random() * (HEIGHT - 20) };
	const [turn, length] = [random() * Math.PI * 2, UNIT * (1 + random() * 2)];
	return between(start, { x: start.x + Math.cos(turn) * length, y: start.y + Math.sin(turn) * length });
}

/** Divides a line into points, so that it can be bent. */
function between(start: Point, end: Point): Point[] {
	return Array.from({ length: PIECES + 1 }, (_, index) => {
		const share = index / PIECES;
		return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
	});
}
