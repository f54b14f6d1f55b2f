import fc from "fast-check";
import { expect, test } from "vitest";
import { costFigures } from "../law/cost-figures";
import { regions } from "../localities/region";
import { GARAGE, INDUSTRIAL, LAND, OFFICE, RESIDENTIAL, RETAIL } from "../property/kind";
import { type Property, propertySchema } from "../property/property";
import { forSaleOf } from "./for-sale";
import { mortgageDeed } from "./loan";
import { purchaseCosts } from "./purchase-costs";
import { estimatePurchase, parseQuestion } from "./purchase-estimate";

function property(fields: Partial<Property> = {}): Property {
	return propertySchema.parse({ ID: 1, Goal: 0, ...fields });
}

const unsaid = { vatRate: null, stated: null };
const house = {
	figures: costFigures("flanders"),
	price: 400_000,
	newShare: 0,
	isDwelling: true,
	isPlot: false,
	...unsaid,
};

test("only a property for sale with a published price in a known region has purchase costs", () => {
	expect(forSaleOf(property(), 400_000, "flanders")).toEqual(house);
	expect(forSaleOf(property(), null, "flanders")).toBeNull();
	expect(forSaleOf(property(), 400_000, null)).toBeNull();
	expect(forSaleOf(property({ Goal: 1 }), 1_200, "flanders")).toBeNull();
});

test("of a new property the construction bears VAT and the ground registration tax", () => {
	expect(forSaleOf(property({ ProjectID: 8, GroundPart: 100_000 }), 400_000, "flanders")?.newShare).toBe(0.75);
	expect(forSaleOf(property({ ProjectID: 8, ConstructionCost: 300_000 }), 400_000, "flanders")?.newShare).toBe(0.75);
	expect(forSaleOf(property({ ProjectID: 8 }), 400_000, "flanders")?.newShare).toBe(1);
	const lines = estimatePurchase(parseQuestion(new URLSearchParams(), { ...house, newShare: 0.75 }), {
		...house,
		newShare: 0.75,
	}).lines;
	expect(lines.find(({ key }) => key === "vat")?.amount).toBe(63_000);
	expect(lines.find(({ key }) => key === "registrationTax")?.amount).toBe(12_000);
});

test("what a visitor leaves out, or fills in wrongly, is the example's", () => {
	const example = parseQuestion(new URLSearchParams(), house);
	expect(example).toMatchObject({ price: 400_000, isOwnHome: false, buyers: 1, rate: 3.2, years: 25 });
	for (const query of [
		"price=abc&rate=-1&years=999&ownMoney=x",
		"price=&rate=&years=",
		"price=1e99&rate=NaN",
		"years=0",
		"years=0,4",
	]) {
		expect(parseQuestion(new URLSearchParams(query), house)).toEqual(example);
	}
	expect(parseQuestion(new URLSearchParams("rate=2,5&ownHome=1&buyers=2"), house)).toMatchObject({
		rate: 2.5,
		isOwnHome: true,
		buyers: 2,
	});
});

test("the rate for a main residence applies to dwellings only, whatever the parameters ask", () => {
	const asked = new URLSearchParams("ownHome=1");
	const taxOn = (webId: number | null) => {
		const subject = forSaleOf(property({ WebID: webId }), 695_000, "flanders");
		const estimate = subject && estimatePurchase(parseQuestion(asked, subject), subject);
		return estimate?.lines.find(({ key }) => key === "registrationTax")?.amount;
	};
	expect([RESIDENTIAL, null].map(taxOn)).toEqual([13_900, 13_900]);
	for (const webId of [OFFICE, INDUSTRIAL, LAND, GARAGE, RETAIL]) expect(taxOn(webId), String(webId)).toBe(83_400);
	expect(forSaleOf(property({ WebID: LAND }), 400_000, "flanders")).toMatchObject({ isDwelling: false, isPlot: true });
});

test("the sum is the price with its costs, and the loan what one's own money leaves of it", () => {
	const figure = fc.integer({ min: 0, max: 2_000_000 });
	fc.assert(
		fc.property(fc.constantFrom(...regions), figure, figure, fc.boolean(), (region, price, ownMoney, isOwnHome) => {
			const subject = { ...house, figures: costFigures(region) };
			const question = parseQuestion(
				new URLSearchParams({
					price: String(price),
					ownMoney: String(ownMoney),
					...(isOwnHome ? { ownHome: "1" } : {}),
				}),
				subject,
			);
			const estimate = estimatePurchase(question, subject);
			const costs = purchaseCosts({ figures: subject.figures, price: question.price, isOwnHome });
			const deed = mortgageDeed(subject.figures, estimate.loan, isOwnHome)?.amount ?? 0;
			expect(estimate.sum).toBeCloseTo(question.price + costs.total + deed, 2);
			expect(estimate.loan).toBeCloseTo(Math.max(0, estimate.sum - ownMoney), 1);
			expect(estimate.monthly * 12 * question.years).toBeGreaterThanOrEqual(estimate.loan - 12 * question.years);
		}),
	);
});
