import * as fc from "fast-check";
import { expect, test } from "vitest";
import { paginationSteps } from "./pagination";

test("few pages are all shown", () => {
	expect(paginationSteps(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("many pages keep the first, the last and the neighbours of the current one", () => {
	expect(paginationSteps(10, 20)).toEqual([1, "gap-before", 9, 10, 11, "gap-after", 20]);
});

test("near an end the list keeps its length", () => {
	expect(paginationSteps(1, 20)).toEqual([1, 2, 3, 4, 5, "gap-after", 20]);
	expect(paginationSteps(20, 20)).toEqual([1, "gap-before", 16, 17, 18, 19, 20]);
});

test("numbers rise by one except where a gap of at least two pages stands between them", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
			const [page, pages] = [Math.min(a, b), Math.max(a, b)];
			const steps = paginationSteps(page, pages);
			expect(steps).toContain(page);
			expect(steps.at(0)).toBe(1);
			expect(steps.at(-1)).toBe(pages);
			for (const [index, entry] of steps.entries()) {
				const before = steps[index - 1];
				if (typeof entry === "number" && typeof before === "number") expect(entry).toBe(before + 1);
				if (typeof entry === "string") {
					expect((steps[index + 1] as number) - (before as number)).toBeGreaterThan(2);
				}
			}
		}),
	);
});
