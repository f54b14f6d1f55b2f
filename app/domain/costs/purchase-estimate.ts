import { type Costs, cents, withTotal } from "./cost-lines";
import { monthlyPayment, mortgageDeed } from "./loan";
import { type CostFigures, purchaseCosts } from "./purchase-costs";
import { type StatedCosts, withStated } from "./stated-costs";
import { figureIn } from "./typed-figures";

/** Facts of a property that determine the cost of buying it. */
export type ForSale = {
	/** Figures of its region. */
	figures: CostFigures;
	/** Published price, in euro. */
	price: number;
	/** Share of the price that is new construction, from 0 to 1. */
	newShare: number;
	/** VAT rate on that share in percent, if the agency states one. */
	vatRate: number | null;
	/** Costs stated by the agency for this price. */
	stated: StatedCosts | null;
	/** A dwelling, so that the rate for a main residence may apply; true for an unknown type. */
	isDwelling: boolean;
	/** Land for building; the estimate excludes the construction. */
	isPlot: boolean;
};

/** The visitor's input. Amounts in euro, rate in percent per year. */
export type PurchaseQuestion = {
	price: number;
	isOwnHome: boolean;
	/** A rebuilt home whose buyer meets the conditions of the reduced rate. */
	isReducedVat: boolean;
	buyers: 1 | 2;
	ownMoney: number;
	rate: number;
	years: number;
};

export type PurchaseEstimate = Costs & {
	/** Price plus all costs. */
	sum: number;
	/** Price plus costs, without the mortgage deed. */
	sumWithoutLoan: number;
	loan: number;
	monthly: number;
};

/** The suggested own money is rounded to this amount. */
const ROUND_TO = 1_000;

/** Parses the visitor's input from an address; missing or invalid values get the example's. */
export function parseQuestion(params: URLSearchParams, property: ForSale): PurchaseQuestion {
	const { rate, years } = property.figures.example;
	const isOwnHome = property.isDwelling && params.get("ownHome") === "1";
	const isReducedVat = reducedVatOf(property) !== null && params.get("reducedVat") === "1";
	const buyers = params.get("buyers") === "2" ? 2 : 1;
	const price = figureIn(params, "price") ?? property.price;
	const asked = { price, isOwnHome, isReducedVat, buyers } as const;
	const suggested = Math.round(exampleOwnMoney(asked, property) / ROUND_TO) * ROUND_TO;
	return {
		...asked,
		ownMoney: figureIn(params, "ownMoney") ?? suggested,
		rate: figureIn(params, "rate") ?? rate,
		years: figureIn(params, "years") ?? years,
	};
}

/** Reduced VAT rate in percent that a buyer of a new home may claim; null when there is none. */
export function reducedVatOf({ figures, newShare, isDwelling, vatRate }: ForSale): number | null {
	if (figures.region === "luxembourg" || newShare === 0 || !isDwelling) return null;
	return (vatRate ?? figures.newBuildVat) > figures.rebuiltVat ? figures.rebuiltVat : null;
}

type Asked = Pick<PurchaseQuestion, "price" | "isOwnHome" | "isReducedVat" | "buyers">;

/**
 * Example of own money in euro: the example's share of the price, plus all costs. Not rounded, so the loan rises
 * continuously with the price.
 */
export function exampleOwnMoney(asked: Asked, property: ForSale): number {
	const { price, isOwnHome } = asked;
	const ofPrice = price * (property.figures.example.ownShare / 100);
	const deed = mortgageDeed(property.figures, price - ofPrice, isOwnHome)?.amount ?? 0;
	return ofPrice + costsOf(asked, property).total + deed;
}

function costsOf({ price, isOwnHome, isReducedVat, buyers }: Asked, property: ForSale): Costs {
	const { figures, newShare, stated } = property;
	const vatRate = isReducedVat ? reducedVatOf(property) : property.vatRate;
	const costs = purchaseCosts({ figures, price, isOwnHome, buyers, newConstruction: price * newShare, vatRate });
	// The agency's figures apply to its own price and a buyer without tax reductions.
	const isAsStated = price === property.price && !isOwnHome && !isReducedVat && buyers === 1;
	return stated && isAsStated ? withStated(costs, stated, figures) : costs;
}

/** Total and monthly cost of a purchase; an estimate, to be labelled as one. */
export function estimatePurchase(question: PurchaseQuestion, property: ForSale): PurchaseEstimate {
	const costs = costsOf(question, property);
	const without = Math.max(0, question.price + costs.total - question.ownMoney);
	const loan = loanFor(without, question, property);
	const deed = mortgageDeed(property.figures, loan, question.isOwnHome);
	const all = withTotal(deed ? [...costs.lines, deed] : costs.lines);
	return {
		...all,
		sum: cents(question.price + all.total),
		sumWithoutLoan: cents(question.price + costs.total),
		loan,
		monthly: monthlyPayment({ amount: loan, yearlyRate: question.rate, years: question.years }),
	};
}

/** Total for a buyer without loan or tax reductions, in euro; the same amount wherever it is shown. */
export function allInOf(property: ForSale): number {
	const costs = costsOf({ price: property.price, isOwnHome: false, isReducedVat: false, buyers: 1 }, property);
	return cents(property.price + costs.total);
}

/** One more euro of loan adds at most four cents to its deed, so this many rounds converge to the cent. */
const ROUNDS = 8;

/** Loan that includes the cost of its own deed. @param without loan without that deed, in euro */
function loanFor(without: number, { isOwnHome }: PurchaseQuestion, { figures }: ForSale): number {
	let loan = without;
	for (let round = 0; round < ROUNDS; round += 1) {
		loan = cents(without + (mortgageDeed(figures, loan, isOwnHome)?.amount ?? 0));
	}
	return loan;
}
