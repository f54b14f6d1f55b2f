import type { TFunction } from "i18next";
import type { Costs, CostValues } from "../../domain/costs/cost-lines";
import type { ForSale, PurchaseEstimate, PurchaseQuestion } from "../../domain/costs/purchase-estimate";
import { formatNumber, formatPercent } from "../../domain/formatting/numbers";
import type { Language } from "../../domain/language";
import { formatEuro } from "../../domain/property/price";

/** Formatted line of an estimate. */
export type CostRow = { key: string; label: string; explain: string; amount: string };

/** @param t must also resolve keys of the namespace `fields` */
export function costRows(
	costs: Costs,
	language: Language,
	t: TFunction<"property">,
): { rows: CostRow[]; total: string } {
	return {
		rows: costs.lines.map((line) => ({
			key: line.key,
			label: t(`fields:costs.lines.${line.key}`),
			explain: t(`fields:${line.explainKey}`, shownValues(line.values, language, t)),
			amount: formatEuro(line.amount),
		})),
		total: formatEuro(costs.total),
	};
}

function shownValues(
	{ of, rate, months, ...amounts }: CostValues,
	language: Language,
	t: TFunction<"property">,
): Record<string, string> {
	return {
		...(rate === undefined ? {} : { rate: formatPercent(rate, language) }),
		...(months === undefined ? {} : { months: formatNumber(months, language) }),
		...(of === undefined ? {} : { of: taxedPart(of, t) }),
		...Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, formatEuro(amount)])),
	};
}

function taxedPart(of: "price" | number, t: TFunction<"property">): string {
	return of === "price" ? t("fields:costs.taxed.price") : t("fields:costs.taxed.land", { base: formatEuro(of) });
}

export type ShownEstimate = {
	price: string;
	rows: CostRow[];
	sum: string;
	loan: string;
	monthly: string;
	/** Formatted terms of the loan. */
	terms: { years: string; rate: string };
};

export function shownEstimate(
	question: PurchaseQuestion,
	estimate: PurchaseEstimate,
	{ newShare }: Pick<ForSale, "newShare">,
	language: Language,
	t: TFunction<"property">,
): ShownEstimate {
	const { rows } = costRows(estimate, language, t);
	const loan = rows.findIndex(({ key }) => key === "mortgageDeed");
	const allIn = {
		key: "allIn",
		label: t("fields:costs.allIn"),
		explain: "",
		amount: formatEuro(estimate.sumWithoutLoan),
	};
	return {
		price: formatEuro(question.price),
		rows: newShare > 0 && loan !== -1 ? [...rows.slice(0, loan), allIn, ...rows.slice(loan)] : rows,
		sum: formatEuro(estimate.sum),
		loan: formatEuro(estimate.loan),
		monthly: formatEuro(estimate.monthly),
		terms: { years: formatNumber(question.years, language), rate: formatPercent(question.rate, language) },
	};
}
