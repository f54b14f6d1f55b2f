import fc from "fast-check";
import { expect, test } from "vitest";
import {
	type Box,
	boundsOf,
	boxContains,
	decodePolyline,
	directionTo,
	distanceMetres,
	encodePolyline,
	HIDDEN_RADIUS_METRES,
	isOnEarth,
	type Point,
	pointInPolygon,
	shiftPoint,
} from "./geo";

function localities(south: number, north: number, west: number, east: number): fc.Arbitrary<Point> {
	return fc.record({
		latitude: fc.double({ min: south, max: north, noNaN: true }),
		longitude: fc.double({ min: west, max: east, noNaN: true }),
	});
}

const anywhere = localities(-90, 90, -180, 180);
const inBelgium = localities(49.4, 51.6, 2.5, 6.5);

test("the polyline of Google's own example reads and writes the same", () => {
	const points = [
		{ latitude: 38.5, longitude: -120.2 },
		{ latitude: 40.7, longitude: -120.95 },
		{ latitude: 43.252, longitude: -126.453 },
	];
	expect(encodePolyline(points)).toBe("_p~iF~ps|U_ulLnnqC_mqNvxq`@");
	expect(decodePolyline("_p~iF~ps|U_ulLnnqC_mqNvxq`@")).toEqual(points);
	expect(decodePolyline("")).toEqual([]);
});

test("points survive the polyline to five decimals, and a second time exactly", () => {
	fc.assert(
		fc.property(fc.array(anywhere), (points) => {
			const once = decodePolyline(encodePolyline(points));
			expect(once).toHaveLength(points.length);
			once?.forEach((point, index) => {
				expect(point.latitude).toBeCloseTo(points[index]?.latitude ?? Number.NaN, 4.9);
				expect(point.longitude).toBeCloseTo(points[index]?.longitude ?? Number.NaN, 4.9);
			});
			expect(decodePolyline(encodePolyline(once ?? []))).toEqual(once);
		}),
	);
});

test("any text is a line of points on earth or none", () => {
	const text = fc.oneof(fc.string(), fc.stringMatching(/^[?-~]{0,40}$/));
	fc.assert(
		fc.property(text, (line) => {
			const points = decodePolyline(line);
			expect(points === null || points.every(isOnEarth)).toBe(true);
		}),
	);
	expect(["_p~iF", "_", "~~~~~~~~~~~~", "é", "_p~iF~ps|U>"].map(decodePolyline)).toEqual([
		null,
		null,
		null,
		null,
		null,
	]);
});

/** Winding number, as an independent algorithm to compare with. */
function windsAround(point: Point, ring: readonly Point[]): boolean {
	let winding = 0;
	ring.forEach((a, index) => {
		const b = ring[(index + 1) % ring.length] as Point;
		const side =
			(b.longitude - a.longitude) * (point.latitude - a.latitude) -
			(point.longitude - a.longitude) * (b.latitude - a.latitude);
		if (a.latitude <= point.latitude && b.latitude > point.latitude && side > 0) winding += 1;
		if (a.latitude > point.latitude && b.latitude <= point.latitude && side < 0) winding -= 1;
	});
	return winding !== 0;
}

/** A ring that never crosses itself: corners sorted by direction from the centre. */
const simpleRing = fc
	.array(
		fc.record({
			turn: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
			reach: fc.double({ min: 0.1, max: 1, noNaN: true }),
		}),
		{
			minLength: 3,
			maxLength: 12,
		},
	)
	.map((corners) =>
		corners
			.sort((a, b) => a.turn - b.turn)
			.map(({ turn, reach }) => ({ latitude: 50.5 + reach * Math.sin(turn), longitude: 4.5 + reach * Math.cos(turn) })),
	);

test("inside and outside agree with the winding number on rings that do not cross themselves", () => {
	fc.assert(
		fc.property(simpleRing, localities(49.4, 51.6, 3.4, 5.6), (ring, point) => {
			expect(pointInPolygon(point, ring)).toBe(windsAround(point, ring));
		}),
	);
});

test("a closed ring contains the same points as the open one, and a line contains none", () => {
	const square = [
		{ latitude: 0, longitude: 0 },
		{ latitude: 0, longitude: 2 },
		{ latitude: 2, longitude: 2 },
		{ latitude: 2, longitude: 0 },
	];
	const middle = { latitude: 1, longitude: 1 };
	expect(pointInPolygon(middle, square)).toBe(true);
	expect(pointInPolygon(middle, [...square, { latitude: 0, longitude: 0 }])).toBe(true);
	expect(pointInPolygon({ latitude: 3, longitude: 1 }, square)).toBe(false);
	expect(pointInPolygon(middle, square.slice(0, 2))).toBe(false);
	expect(pointInPolygon(middle, [])).toBe(false);
});

test("the bounds contain every point, with a point on each side", () => {
	fc.assert(
		fc.property(fc.array(anywhere, { minLength: 1 }), (points) => {
			const box = boundsOf(points) as Box;
			expect(points.every((point) => boxContains(box, point))).toBe(true);
			expect(points.some((point) => point.longitude === box.west)).toBe(true);
			expect(points.some((point) => point.latitude === box.north)).toBe(true);
		}),
	);
	expect(boundsOf([])).toBeNull();
});

test("distances are those of the earth", () => {
	const ghent = { latitude: 51.0543, longitude: 3.7174 };
	const brussels = { latitude: 50.8467, longitude: 4.3525 };
	expect(distanceMetres(ghent, brussels)).toBeGreaterThan(49_900);
	expect(distanceMetres(ghent, brussels)).toBeLessThan(50_500);
	expect(distanceMetres(ghent, ghent)).toBe(0);
	fc.assert(
		fc.property(anywhere, anywhere, (a, b) => {
			expect(distanceMetres(a, b)).toBeCloseTo(distanceMetres(b, a), 3);
			expect(distanceMetres(a, b)).toBeLessThan(20_040_000);
		}),
	);
});

test("a hidden address moves 200 to 500 metres, the same way every time", () => {
	fc.assert(
		fc.property(inBelgium, fc.uint8Array({ minLength: 8, maxLength: 32 }), (point, bytes) => {
			const shifted = shiftPoint(point, bytes);
			const metres = distanceMetres(point, shifted);
			expect(metres).toBeGreaterThan(200);
			expect(metres).toBeLessThan(HIDDEN_RADIUS_METRES);
			expect(shiftPoint(point, bytes)).toEqual(shifted);
		}),
	);
	expect(() => shiftPoint({ latitude: 50, longitude: 4 }, new Uint8Array(4))).toThrow(RangeError);
});

test.for([
	["n", 51.06, 3.72],
	["ne", 51.056, 3.7296],
	["e", 51.05, 3.73],
	["s", 51.04, 3.7201],
	["w", 51.0501, 3.7],
	["nw", 51.056, 3.7104],
] as const)("a point to the %s lies there", ([direction, latitude, longitude]) => {
	expect(directionTo({ latitude: 51.05, longitude: 3.72 }, { latitude, longitude })).toBe(direction);
});
