import { writeFileSync } from "node:fs";
import { localities } from "../app/domain/localities/localities.ts";

// Draws the map that needs no network: node scripts/outlines.ts
// Borders are typed in by hand, to a few kilometres; those between the regions lie halfway between the municipalities.

const FILE = "app/features/map/embed/outlines.json";
const STEP_LNG = 0.016;
const STEP_LAT = 0.01;
const WEST = 2.5;
const SOUTH = 49.4;
const COLUMNS = 260;
const ROWS = 215;
const SMOOTHINGS = 2;
/** Degrees: what deviates less than this from a straight line is left out. */
const TOLERANCE = 0.004;
const DECIMALS = 1e3;

type Position = [longitude: number, latitude: number];

function line(text: string): Position[] {
	return text
		.trim()
		.split(/\s+/)
		.map((pair) => pair.split(",").map(Number) as Position);
}

const coast = line(`2.546,51.089 2.61,51.118 2.72,51.152 2.81,51.192 2.91,51.238 3.03,51.283 3.13,51.315 3.2,51.335
	3.29,51.352 3.37,51.37`);

const north = line(`3.385,51.335 3.365,51.305 3.4,51.27 3.45,51.244 3.52,51.246 3.535,51.288 3.6,51.303 3.7,51.278
	3.785,51.262 3.795,51.218 3.89,51.206 3.94,51.218 4.01,51.245 4.08,51.268 4.17,51.295 4.225,51.335 4.24,51.375
	4.34,51.378 4.39,51.415 4.385,51.445 4.44,51.475 4.54,51.484 4.55,51.432 4.64,51.425 4.68,51.44 4.71,51.47
	4.77,51.505 4.83,51.488 4.84,51.458 4.79,51.43 4.86,51.415 4.93,51.402 4.99,51.44 5.04,51.474 5.08,51.47
	5.1,51.43 5.13,51.355 5.145,51.315 5.23,51.31 5.25,51.27 5.33,51.268 5.42,51.265 5.5,51.292 5.56,51.225
	5.65,51.19 5.75,51.188 5.84,51.168 5.85,51.145 5.81,51.1 5.775,51.06 5.77,51.02 5.725,50.96 5.735,50.92
	5.655,50.872 5.645,50.84 5.7,50.805 5.69,50.765 5.75,50.782 5.8,50.775 5.9,50.758 6.021,50.754`);

const east = line(`6.04,50.722 6.115,50.722 6.18,50.65 6.26,50.63 6.2,50.56 6.2,50.525 6.25,50.5 6.34,50.48 6.375,50.42
	6.4,50.335 6.31,50.318 6.28,50.265 6.19,50.235 6.17,50.18 6.137,50.129`);

const luxembourgWest =
	line(`6.137,50.129 6.08,50.155 6.03,50.182 5.97,50.17 5.94,50.115 5.88,50.075 5.83,50.02 5.79,49.965
	5.745,49.91 5.75,49.86 5.74,49.83 5.75,49.795 5.81,49.755 5.83,49.725 5.885,49.7 5.905,49.66 5.87,49.635
	5.9,49.605 5.86,49.575 5.818,49.546`);

const france = line(`5.73,49.545 5.61,49.518 5.47,49.497 5.44,49.525 5.425,49.57 5.35,49.628 5.31,49.62 5.27,49.69
	5.2,49.69 5.165,49.72 5.09,49.762 5,49.785 4.93,49.788 4.87,49.8 4.86,49.87 4.885,49.915 4.855,49.952 4.79,49.96
	4.795,49.985 4.835,50.035 4.835,50.065 4.875,50.105 4.885,50.152 4.83,50.172 4.77,50.15 4.75,50.11 4.7,50.093
	4.685,50.045 4.69,49.997 4.62,49.99 4.54,49.967 4.45,49.94 4.31,49.967 4.23,49.96 4.16,49.98 4.15,50.02
	4.225,50.06 4.215,50.085 4.165,50.13 4.135,50.19 4.16,50.21 4.22,50.255 4.17,50.285 4.08,50.312 4.03,50.345
	3.9,50.332 3.84,50.352 3.76,50.35 3.71,50.318 3.67,50.342 3.66,50.4 3.66,50.456 3.61,50.49 3.52,50.5
	3.45,50.508 3.37,50.493 3.3,50.525 3.28,50.595 3.25,50.64 3.245,50.67 3.26,50.7 3.19,50.728 3.15,50.788
	3.09,50.785 3.02,50.772 2.94,50.745 2.9,50.698 2.86,50.705 2.79,50.73 2.72,50.81 2.635,50.815 2.6,50.855
	2.61,50.91 2.585,50.94 2.575,51.005 2.56,51.06`);

const luxembourgEast =
	line(`6.12,50.06 6.135,50.02 6.19,49.965 6.225,49.9 6.29,49.872 6.33,49.845 6.42,49.815 6.51,49.805
	6.525,49.76 6.515,49.7 6.45,49.685 6.435,49.61 6.39,49.58 6.385,49.535 6.372,49.46 6.29,49.485 6.25,49.508
	6.16,49.492 6.09,49.457 6.03,49.448 5.97,49.472 5.96,49.49 5.89,49.502 5.84,49.53`);

const belgium = [...coast, ...north, ...east, ...luxembourgWest, ...france];
const luxembourg = [...luxembourgWest, ...luxembourgEast.toReversed()];

const sea = line(`1.5,50.87 1.86,50.98 2.2,51.01 2.4,51.05 2.546,51.089 2.72,51.152 2.91,51.238 3.13,51.315 3.37,51.37
	3.55,51.42 3.44,51.53 3.69,51.6 3.68,51.7 3.87,51.8 4.05,51.97 4.27,52.11 4.4,52.25 1.5,52.25`);

const rivers = [
	line(`3.3,50.5 3.388,50.607 3.42,50.72 3.6,50.845 3.66,50.94 3.73,51.045 3.87,51.01 4.0,51.03 4.1,51.035 4.17,51.08
		4.21,51.125 4.32,51.12 4.36,51.17 4.395,51.22 4.32,51.29 4.25,51.36 4.1,51.4 3.95,51.36 3.75,51.4 3.58,51.43`),
	line(`4.83,50.14 4.84,50.2 4.91,50.26 4.88,50.35 4.87,50.465 5.0,50.49 5.1,50.49 5.24,50.52 5.4,50.57 5.575,50.64
		5.65,50.68 5.69,50.735 5.7,50.85 5.73,50.93 5.77,51.03 5.81,51.1 5.86,51.17`),
	line(`4.15,50.26 4.29,50.34 4.445,50.405 4.56,50.42 4.68,50.44 4.87,50.465`),
];

/** Corner cutting (Chaikin). A closed line stays closed, an open one keeps its ends. */
function smooth(points: Position[], closed: boolean): Position[] {
	const smoothed: Position[] = [];
	const count = closed ? points.length : points.length - 1;
	for (let index = 0; index < count; index += 1) {
		const [x1, y1] = points[index] as Position;
		const [x2, y2] = points[(index + 1) % points.length] as Position;
		smoothed.push([x1 * 0.75 + x2 * 0.25, y1 * 0.75 + y2 * 0.25], [x1 * 0.25 + x2 * 0.75, y1 * 0.25 + y2 * 0.75]);
	}
	return closed ? smoothed : [points[0] as Position, ...smoothed, points.at(-1) as Position];
}

function distance([x, y]: Position, [x1, y1]: Position, [x2, y2]: Position): number {
	const length = Math.hypot(x2 - x1, y2 - y1);
	if (length === 0) return Math.hypot(x - x1, y - y1);
	return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** Leaves out what a straight line says as well (Douglas and Peucker). */
function simplify(points: Position[]): Position[] {
	const first = points[0];
	const last = points.at(-1);
	if (!first || !last || points.length < 3) return points;
	let farthest = 0;
	let most = 0;
	for (let index = 1; index < points.length - 1; index += 1) {
		const away = distance(points[index] as Position, first, last);
		if (away > most) [farthest, most] = [index, away];
	}
	if (most < TOLERANCE) return [first, last];
	return [...simplify(points.slice(0, farthest + 1)).slice(0, -1), ...simplify(points.slice(farthest))];
}

function isInside([x, y]: Position, ring: readonly Position[]): boolean {
	let inside = false;
	for (let index = 0; index < ring.length; index += 1) {
		const [x1, y1] = ring[index] as Position;
		const [x2, y2] = ring[(index + 1) % ring.length] as Position;
		if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
	}
	return inside;
}

function regionAt(column: number, row: number): string | null {
	const at: Position = [WEST + (column + 0.5) * STEP_LNG, SOUTH + (row + 0.5) * STEP_LAT];
	if (!isInside(at, belgium)) return null;
	let nearest = "";
	let least = Number.POSITIVE_INFINITY;
	for (const locality of localities) {
		if (locality.country !== "BE") continue;
		const away = ((locality.lng - at[0]) * 0.63) ** 2 + (locality.lat - at[1]) ** 2;
		if (away < least) [nearest, least] = [locality.region, away];
	}
	return nearest;
}

/** The lines between cells of different regions, chained. */
function regionBorders(): Position[][] {
	const cells = Array.from({ length: ROWS }, (_, row) =>
		Array.from({ length: COLUMNS }, (_, column) => regionAt(column, row)),
	);
	const next = new Map<string, Set<string>>();
	const link = (a: string, b: string) => {
		for (const [from, to] of [[a, b] as const, [b, a] as const]) {
			const ends = next.get(from) ?? new Set();
			next.set(from, ends.add(to));
		}
	};
	for (let row = 0; row < ROWS; row += 1) {
		for (let column = 0; column < COLUMNS; column += 1) {
			const own = cells[row]?.[column] ?? null;
			const right = cells[row]?.[column + 1] ?? null;
			const above = cells[row + 1]?.[column] ?? null;
			if (own && right && own !== right) link(`${column + 1} ${row}`, `${column + 1} ${row + 1}`);
			if (own && above && own !== above) link(`${column} ${row + 1}`, `${column + 1} ${row + 1}`);
		}
	}
	const lines: Position[][] = [];
	const position = (key: string): Position => {
		const [column = 0, row = 0] = key.split(" ").map(Number);
		return [WEST + column * STEP_LNG, SOUTH + row * STEP_LAT];
	};
	const ends = [...next].filter(([, to]) => to.size === 1).map(([key]) => key);
	for (const start of [...ends, ...next.keys()]) {
		const chain = [start];
		for (let current = start; ; ) {
			const to = next.get(current)?.values().next().value;
			if (to === undefined) break;
			next.get(current)?.delete(to);
			next.get(to)?.delete(current);
			chain.push(to);
			current = to;
		}
		if (chain.length > 8) lines.push(chain.map(position));
	}
	return lines;
}

function finished(points: Position[], closed: boolean): Position[] {
	let smoothed = points;
	for (let round = 0; round < SMOOTHINGS; round += 1) smoothed = smooth(smoothed, closed);
	const simple = simplify(closed ? [...smoothed, smoothed[0] as Position] : smoothed);
	return simple.map(([x, y]) => [Math.round(x * DECIMALS) / DECIMALS, Math.round(y * DECIMALS) / DECIMALS]);
}

for (const locality of localities) {
	const ring = locality.country === "BE" ? belgium : luxembourg;
	if (!isInside([locality.lng, locality.lat], ring))
		console.log(`outside: ${locality.names.nl} ${locality.lng},${locality.lat}`);
}

const outlines = {
	land: [finished(belgium, true), finished(luxembourg, true)],
	regions: regionBorders().map((border) => finished(border, false)),
	sea: [...sea, sea[0]],
	rivers: rivers.map((river) => finished(river, false)),
};
const text = JSON.stringify(outlines);
writeFileSync(FILE, `${text}\n`);
console.log(`${FILE}: ${text.length} bytes`);
