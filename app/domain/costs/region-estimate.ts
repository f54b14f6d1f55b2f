import { isRegion, type Region, regions } from "../localities/region";
import { type PurchaseCosts, purchaseCosts } from "./costs";
import { HIGHEST_PRICE, numberIn } from "./purchase-estimate";
import { EXAMPLE_PRICE } from "./text-figures";

/** What a visitor asks without a property in mind. */
export type RegionQuestion = {
	region: Region;
	/** In euro, without taxes. */
	price: number;
	isOwnHome: boolean;
	/** New construction altogether, its land included. */
	isNewBuild: boolean;
	buyers: 1 | 2;
};

/** The costs of one purchase in one region. Amounts in euro. */
export type RegionCosts = {
	region: Region;
	/** Registration tax or VAT. */
	tax: number;
	/** The notary's fee with its VAT and the costs of the deed; null where no tariff is part of the figures. */
	notary: number | null;
	total: number;
};

/** The visitor's question from an address; what is missing or does not fit is the example's. */
export function parseRegionQuestion(params: URLSearchParams): RegionQuestion {
	const region = params.get("region");
	return {
		region: isRegion(region) ? region : "flanders",
		price: numberIn(params, "price", HIGHEST_PRICE) || EXAMPLE_PRICE,
		isOwnHome: params.get("ownHome") === "1",
		isNewBuild: params.get("newBuild") === "1",
		buyers: params.get("buyers") === "2" ? 2 : 1,
	};
}

export function costsIn(region: Region, question: RegionQuestion): PurchaseCosts {
	const { price, isOwnHome, isNewBuild, buyers } = question;
	return purchaseCosts({ region, price, isOwnHome, buyers, newConstruction: isNewBuild ? price : 0 });
}

/** The same purchase in every region. */
export function compareRegions(question: RegionQuestion): RegionCosts[] {
	return regions.map((region) => {
		const { lines, total, includesNotary } = costsIn(region, question);
		const tax = lines.find(({ key }) => key === "registrationTax" || key === "vat")?.amount ?? 0;
		return { region, tax, notary: includesNotary ? total - tax : null, total };
	});
}
