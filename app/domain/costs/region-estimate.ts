import type { Language } from "../language";
import { costFigures } from "../law/cost-figures";
import { EXAMPLE_PRICE } from "../law/text-figures";
import { isRegion, type Region, regions } from "../localities/region";
import { type Costs, purchaseCosts } from "./costs";
import { figureIn } from "./typed-figures";

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
	/** The notary's fee with its VAT and the costs of the deed. */
	notary: number;
	total: number;
};

/** Where most readers of a language buy. */
const usualRegions: Record<Language, Region> = { nl: "flanders", fr: "wallonia", en: "brussels", de: "wallonia" };

/** The visitor's question from an address; what is missing or does not fit is the example's. */
export function parseRegionQuestion(params: URLSearchParams, language: Language): RegionQuestion {
	const region = params.get("region");
	return {
		region: isRegion(region) ? region : usualRegions[language],
		price: figureIn(params, "price") ?? EXAMPLE_PRICE,
		isOwnHome: params.get("ownHome") === "1",
		isNewBuild: params.get("newBuild") === "1",
		buyers: params.get("buyers") === "2" ? 2 : 1,
	};
}

export function costsIn(region: Region, question: RegionQuestion): Costs {
	const { price, isOwnHome, isNewBuild, buyers } = question;
	return purchaseCosts({
		figures: costFigures(region),
		price,
		isOwnHome,
		buyers,
		newConstruction: isNewBuild ? price : 0,
	});
}

/** The same purchase in every region. */
export function compareRegions(question: RegionQuestion): RegionCosts[] {
	return regions.map((region) => {
		const { lines, total } = costsIn(region, question);
		const tax = lines.find(({ key }) => key === "registrationTax" || key === "vat")?.amount ?? 0;
		return { region, tax, notary: total - tax, total };
	});
}
