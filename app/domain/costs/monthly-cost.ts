import { costFigures } from "../law/cost-figures";
import type { CostClass } from "./cost-class";
import { estimatePurchase, exampleOwnMoney, parseQuestion } from "./purchase-estimate";

/** The visitor's terms, in euro and years; defaults are the examples in the legal figures. */
export type MonthlyTerms = { ownMoney?: number | undefined; term?: number | undefined; ownHome?: true | undefined };

/** Bisection steps: precise to less than a euro. */
const HALVINGS = 28;
const HIGHEST_PRICE = 100_000_000;

/** Monthly cost of a purchase's loan, in euro; an estimate, to be labelled as one. */
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

/** Highest price within a monthly cost, by bisection: the cost never falls as the price rises. */
export function highestPriceFor(monthly: number, of: CostClass, terms: MonthlyTerms): number {
	let [low, high] = [0, HIGHEST_PRICE];
	for (let step = 0; step < HALVINGS; step += 1) {
		const middle = (low + high) / 2;
		if (monthlyCost(middle, of, terms) <= monthly) low = middle;
		else high = middle;
	}
	return low;
}
