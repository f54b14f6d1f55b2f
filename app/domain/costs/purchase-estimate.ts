import { type CostFigures, type Costs, cents, monthlyPayment, mortgageDeed, purchaseCosts, withTotal } from "./costs";
import { type StatedCosts, withStated } from "./stated-costs";
import { figureIn } from "./typed-figures";

/** What of a property decides the cost of buying it. */
export type ForSale = {
	/** Of its region. */
	figures: CostFigures;
	/** Published price, in euro. */
	price: number;
	/** The part of the price that is new construction, from 0 to 1. */
	newShare: number;
	/** On that part, in percent, where the agency names it. */
	vatRate: number | null;
	/** What the agency itself says of the costs at this price. */
	stated: StatedCosts | null;
	/** A dwelling, so that the rate for a main residence may apply; the default for an unknown type. */
	isDwelling: boolean;
	/** Land to build on: what may be built there is no part of the estimate. */
	isPlot: boolean;
};

/** What a visitor fills in. Amounts in euro, rate in percent per year. */
export type PurchaseQuestion = {
	price: number;
	isOwnHome: boolean;
	/** A rebuilt home whose buyer fulfils the conditions of the reduced rate. */
	isReducedVat: boolean;
	buyers: 1 | 2;
	ownMoney: number;
	rate: number;
	years: number;
};

export type PurchaseEstimate = Costs & {
	/** Price and costs. */
	sum: number;
	/** Price and costs, without the costs of a loan. */
	sumWithoutLoan: number;
	/** What is left to borrow. */
	loan: number;
	/** Payment per month. */
	monthly: number;
};

/** The own money that is suggested is a round sum. */
const ROUND_TO = 1_000;

/** The visitor's figures from an address; what is missing or does not fit is the example's. */
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

/** The reduced rate that a buyer of a new home may ask for, in percent; null where there is none to ask for. */
export function reducedVatOf({ figures, newShare, isDwelling, vatRate }: ForSale): number | null {
	if (figures.region === "luxembourg" || newShare === 0 || !isDwelling) return null;
	return (vatRate ?? figures.newBuildVat) > figures.rebuiltVat ? figures.rebuiltVat : null;
}

type Asked = Pick<PurchaseQuestion, "price" | "isOwnHome" | "isReducedVat" | "buyers">;

/** The example's share of the price and all costs, in euro: what is left grows with the price, cent by cent. */
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
	// The agency speaks of its own price, and of a buyer without advantages.
	const isAsStated = price === property.price && !isOwnHome && !isReducedVat && buyers === 1;
	return stated && isAsStated ? withStated(costs, stated, figures) : costs;
}

/** What buying costs in all, and per month: an estimate, to be labelled as one. */
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

/** What a buyer without a loan or an advantage pays in all, in euro: one sum for every place that names it. */
export function allInOf(property: ForSale): number {
	const costs = costsOf({ price: property.price, isOwnHome: false, isReducedVat: false, buyers: 1 }, property);
	return cents(property.price + costs.total);
}

/** A euro more of loan adds four cents to its deed at most, so that these rounds reach the cent. */
const ROUNDS = 8;

/** A loan that pays for its own deed as well. @param without in euro, what is to be borrowed but for the deed */
function loanFor(without: number, { isOwnHome }: PurchaseQuestion, { figures }: ForSale): number {
	let loan = without;
	for (let round = 0; round < ROUNDS; round += 1) {
		loan = cents(without + (mortgageDeed(figures, loan, isOwnHome)?.amount ?? 0));
	}
	return loan;
}
