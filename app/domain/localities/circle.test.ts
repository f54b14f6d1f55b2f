import fc from "fast-check";
import { expect, test } from "vitest";
import { circleAround } from "./circle";
import { distanceMetres, pointInPolygon } from "./geo";

const centre = fc.record({
	latitude: fc.double({ min: 49.4, max: 51.6, noNaN: true }),
	longitude: fc.double({ min: 2.5, max: 6.5, noNaN: true }),
});

test("every corner of a circle is at its radius, and the centre is inside", () => {
	fc.assert(
		fc.property(centre, fc.integer({ min: 200, max: 20_000 }), (point, radius) => {
			const ring = circleAround(point, radius);
			expect(pointInPolygon(point, ring)).toBe(true);
			for (const corner of ring) {
				expect(Math.abs(distanceMetres(point, corner) - radius)).toBeLessThan(2 + radius * 0.005);
			}
		}),
	);
});
