import type { TFunction } from "i18next";
import { costFigures } from "../../domain/costs/costs";
import { compareRegions, costsIn, type RegionQuestion } from "../../domain/costs/region-estimate";
import { formatDate } from "../../domain/formatting/dates";
import type { Language } from "../../domain/language";
import { formatEuro } from "../../domain/property/price";
import { type CostRow, costRows } from "./cost-rows";

type ComparedRow = {
	region: string;
	name: string;
	isAsked: boolean;
	tax: string;
	notary: string | null;
	total: string;
};

/** The calculator's answer, ready to show. */
export type RegionCostData = {
	question: RegionQuestion;
	region: string;
	price: string;
	rows: CostRow[];
	/** Price and costs. */
	sum: string;
	includesNotary: boolean;
	compared: ComparedRow[];
	sources: string[];
	asOf: string;
};

/** @param t with the namespace `property` */
export function regionCostData(question: RegionQuestion, language: Language, t: TFunction<"property">): RegionCostData {
	const costs = costsIn(question.region, question);
	return {
		question,
		region: t(`search:region.${question.region}`),
		price: formatEuro(question.price),
		rows: costRows(costs, language, t).rows,
		sum: formatEuro(question.price + costs.total),
		includesNotary: costs.includesNotary,
		compared: compareRegions(question).map(({ region, tax, notary, total }) => ({
			region,
			name: t(`search:region.${region}`),
			isAsked: region === question.region,
			tax: formatEuro(tax),
			notary: notary === null ? null : formatEuro(notary),
			total: formatEuro(total),
		})),
		sources: sourcesOf(question, t),
		asOf: formatDate(costFigures.asOf),
	};
}

/** Of every figure on the page: all regions are compared. */
function sourcesOf({ isNewBuild }: RegionQuestion, t: TFunction<"property">): string[] {
	const taxes = isNewBuild
		? [t("costs.source.vat.belgium"), t("costs.source.vat.luxembourg")]
		: [
				t("costs.source.flanders"),
				t("costs.source.brussels"),
				t("costs.source.wallonia"),
				t("costs.source.luxembourg"),
			];
	return [...taxes, t("costs.source.notary")];
}
