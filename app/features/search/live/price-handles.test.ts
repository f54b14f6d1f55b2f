import * as fc from "fast-check";
import { expect, test } from "vitest";
import { boundsOf, handlesOf } from "./price-handles";

const prices = Array.from({ length: 8 }, (_, index) => ({
	from: (index + 4) * 25_000,
	to: index === 7 ? null : (index + 5) * 25_000,
	count: index,
}));

test("without bounds the handles stand at the ends, and there they set none", () => {
	expect(handlesOf(prices, {})).toEqual({ low: 0, high: 8 });
	expect(boundsOf(prices, { low: 0, high: 8 })).toEqual({ minPrice: undefined, maxPrice: undefined });
});

test("a handle chooses the price at its edge, and comes back to it", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 8 }), (low, width) => {
			const handles = { low, high: Math.min(8, low + width) };
			expect(handlesOf(prices, boundsOf(prices, handles))).toEqual(handles);
		}),
	);
});

test("bounds between or beyond the steps leave handles that do not cross", () => {
	expect(handlesOf(prices, { minPrice: 130_000, maxPrice: 140_000 })).toEqual({ low: 1, high: 2 });
	fc.assert(
		fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (minPrice, maxPrice) => {
			const { low, high } = handlesOf(prices, { minPrice, maxPrice });
			expect(low).toBeGreaterThanOrEqual(0);
			expect(high).toBeGreaterThan(low);
			expect(high).toBeLessThanOrEqual(8);
		}),
	);
});
