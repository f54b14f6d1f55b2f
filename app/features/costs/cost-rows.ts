import type { TFunction } from "i18next";
import type { Costs } from "../../domain/costs/costs";
import type { PurchaseEstimate, PurchaseQuestion } from "../../domain/costs/purchase-estimate";
import { formatNumber, formatPercent } from "../../domain/formatting/numbers";
import { formatEuro } from "../../domain/property/price";

/** A line of an estimate, ready to show. */
export type CostRow = { key: string; label: string; explain: string; amount: string };

/** @param t with the namespace `fields` */
export function costRows(costs: Costs, t: TFunction<"property">): { rows: CostRow[]; total: string } {
	return {
		rows: costs.lines.map((line) => ({
			key: line.key,
			label: t(`fields:costs.lines.${line.key}`),
			explain: t(`fields:${line.explainKey}`, line.values),
			amount: formatEuro(line.amount),
		})),
		total: formatEuro(costs.total),
	};
}

export type ShownEstimate = {
	price: string;
	rows: CostRow[];
	sum: string;
	loan: string;
	monthly: string;
	/** The terms of the loan, in words. */
	terms: { years: string; rate: string };
	includesNotary: boolean;
};

export function shownEstimate(
	question: PurchaseQuestion,
	estimate: PurchaseEstimate,
	t: TFunction<"property">,
): ShownEstimate {
	return {
		price: formatEuro(question.price),
		rows: costRows(estimate, t).rows,
		sum: formatEuro(estimate.sum),
		loan: formatEuro(estimate.loan),
		monthly: formatEuro(estimate.monthly),
		terms: { years: formatNumber(question.years), rate: formatPercent(question.rate) },
		includesNotary: estimate.includesNotary,
	};
}
