/** A geographic point, in degrees (WGS 84). */
export type Point = { latitude: number; longitude: number };

/** A rectangle in degrees; never crosses the date line. */
export type Box = { west: number; south: number; east: number; north: number };

const EARTH_RADIUS_METRES = 6_371_008.8;
/** Lower bound of the metres per degree of latitude. */
export const METRES_PER_LATITUDE = 111_000;
const METRES_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_METRES;

/** Radius of the circle for a hidden address; it always contains the true point. */
export const HIDDEN_RADIUS_METRES = 500;

/** Hidden addresses are shifted by 200 to 500 m; margins allow for rounding. */
const MIN_SHIFT_METRES = 205;
const MAX_SHIFT_METRES = 495;

const POLYLINE_FACTOR = 1e5;
/** Six groups of five bits hold the largest step, from -180 to 180 degrees. */
const MAX_POLYLINE_NUMBER_LENGTH = 6;

export function isOnEarth(point: Point): boolean {
	return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
}

/** Decodes a polyline (Google's algorithm, five decimals); null for invalid text. Empty text gives no points. */
export function decodePolyline(text: string): Point[] | null {
	const numbers: number[] = [];
	let value = 0;
	let groups = 0;
	for (let index = 0; index < text.length; index += 1) {
		const code = text.charCodeAt(index) - 63;
		if (code < 0 || code > 63 || groups === MAX_POLYLINE_NUMBER_LENGTH) return null;
		value += (code & 31) * 32 ** groups;
		groups += 1;
		if (code >= 32) continue;
		numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
		value = 0;
		groups = 0;
	}
	if (groups > 0 || numbers.length % 2 === 1) return null;
	const points: Point[] = [];
	let latitude = 0;
	let longitude = 0;
	for (let index = 0; index < numbers.length; index += 2) {
		latitude += numbers[index] ?? 0;
		longitude += numbers[index + 1] ?? 0;
		const point = { latitude: latitude / POLYLINE_FACTOR, longitude: longitude / POLYLINE_FACTOR };
		if (!isOnEarth(point)) return null;
		points.push(point);
	}
	return points;
}

function encodeNumber(value: number): string {
	let rest = value < 0 ? -value * 2 - 1 : value * 2;
	let text = "";
	while (rest >= 32) {
		text += String.fromCharCode((rest % 32) + 32 + 63);
		rest = Math.floor(rest / 32);
	}
	return text + String.fromCharCode(rest + 63);
}

/** Encodes points as a polyline (Google's algorithm), rounded to five decimals. */
export function encodePolyline(points: readonly Point[]): string {
	let latitude = 0;
	let longitude = 0;
	let text = "";
	for (const point of points) {
		const nextLatitude = Math.round(point.latitude * POLYLINE_FACTOR);
		const nextLongitude = Math.round(point.longitude * POLYLINE_FACTOR);
		text += encodeNumber(nextLatitude - latitude) + encodeNumber(nextLongitude - longitude);
		latitude = nextLatitude;
		longitude = nextLongitude;
	}
	return text;
}

/**
 * Whether a point is inside a ring (open or closed), by the even-odd rule. A point exactly on an edge is consistently
 * assigned to one of its sides.
 */
export function pointInPolygon(point: Point, ring: readonly Point[]): boolean {
	let isInside = false;
	for (let index = 0; index < ring.length; index += 1) {
		const a = ring[index];
		const b = ring[index === 0 ? ring.length - 1 : index - 1];
		if (!a || !b || a.latitude > point.latitude === b.latitude > point.latitude) continue;
		const share = (point.latitude - a.latitude) / (b.latitude - a.latitude);
		if (point.longitude < a.longitude + share * (b.longitude - a.longitude)) isInside = !isInside;
	}
	return isInside;
}

/** Bounding box of the points; null without points. */
export function boundsOf(points: readonly Point[]): Box | null {
	const first = points[0];
	if (!first) return null;
	const box: Box = {
		west: first.longitude,
		south: first.latitude,
		east: first.longitude,
		north: first.latitude,
	};
	for (const { latitude, longitude } of points) {
		box.west = Math.min(box.west, longitude);
		box.south = Math.min(box.south, latitude);
		box.east = Math.max(box.east, longitude);
		box.north = Math.max(box.north, latitude);
	}
	return box;
}

/** Whether a point is in the box or on its border. */
export function boxContains(box: Box, point: Point): boolean {
	return (
		point.longitude >= box.west &&
		point.longitude <= box.east &&
		point.latitude >= box.south &&
		point.latitude <= box.north
	);
}

function radians(degrees: number): number {
	return (degrees * Math.PI) / 180;
}

/** Great-circle distance in metres (haversine). */
export function distanceMetres(a: Point, b: Point): number {
	const halfLatitude = Math.sin(radians(b.latitude - a.latitude) / 2);
	const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2);
	const chord = halfLatitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfLongitude ** 2;
	return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Compass directions, clockwise. */
const directions = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export type Direction = (typeof directions)[number];

/** Direction of a nearby point from another. */
export function directionTo(from: Point, to: Point): Direction {
	const east = (to.longitude - from.longitude) * Math.cos(radians(from.latitude));
	const turn = Math.atan2(east, to.latitude - from.latitude) / (2 * Math.PI);
	const { length } = directions;
	return directions[(Math.round(turn * length) + length) % length] ?? "n";
}

/** A number in [0, 1) from four bytes. */
function fraction(bytes: Uint8Array, offset: number): number {
	return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(offset) / 2 ** 32;
}

/**
 * The point shown for a hidden address: the true one shifted by 200 to 500 m, uniformly over the ring. Direction and
 * distance derive from `bytes`: at least eight bytes of an HMAC of the point with a secret, so that the shift is
 * stable, equal for all properties at one point, and irreversible. @throws RangeError for fewer bytes
 */
export function shiftPoint(point: Point, bytes: Uint8Array): Point {
	const direction = 2 * Math.PI * fraction(bytes, 0);
	const nearest = MIN_SHIFT_METRES ** 2;
	const furthest = MAX_SHIFT_METRES ** 2;
	const metres = Math.sqrt(nearest + fraction(bytes, 4) * (furthest - nearest));
	const latitude = point.latitude + (metres * Math.cos(direction)) / METRES_PER_DEGREE;
	const metresPerLongitude = METRES_PER_DEGREE * Math.cos(radians(point.latitude));
	const longitude = point.longitude + (metres * Math.sin(direction)) / metresPerLongitude;
	return { latitude, longitude };
}
