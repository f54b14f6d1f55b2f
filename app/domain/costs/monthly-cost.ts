import { costFigures } from "../law/cost-figures";
import { isRegion, type Region } from "../localities/region";
import type { Property } from "../property/property";
import { forSaleOf } from "./for-sale";
import { estimatePurchase, parseQuestion } from "./purchase-estimate";

/** What decides the cost of a purchase beside its price: its region, the share that is new construction, a dwelling. */
export type CostClass = readonly [region: Region, newShare: number, isDwelling: boolean];

/** The visitor's own terms, in euro and years; without them the examples in the law's figures apply. */
export type MonthlyTerms = { ownMoney?: number | undefined; term?: number | undefined; ownHome?: true | undefined };

const SHARE_STEPS = 100;
/** Halvings of the range of prices: to less than a euro. */
const HALVINGS = 28;
const HIGHEST_PRICE = 100_000_000;

/** Null where there is nothing to buy, or its price or region is not known. */
export function costClassOf(property: Property, price: number | null, region: Region | null): CostClass | null {
	const forSale = forSaleOf(property, price, region);
	if (forSale === null || region === null) return null;
	return [region, Math.round(forSale.newShare * SHARE_STEPS) / SHARE_STEPS, forSale.isDwelling];
}

export function isCostClass(value: unknown): value is CostClass {
	if (!Array.isArray(value) || value.length !== 3) return false;
	const [region, newShare, isDwelling] = value as unknown[];
	return isRegion(region) && typeof newShare === "number" && typeof isDwelling === "boolean";
}

/** What the loan for a purchase costs per month, in euro: an estimate, to be labelled as one. */
export function monthlyCost(price: number, [region, newShare, isDwelling]: CostClass, terms: MonthlyTerms): number {
	const property = {
		figures: costFigures(region),
		price,
		newShare,
		isDwelling,
		isPlot: false,
		vatRate: null,
		stated: null,
	};
	const params = new URLSearchParams(terms.ownHome ? { ownHome: "1" } : {});
	if (terms.ownMoney !== undefined) params.set("ownMoney", String(terms.ownMoney));
	if (terms.term !== undefined) params.set("years", String(terms.term));
	return estimatePurchase(parseQuestion(params, property), property).monthly;
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
