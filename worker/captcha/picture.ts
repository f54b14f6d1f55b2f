import type { Drawn, Random } from "./characters";
import { strokes } from "./strokes";

const WIDTH = 240;
const HEIGHT = 84;
const UNIT = 7.4;
const FIRST_X = 22;
const STEP_X = 43;
const TOP = 20;
const LARGEST_TURN = 0.28;
const PIECES = 4;

type Point = { x: number; y: number };

/** The characters as one path of short pieces in no order, bent and turned, among lines that mean nothing. */
export function drawPicture({ text, random }: Drawn): string {
	const wave = { height: 2 + random() * 3, length: 26 + random() * 20, start: random() * Math.PI * 2 };
	const bend = ({ x, y }: Point): Point => ({
		x: x + Math.sin(y / 17 + wave.start) * 2.5,
		y: y + Math.sin(x / wave.length + wave.start) * wave.height,
	});
	const pieces = [...text]
		.flatMap((character, index) => piecesOf(character, index, random))
		.map((piece) => piece.map(bend));
	const noise = Array.from({ length: 5 }, () => noiseLine(random));
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
		`<rect width="${WIDTH}" height="${HEIGHT}" rx="4" fill="#f1eee7"/>` +
		`<path d="${noise.join("")}" fill="none" stroke="#211f1b" stroke-width="1.3" opacity=".55"/>` +
		`<path d="${shuffled(pieces.map(pathOf), random).join("")}" fill="none" stroke="#211f1b" stroke-width="4.2" ` +
		`stroke-linecap="round" stroke-linejoin="round"/></svg>`
	);
}

function piecesOf(character: string, index: number, random: Random): Point[][] {
	const turn = (random() * 2 - 1) * LARGEST_TURN;
	const size = UNIT * (0.9 + random() * 0.2);
	const place = { x: FIRST_X + index * STEP_X + random() * 5, y: TOP + (random() * 2 - 1) * 5 };
	const put = ([gridX, gridY]: readonly [number, number]): Point => {
		const [x, y] = [(gridX - 2) * size, (gridY - 3) * size];
		return {
			x: place.x + 2 * UNIT + x * Math.cos(turn) - y * Math.sin(turn),
			y: place.y + 3 * UNIT + x * Math.sin(turn) + y * Math.cos(turn),
		};
	};
	return (strokes[character] ?? []).flatMap((stroke) => {
		const points = stroke.map(put);
		return points.slice(1).map((end, at) => between(points[at] ?? end, end));
	});
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

function noiseLine(random: Random): string {
	const y = () => (random() * HEIGHT).toFixed(0);
	const x = (share: number) => (WIDTH * share * random()).toFixed(0);
	return `M${x(0.3)} ${y()}C${x(0.5)} ${y()} ${x(1)} ${y()} ${WIDTH - Number(x(0.3))} ${y()}`;
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
	return items
		.map((item) => ({ item, order: random() }))
		.sort((a, b) => a.order - b.order)
		.map(({ item }) => item);
}
