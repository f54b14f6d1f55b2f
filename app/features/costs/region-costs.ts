import type { TFunction } from "i18next";
import { compareRegions, costsIn, type RegionQuestion } from "../../domain/costs/region-estimate";
import type { TypedFigures } from "../../domain/costs/typed-figures";
import type { Language } from "../../domain/language";
import { regions } from "../../domain/localities/region";
import { formatEuro } from "../../domain/property/price";
import { type CostRow, costRows } from "./cost-rows";
import { type FigureField, figureField } from "./figure-fields";
import { type LawSources, lawSources } from "./law-sources";
import { purchaseFigures } from "./purchase-figures";

type ComparedRow = {
	region: string;
	name: string;
	isAsked: boolean;
	tax: string;
	notary: string;
	total: string;
};

/** Formatted result of the calculator. */
export type RegionCostData = {
	question: RegionQuestion;
	asked: FigureField;
	region: string;
	price: string;
	rows: CostRow[];
	/** Price plus costs. */
	sum: string;
	compared: ComparedRow[];
	/** Sources of all figures on the page, which compares every region. */
	sources: LawSources;
};

/** @param t with the namespace `property` */
export function regionCostData(
	question: RegionQuestion,
	typed: TypedFigures,
	language: Language,
	t: TFunction<"property">,
): RegionCostData {
	const costs = costsIn(question.region, question);
	return {
		question,
		asked: figureField("price", question.price, typed, language, t),
		region: t(`search:region.${question.region}`),
		price: formatEuro(question.price),
		rows: costRows(costs, language, t).rows,
		sum: formatEuro(question.price + costs.total),
		compared: compareRegions(question).map(({ region, tax, notary, total }) => ({
			region,
			name: t(`search:region.${region}`),
			isAsked: region === question.region,
			tax: formatEuro(tax),
			notary: formatEuro(notary),
			total: formatEuro(total),
		})),
		sources: lawSources(
			regions.flatMap((region) =>
				purchaseFigures(region, { existing: !question.isNewBuild, newBuild: question.isNewBuild }),
			),
			language,
			t,
		),
	};
}
