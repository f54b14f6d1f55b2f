import type { Language } from "../language";
import { costFigures } from "../law/cost-figures";
import { EXAMPLE_PRICE } from "../law/text-figures";
import { isRegion, type Region, regions } from "../localities/region";
import type { Costs } from "./cost-lines";
import { purchaseCosts } from "./purchase-costs";
import { figureIn } from "./typed-figures";

/** Input of the calculator without a property. */
export type RegionQuestion = {
	region: Region;
	/** In euro, excluding taxes. */
	price: number;
	isOwnHome: boolean;
	/** Entirely new construction, including its land. */
	isNewBuild: boolean;
	buyers: 1 | 2;
};

/** The costs of one purchase in one region. Amounts in euro. */
export type RegionCosts = {
	region: Region;
	/** Registration tax or VAT. */
	tax: number;
	/** Notary's fee with VAT, and costs of the deed. */
	notary: number;
	total: number;
};

/** Default region per language: where most of its readers buy. */
const usualRegions: Record<Language, Region> = { nl: "flanders", fr: "wallonia", en: "brussels", de: "wallonia" };

/** Parses the visitor's input from an address; missing or invalid values get the example's. */
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

/** Costs of the same purchase in every region. */
export function compareRegions(question: RegionQuestion): RegionCosts[] {
	return regions.map((region) => {
		const { lines, total } = costsIn(region, question);
		const tax = lines.find(({ key }) => key === "registrationTax" || key === "vat")?.amount ?? 0;
		return { region, tax, notary: total - tax, total };
	});
}
