import fc from "fast-check";
import { expect, test } from "vitest";
import { regions } from "../localities/region";
import type { Property } from "../property/property";
import { costClassOf, isCostClass } from "./cost-class";
import { forSaleOf } from "./for-sale";
import { highestPriceFor, monthlyCost } from "./monthly-cost";
import { estimatePurchase, parseQuestion } from "./purchase-estimate";

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

test("a filter by cost per month keeps exactly the prices whose cards say no more, without own money too", () => {
	for (const region of regions) {
		const of = [region, 0, true] as const;
		for (const monthly of [1_000, 1_150, 2_000]) {
			const highest = highestPriceFor(monthly, of, {});
			const wrong = Array.from({ length: 500 }, (_, index) => 1_000 * (1 + index)).filter(
				(price) => price <= highest !== monthlyCost(price, of, {}) <= monthly,
			);
			expect([region, monthly, wrong]).toEqual([region, monthly, []]);
		}
	}
});

test("a new home is estimated by the rate of value added tax that its agency names, as on its page", () => {
	const property = { ID: 1, Goal: 0, WebID: 1, NewBuild: { IsNew: true, VatRate: 6 } } as Property;
	const forSale = forSaleOf(property, 300_000, "flanders");
	const of = costClassOf(property, 300_000, "flanders");
	if (!forSale || !of) throw new Error("no costs");
	const question = parseQuestion(new URLSearchParams({ ownMoney: "60000" }), forSale);
	expect(monthlyCost(300_000, of, { ownMoney: 60_000 })).toBe(estimatePurchase(question, forSale).monthly);
	expect(isCostClass(of)).toBe(true);
});
