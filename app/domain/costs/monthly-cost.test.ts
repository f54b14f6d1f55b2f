import fc from "fast-check";
import { expect, test } from "vitest";
import { regions } from "../localities/region";
import { highestPriceFor, monthlyCost } from "./monthly-cost";

test("the highest price for a cost per month is the last that costs no more, in every region and for any terms", () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...regions),
			fc.constantFrom(0, 0.7, 1),
			fc.integer({ min: 200, max: 8_000 }),
			fc.record({
				ownMoney: fc.option(fc.integer({ min: 0, max: 300_000 }), { nil: undefined }),
				term: fc.option(fc.integer({ min: 5, max: 30 }), { nil: undefined }),
				ownHome: fc.constantFrom(true as const, undefined),
			}),
			(region, newShare, monthly, terms) => {
				const of = [region, newShare, true] as const;
				const price = highestPriceFor(monthly, of, terms);
				expect(monthlyCost(price, of, terms)).toBeLessThanOrEqual(monthly);
				expect(monthlyCost(price * 1.02 + 2_000, of, terms)).toBeGreaterThan(monthly);
			},
		),
		{ numRuns: 40 },
	);
});
