import { costFigures } from "../law/cost-figures";
import type { CostClass } from "./cost-class";
import { estimatePurchase, exampleOwnMoney, parseQuestion } from "./purchase-estimate";

/** The visitor's own terms, in euro and years; without them the examples in the law's figures apply. */
export type MonthlyTerms = { ownMoney?: number | undefined; term?: number | undefined; ownHome?: true | undefined };

/** Halvings of the range of prices: to less than a euro. */
const HALVINGS = 28;
const HIGHEST_PRICE = 100_000_000;

/** What the loan for a purchase costs per month, in euro: an estimate, to be labelled as one. */
export function monthlyCost(price: number, of: CostClass, terms: MonthlyTerms): number {
	const [region, newShare, isDwelling, vatRate = null] = of;
	const property = {
		figures: costFigures(region),
		price,
		newShare,
		isDwelling,
		isPlot: false,
		vatRate,
		stated: null,
	};
	const params = new URLSearchParams(terms.ownHome ? { ownHome: "1" } : {});
	if (terms.term !== undefined) params.set("years", String(terms.term));
	const question = parseQuestion(params, property);
	const ownMoney = terms.ownMoney ?? exampleOwnMoney(question, property);
	return estimatePurchase({ ...question, ownMoney }, property).monthly;
}

/** The highest price that costs so much per month at most. A higher price never costs less. */
export function highestPriceFor(monthly: number, of: CostClass, terms: MonthlyTerms): number {
	let [low, high] = [0, HIGHEST_PRICE];
	for (let step = 0; step < HALVINGS; step += 1) {
		const middle = (low + high) / 2;
		if (monthlyCost(middle, of, terms) <= monthly) low = middle;
		else high = middle;
	}
	return low;
}
