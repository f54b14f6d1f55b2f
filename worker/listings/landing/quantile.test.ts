import fc from "fast-check";
import { expect, test } from "vitest";
import { createMiddle, quantile } from "./quantile";

test("a locality's middle price per m² is the same on its landing page as in the table of prices", () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 40 }), (values) => {
			const middle = createMiddle();
			for (const value of values) middle.add(value);
			const sorted = values.toSorted((a, b) => a - b);
			expect(middle.value()).toBe(quantile(sorted.length, 0.5, (at) => sorted[at] ?? 0));
		}),
	);
});
