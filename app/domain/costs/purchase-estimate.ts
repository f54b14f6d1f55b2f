import type { Region } from "../localities/region";
import { LAND, RESIDENTIAL } from "../property/kind";
import type { Property } from "../property/property";
import { goalOf } from "../property/rules";
import { costFigures, monthlyPayment, type PurchaseCosts, purchaseCosts } from "./costs";

/** What of a property decides the cost of buying it. */
export type ForSale = {
	region: Region;
	/** Published price, in euro. */
	price: number;
	/** The part of the price that is new construction, from 0 to 1. */
	newShare: number;
	/** A dwelling, so that the rate for a main residence may apply; the default for an unknown type. */
	isDwelling: boolean;
	/** Land to build on: what may be built there is no part of the estimate. */
	isPlot: boolean;
};

/** What a visitor fills in. Amounts in euro, rate in percent per year. */
export type PurchaseQuestion = {
	price: number;
	isOwnHome: boolean;
	buyers: 1 | 2;
	ownMoney: number;
	rate: number;
	years: number;
};

export type PurchaseEstimate = PurchaseCosts & {
	/** Price and costs. */
	sum: number;
	/** What is left to borrow. */
	loan: number;
	/** Payment per month. */
	monthly: number;
};

export const HIGHEST_PRICE = 100_000_000;
const HIGHEST_RATE = 20;
const LONGEST_TERM = 40;
/** The own money that is suggested is a round sum. */
const ROUND_TO = 1_000;

/** Null for a property to let, and where region or published price is not known. */
export function forSaleOf(property: Property, price: number | null, region: Region | null): ForSale | null {
	if (price === null || price === 0 || region === null || goalOf(property.Goal) !== "sale") return null;
	const webId = property.WebID ?? RESIDENTIAL;
	return {
		region,
		price,
		newShare: newShareOf(property, price),
		isDwelling: webId === RESIDENTIAL,
		isPlot: webId === LAND,
	};
}

/** A unit of a project is new construction, except for the land's share where the agency states it. */
function newShareOf(property: Property, price: number): number {
	if (property.ProjectID == null) return 0;
	const construction = property.ConstructionCost ?? property.BuildingCost;
	const part = construction ?? (property.GroundPart == null ? price : price - property.GroundPart);
	return Math.min(1, Math.max(0, part / price));
}

/** The visitor's figures from an address; what is missing or does not fit is the example's. */
export function parseQuestion(params: URLSearchParams, property: ForSale): PurchaseQuestion {
	const { ownShare, yearlyRate, years } = costFigures.mortgage;
	const isOwnHome = property.isDwelling && params.get("ownHome") === "1";
	const buyers = params.get("buyers") === "2" ? 2 : 1;
	const price = numberIn(params, "price", HIGHEST_PRICE) || property.price;
	const costs = costsOf({ price, isOwnHome, buyers }, property);
	const suggested = Math.round((price * (ownShare / 100) + costs.total) / ROUND_TO) * ROUND_TO;
	return {
		price,
		isOwnHome,
		buyers,
		ownMoney: numberIn(params, "ownMoney", HIGHEST_PRICE) ?? suggested,
		rate: numberIn(params, "rate", HIGHEST_RATE) ?? yearlyRate,
		years: Math.max(1, Math.round(numberIn(params, "years", LONGEST_TERM) ?? years)),
	};
}

/** A number within its bounds from an address; null for a missing or unfit one. */
export function numberIn(params: URLSearchParams, name: string, most: number): number | null {
	const text = params.get(name)?.trim().replace(",", ".") ?? "";
	const value = Number(text);
	return text !== "" && Number.isFinite(value) && value >= 0 && value <= most ? value : null;
}

function costsOf(question: Pick<PurchaseQuestion, "price" | "isOwnHome" | "buyers">, property: ForSale): PurchaseCosts {
	const { price, isOwnHome, buyers } = question;
	return purchaseCosts({
		region: property.region,
		price,
		isOwnHome,
		buyers,
		newConstruction: price * property.newShare,
	});
}

/** What buying costs in all, and per month: an estimate, to be labelled as one. */
export function estimatePurchase(question: PurchaseQuestion, property: ForSale): PurchaseEstimate {
	const costs = costsOf(question, property);
	const sum = question.price + costs.total;
	const loan = Math.max(0, sum - question.ownMoney);
	return {
		...costs,
		sum,
		loan,
		monthly: monthlyPayment({ amount: loan, yearlyRate: question.rate, years: question.years }),
	};
}
