import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Comparable, MIN_COMPARABLES, priceRange } from "./price-range";

const step = 5_000;

function houses(count: number, change: (index: number) => Partial<Comparable> = () => ({})): Comparable[] {
	return Array.from({ length: count }, (_, index) => ({
		price: 300_000 + index * 10_000,
		surface: 150,
		metres: 500,
		...change(index),
	}));
}

test("eight comparable properties make a range, seven do not", () => {
	expect(priceRange(houses(7), { step })).toBeNull();
	expect(priceRange(houses(8), { step })).toEqual({
		low: 315_000,
		high: 355_000,
		count: 8,
		kilometres: 2,
		bySurface: false,
	});
});

test("the nearest circle with enough of them counts, and beyond ten kilometres nothing does", () => {
	const spread = houses(12, (index) => ({ metres: index < 6 ? 1_000 : 4_000 }));
	expect(priceRange(spread, { step })).toMatchObject({ kilometres: 5, count: 12 });
	expect(
		priceRange(
			houses(30, () => ({ metres: 10_001 })),
			{ step },
		),
	).toBeNull();
});

test("with a surface those of about that size count, by their price per square metre", () => {
	const small = houses(10, () => ({ price: 200_000, surface: 100 }));
	const large = houses(10, () => ({ price: 600_000, surface: 400 }));
	expect(priceRange([...small, ...large], { step, surface: 120 })).toEqual({
		low: 240_000,
		high: 240_000,
		count: 10,
		kilometres: 2,
		bySurface: true,
	});
	expect(
		priceRange(
			houses(20, () => ({ surface: null })),
			{ step, surface: 120 },
		),
	).toBeNull();
});

test("a range that is too wide is none", () => {
	expect(
		priceRange(
			houses(12, (index) => ({ price: index < 6 ? 100_000 : 900_000 })),
			{ step },
		),
	).toBeNull();
});

test("whatever is compared, a range holds the middle half, is rounded outwards, and is never more than twice as high as low", () => {
	const comparable = fc.record({
		price: fc.integer({ min: 1, max: 5_000_000 }),
		surface: fc.option(fc.integer({ min: 1, max: 1_000 })),
		metres: fc.integer({ min: 0, max: 30_000 }),
	});
	fc.assert(
		fc.property(fc.array(comparable, { maxLength: 60 }), fc.option(fc.integer({ min: 1, max: 1_000 })), (all, size) => {
			const range = priceRange(all, { step, surface: size ?? undefined });
			if (range === null) return;
			expect(range.count).toBeGreaterThanOrEqual(MIN_COMPARABLES);
			expect([range.low % step, range.high % step]).toEqual([0, 0]);
			expect(range.low).toBeGreaterThan(0);
			expect(range.high).toBeGreaterThanOrEqual(range.low);
			expect(range.high / range.low).toBeLessThanOrEqual(2);
		}),
	);
});
