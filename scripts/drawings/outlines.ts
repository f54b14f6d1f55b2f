import { readFileSync, writeFileSync } from "node:fs";
import { localities } from "../../app/domain/localities/localities.ts";
import { installOwnPackages } from "../local/own-packages.ts";

// Draws the map that needs no network: node scripts/drawings/outlines.ts
// Countries are from world-atlas (Natural Earth, 1:10 million), which has no Belgian regions and no rivers. Region
// borders are drawn halfway between the municipalities; rivers are typed in by hand, accurate to a few kilometres.

const FILE = "app/features/map/live/embed/outlines.json";
const STEP_LNG = 0.016;
const STEP_LAT = 0.01;
const WEST = 2.5;
const SOUTH = 49.4;
const COLUMNS = 260;
const ROWS = 215;
const SMOOTHINGS = 2;
/** Tolerance of the simplification in degrees. */
const TOLERANCE = 0.002;
const DECIMALS = 1e3;

type Position = [longitude: number, latitude: number];

function line(text: string): Position[] {
	return text
		.trim()
		.split(/\s+/)
		.map((pair) => pair.split(",").map(Number) as Position);
}

/** Bounding box of the drawing in degrees, with parts of the neighbours and the sea. */
const VIEW = { west: -1, south: 48, east: 9, north: 53.5 };

type Country = { properties: { name: string } };
type World = {
	arcs: Position[][];
	transform: { scale: Position; translate: Position };
	objects: { countries: { geometries: Country[] } };
};
type Ring = Position[];
type Shape = { type: "Polygon"; coordinates: Ring[] } | { type: "MultiPolygon"; coordinates: Ring[][] };
/** Used part of topojson-client. */
type Topology = { feature: (topology: object, object: Country) => { geometry: Shape } };

installOwnPackages("scripts/drawings");
const world = JSON.parse(readFileSync("scripts/drawings/node_modules/world-atlas/countries-10m.json", "utf8")) as World;
const topology: string = "topojson-client";
const { feature } = (await import(topology)) as Topology;

/** Simplifies arcs, not rings, so that two countries keep one common border. */
function simplerWorld() {
	const { arcs, transform } = world;
	const { scale, translate } = transform;
	const simpler = arcs.map((arc) => {
		let [x, y] = [0, 0];
		const points = arc.map(([dx, dy]): Position => {
			[x, y] = [x + dx, y + dy];
			return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
		});
		return simplify(points);
	});
	return { type: "Topology" as const, objects: world.objects, arcs: simpler };
}

const simpler = simplerWorld();

/** Outer rings of a country. */
function ringsOf(name: string): Ring[] {
	const found = world.objects.countries.geometries.find(({ properties }) => properties.name === name);
	if (!found) throw new Error(`there is no ${name}`);
	const { geometry } = feature(simpler, found);
	const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
	return polygons.map(([outer = []]) => outer);
}

/** Clips a ring to the view (Sutherland–Hodgman). */
function clipped(ring: Ring): Ring {
	const sides: [axis: 0 | 1, limit: number, keepsBelow: boolean][] = [
		[0, VIEW.west, false],
		[0, VIEW.east, true],
		[1, VIEW.south, false],
		[1, VIEW.north, true],
	];
	return sides.reduce((points, [axis, limit, keepsBelow]) => {
		const isIn = (point: Position) => (keepsBelow ? point[axis] <= limit : point[axis] >= limit);
		return points.flatMap((point, index) => {
			const before = points.at(index - 1) as Position;
			const kept: Position[] = [];
			if (isIn(point) !== isIn(before)) {
				const share = (limit - before[axis]) / (point[axis] - before[axis]);
				kept.push([before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])]);
			}
			if (isIn(point)) kept.push(point);
			return kept;
		});
	}, ring);
}

function rounded(points: readonly Position[]): Position[] {
	return points.map(([x, y]) => [Math.round(x * DECIMALS) / DECIMALS, Math.round(y * DECIMALS) / DECIMALS]);
}

const belgium = ringsOf("Belgium")[0] as Ring;
const luxembourg = ringsOf("Luxembourg")[0] as Ring;
const neighbours = ["France", "Netherlands", "Germany", "United Kingdom"]
	.flatMap(ringsOf)
	.map(clipped)
	.filter((ring) => ring.length > 3);

const rivers = [
	line(`3.3,50.5 3.388,50.607 3.42,50.72 3.6,50.845 3.66,50.94 3.73,51.045 3.87,51.01 4.0,51.03 4.1,51.035 4.17,51.08
		4.21,51.125 4.32,51.12 4.36,51.17 4.395,51.22 4.32,51.29 4.25,51.36 4.1,51.4 3.95,51.36 3.75,51.4 3.58,51.43`),
	line(`4.83,50.14 4.84,50.2 4.91,50.26 4.88,50.35 4.87,50.465 5.0,50.49 5.1,50.49 5.24,50.52 5.4,50.57 5.575,50.64
		5.65,50.68 5.69,50.735 5.7,50.85 5.73,50.93 5.77,51.03 5.81,51.1 5.86,51.17`),
	line(`4.15,50.26 4.29,50.34 4.445,50.405 4.56,50.42 4.68,50.44 4.87,50.465`),
];

/** Cuts corners (Chaikin). End points stay in place. */
function smooth(points: Position[]): Position[] {
	const smoothed: Position[] = [];
	for (let index = 0; index < points.length - 1; index += 1) {
		const [x1, y1] = points[index] as Position;
		const [x2, y2] = points[index + 1] as Position;
		smoothed.push([x1 * 0.75 + x2 * 0.25, y1 * 0.75 + y2 * 0.25], [x1 * 0.25 + x2 * 0.75, y1 * 0.25 + y2 * 0.75]);
	}
	return [points[0] as Position, ...smoothed, points.at(-1) as Position];
}

function distance([x, y]: Position, [x1, y1]: Position, [x2, y2]: Position): number {
	const length = Math.hypot(x2 - x1, y2 - y1);
	if (length === 0) return Math.hypot(x - x1, y - y1);
	return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** Simplifies a line (Douglas–Peucker). */
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

/** Borders between cells of different regions, chained to lines. */
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

function finished(points: Position[]): Position[] {
	let smoothed = points;
	for (let round = 0; round < SMOOTHINGS; round += 1) smoothed = smooth(smoothed);
	return rounded(simplify(smoothed));
}

for (const locality of localities) {
	const ring = locality.country === "BE" ? belgium : luxembourg;
	if (!isInside([locality.lng, locality.lat], ring))
		console.log(`outside: ${locality.names.nl} ${locality.lng},${locality.lat}`);
}

const { west, south, east, north } = VIEW;
const outlines = {
	land: [rounded(belgium), rounded(luxembourg)],
	abroad: neighbours.map(rounded),
	regions: regionBorders().map((border) => finished(border)),
	sea: [
		[west, south],
		[east, south],
		[east, north],
		[west, north],
		[west, south],
	],
	rivers: rivers.map((river) => finished(river)),
};
const text = JSON.stringify(outlines);
writeFileSync(FILE, `${text}\n`);
console.log(`${FILE}: ${text.length} bytes`);
